import { createContext, useContext } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import type { DraggedCard } from './cardDrag'

/** What all columns and cards of the board share; it changes with the board alone, not while a column scrolls. */
export type BoardState = {
  /** The applicant of each column whose card is in the tab order, by stage id. */
  active: Readonly<Record<string, string>>
  /** The column whose active card receives the focus, on each new `time`. */
  focus: { stageId: string; time: number }
  /** Makes a card the active one; `withFocus` also focuses it. */
  activate: (stageId: string, card: { userId: string } | undefined, withFocus: boolean) => void
  /** Called when the active card has received the focus. */
  onFocused: () => void
  /** Moves the focus to the column before or after one. */
  focusColumn: (stageId: string, by: 1 | -1) => void
  /** The top applicant of each column, by stage id: restored on Back, updated while scrolling. */
  tops: Map<string, string>
  /** The URL of an applicant of a column. */
  hrefOf: (userId: string, stageId: string) => string
  openCard: (userId: string, stageId: string) => void
  drop: (held: DraggedCard, to: Option) => void
  showMenu: (card: StageCard, from: Option, anchor: HTMLElement) => void
  /** When the user messaged an applicant about a vacancy from this browser. */
  sentAt: (userId: string, klobVacancyCode: string) => number | undefined
}
export const BoardContext = createContext<BoardState | undefined>(undefined)
export const useBoardState = (): BoardState => useContext(BoardContext)!
