import type { TablerIcon } from '@tabler/icons-react'

/** A button of a row. */
export type RowButton<Row> = {
  /** The verb; together with the row's name it is the accessible name. */
  label: string
  /** Shown instead of the label. */
  icon?: TablerIcon
  /** Styled as a destructive action. */
  isDestructive?: true
  /** A click anywhere on the row does it, too. */
  opensRow?: true
  run: (row: Row) => void
  /** Whether a row has it; absent: every row. */
  when?: (row: Row) => boolean
  /** Why it is disabled for that row. */
  off?: (row: Row) => string | undefined
}

/** Maximum number of icons; with more actions, the last two are icons and the others are in a menu. */
const MAX_ICONS = 2

/** Splits the buttons of a row into icons and menu entries. */
export function splitButtons<B>(buttons: readonly B[]): { icons: readonly B[]; menu: readonly B[] } {
  const from = Math.max(0, buttons.length - MAX_ICONS)
  return { icons: buttons.slice(from), menu: buttons.slice(0, from) }
}

/** Whether rows need a menu: for actions beyond the icons, and for icon actions that can be disabled. */
export const hasMenu = <Row>(buttons: readonly RowButton<Row>[]): boolean =>
  buttons.length > MAX_ICONS || buttons.some(({ icon, off }) => icon && off)

/** Width of an icon button with its gap, and the padding around all of them. */
const BUTTON_PX = 32
const BUTTONS_PADDING_PX = 28
/** The gap before an icon that destroys. */
const APART_PX = 16
/** Width of a button with a text label. */
const TEXT_BUTTON_PX = 68

/** Width of a list's buttons column. */
export function widthOfButtons<Row>(buttons: readonly RowButton<Row>[]): number {
  if (buttons.length === 0) return 0
  const { icons } = splitButtons(buttons)
  const widths = icons.map(({ icon, isDestructive }) =>
    icon ? BUTTON_PX + (isDestructive ? APART_PX : 0) : TEXT_BUTTON_PX,
  )
  return widths.reduce((sum, one) => sum + one, BUTTONS_PADDING_PX + (hasMenu(buttons) ? BUTTON_PX : 0))
}
