import type { TablerIcon } from '@tabler/icons-react'

/** A button of a row. */
export type RowButton<Row> = {
  /** The verb; with the row's name it is the button's name. */
  label: string
  /** Shown instead of the verb. */
  icon?: TablerIcon
  /** It deletes, and looks like it. */
  isDestructive?: true
  run: (row: Row) => void
  /** Absent where every row has it. */
  when?: (row: Row) => boolean
  /** Why it cannot be used with that row. */
  off?: (row: Row) => string | undefined
}

/** So many actions are icons; with more, the last two are and the others are in a menu. */
const MAX_ICONS = 2

/** Which buttons of a row are in sight and which are in its menu. */
export function splitButtons<B>(buttons: readonly B[]): { icons: readonly B[]; menu: readonly B[] } {
  const from = Math.max(0, buttons.length - MAX_ICONS)
  return { icons: buttons.slice(from), menu: buttons.slice(0, from) }
}

/** Whether rows have a menu: of what has no room as an icon, and of what may be off in one of them. */
export const hasMenu = <Row>(buttons: readonly RowButton<Row>[]): boolean =>
  buttons.length > MAX_ICONS || buttons.some(({ icon, off }) => icon && off)

/** An icon button with its gap, and the padding around all of them. */
const BUTTON_PX = 32
const BUTTONS_PADDING_PX = 28
/** A button that shows its verb. */
const VERB_PX = 68

/** How wide the column of a list's buttons is. */
export function widthOfButtons<Row>(buttons: readonly RowButton<Row>[]): number {
  if (buttons.length === 0) return 0
  const { icons } = splitButtons(buttons)
  const widths = icons.map(({ icon }) => (icon ? BUTTON_PX : VERB_PX))
  return widths.reduce((sum, one) => sum + one, BUTTONS_PADDING_PX + (hasMenu(buttons) ? BUTTON_PX : 0))
}
