import type { ReactNode } from 'react'
import type { Question } from '~/ui/dialogs/dialogs'
import type { MessageTexts } from '../fillMessage'
import type { Run } from './run'

/** What is done with people before a message to them, such as a move; nobody else receives the message. */
export type FirstStep = {
  /** Title of the dialog, before the count. */
  title: string
  /** How an unfinished run is called. */
  unfinished: string
  submit: string
  template: MessageTexts
  /** Its fields, above the message; `onChange` removes the problem that was shown. */
  renderFields: (onChange: () => void) => ReactNode
  /** Why it cannot be done. */
  problem: string | undefined
  /**
   * Asks, and does it. Resolves with the run for those whom it has reached; undefined if it was cancelled or has reached
   * nobody. `hold` stores the run meanwhile; one that is left there, since its outcome is unknown, is to be resumed.
   */
  take: (run: Run, question: Question, hold: (run: Run | undefined) => void) => Promise<Run | undefined>
  /** The rest of a run whose page was closed meanwhile, or whose answer was lost; null if nobody was reached. */
  finish: (run: Run) => Promise<Run | null>
}
