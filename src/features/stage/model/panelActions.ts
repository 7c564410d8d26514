import type { Option } from '~/api/values'

/** The ids of the open applicant's name, and of what the keys C and P press. */
export const panelIds = { title: 'profile-title', cv: 'profile-cv', menu: 'profile-menu' } as const

/** A save that resolves with whether it succeeded; it calls `onStarted` once nothing is asked any more. */
export type SaveBeforeNext = (onStarted: () => void) => Promise<boolean>
/** What can be done with the open applicant, by buttons and by keys. */
export type PanelActions = {
  /** '17 dari 45'. */
  place: string
  hasBefore: boolean
  hasAfter: boolean
  step: (by: 1 | -1) => void
  /** Saves, then opens the next applicant; keys pressed meanwhile are meant for the next one. */
  saveAndNext: (save: SaveBeforeNext) => Promise<void>
  moveTo: (to: Option) => void
  /** Rejects the applicant: moves them to the rejection stage and sends a message. */
  reject?: (() => void) | undefined
  close: () => void
  /** Called once the panel is shown. */
  onShown: () => void
}
