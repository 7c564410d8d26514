import type { Option } from '~/api/values'

/** The ids of what the keys C and P press. */
export const panelIds = { cv: 'profile-cv', menu: 'profile-menu' } as const

/** A save that resolves with whether it succeeded; it calls `onStarted` once nothing is asked any more. */
export type SaveBeforeNext = (onStarted: () => void) => Promise<boolean>
/** What can be done with the open applicant, by buttons and by keys. */
export type PanelActions = {
  hasBefore: boolean
  hasAfter: boolean
  step: (by: 1 | -1) => void
  /** Saves, then opens the next applicant; keys pressed meanwhile are meant for the next one. */
  saveAndNext: (save: SaveBeforeNext) => Promise<void>
  moveTo: (to: Option) => void
  /** Rejects the applicant: moves them to the rejection stage and sends a message. */
  reject?: (() => void) | undefined
  close: () => void
}
