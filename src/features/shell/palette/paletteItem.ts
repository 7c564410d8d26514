import type { TablerIcon } from '@tabler/icons-react'
import type { Findable } from './find'

/** What the palette offers: a place or an action. */
export type PaletteItem = Findable & {
  id: string
  icon: TablerIcon
  /** Distinguishes it from others of the same name: a code, a status. */
  hint?: string | undefined
  /** The key that does the same. */
  shortcut?: string
  run: () => void
}
/** Items under a heading. */
export type PaletteGroup = { title: string; items: readonly PaletteItem[] }
