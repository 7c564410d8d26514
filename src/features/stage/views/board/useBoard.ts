import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type RefObject, useContext, useMemo, useState } from 'react'
import type { Option } from '~/api/values'
import { indexIn, placeOf, positionBeside } from '../../model/openPlace'
import { withConversationKept, withoutOpenApplicant, withOpenApplicantIn } from '../../model/stageState'
import { columnQuery } from '../../pipeline/columns'
import { columnRow } from '../../pipeline/rows'
import { useSelection, useStage } from '../../pipeline/stageContext'
import { type MoveSource, useNavigation } from '../navigation/useNavigation'
import { useOnClosed } from '../navigation/useOnClosed'
import { useOpenPerson } from '../navigation/useOpenPerson'
import type { BoardActions } from './BoardCard'

/**
 * The active card of each column, and going through the columns: the panel is opened for the next applicant, or without a
 * panel their card has the focus.
 */
export function useBoard() {
  const shown = useStage()
  const { stageKey, stage, stages } = shown
  const { listState, setListState } = useSelection()
  const client = useQueryClient()
  const { open } = listState
  /** The active card of each column, and the column whose active card receives the focus. */
  const [active, setActive] = useState<Readonly<Record<string, string>>>({})
  const [focus, setFocus] = useState({ stageId: '', time: 0 })

  const rowOf = (stageId: string) => columnRow(client, { ...stageKey, stageId }, listState)
  const activeIn = (stageId: string) => {
    const cards = rowOf(stageId).read()?.cards ?? []
    return cards.find(({ userId }) => userId === active[stageId]) ?? cards[0]
  }
  function activate(stageId: string, card: { userId: string } | undefined, withFocus: boolean) {
    if (card) setActive((previous) => ({ ...previous, [stageId]: card.userId }))
    if (withFocus) setFocus((previous) => ({ stageId, time: previous.time + 1 }))
  }
  const openStage = stages.find(({ id }) => id === listState.openStage) ?? stage
  const context = useMemo(
    () => ({ ...shown, stageKey: { ...shown.stageKey, stageId: openStage.id }, stage: openStage }),
    [shown, openStage],
  )
  // The column itself loads this data; it gives the position of the open applicant.
  const { data: column } = useQuery({ ...columnQuery(client, context.stageKey, listState), enabled: false })
  const row = useMemo(() => column && { ...column, first: 0 }, [column])
  const opened = useOpenPerson(context.stageKey, row)
  const { triage, applicant, card } = opened
  function close() {
    setListState(withoutOpenApplicant(listState))
    activate(openStage.id, card, true)
  }
  useOnClosed(open, (userId) => {
    const home = stages.find(({ id }) => indexIn(rowOf(id).read(), userId) >= 0)
    activate((home ?? stage).id, home && { userId }, true)
  })
  const focusedStageId = () => document.activeElement?.closest<HTMLElement>('[data-stage]')?.dataset.stage
  const moveSourceIn = (stageId: string | undefined): MoveSource | undefined => {
    const from = stages.find(({ id }) => id === stageId)
    const focused = from && activeIn(from.id)
    return focused && { applicant: focused, from }
  }
  const { move, panel } = useNavigation({
    opened,
    openStage,
    row,
    rowOf,
    async target(by) {
      if (open !== undefined) {
        const loaded = (await rowOf(openStage.id).load(open))!
        return { stageId: openStage.id, at: positionBeside(placeOf(open, triage.now().last, loaded), by, loaded) }
      }
      const focusedId = focusedStageId()
      const stageId = focusedId ?? stage.id
      // Without the focus in a column, the first step goes to the active card itself.
      const at = indexIn(rowOf(stageId).read(), activeIn(stageId)?.userId)
      return { stageId, at: focusedId === undefined ? at : at + by }
    },
    // The focused card, else the open applicant.
    moveSource: () => moveSourceIn(focusedStageId()) ?? (applicant && { applicant, from: openStage }),
    show(next, _, stageId, inPanel) {
      if (inPanel) setListState(withConversationKept(listState, withOpenApplicantIn(listState, next.userId, stageId)))
      else activate(stageId, next, true)
    },
    showNobody: (stageId, inPanel, stays) => (inPanel ? close() : activate(stageId, stays, true)),
    close,
  })
  return {
    active,
    focus,
    /** Makes a card the active one; `withFocus` also focuses it. */
    activate,
    /** Called when the active card of a column has received the focus. */
    onFocused: () => triage.replay(activeIn(focus.stageId)?.userId),
    /** Moves the focus to the column before or after one. */
    focusColumn(stageId: string, by: 1 | -1) {
      const to = stages[stages.findIndex(({ id }) => id === stageId) + by]
      if (to) activate(to.id, activeIn(to.id), true)
    },
    move,
    /** `context` is the stage of the open applicant. */
    open: { context, ...opened, panel },
  }
}

/** What all columns of the board share. */
type BoardState = Omit<ReturnType<typeof useBoard>, 'move' | 'open'> & {
  /** The top applicant of each column, by stage id: restored on Back, updated while scrolling. */
  tops: Map<string, string>
  /** The URL of an applicant of a column. */
  hrefOf: (userId: string, stageId: string) => string
  cardActions: RefObject<BoardActions | null>
  drop: (held: MoveSource, to: Option) => void
  /** When the user messaged an applicant about a vacancy from this browser. */
  sentAt: (userId: string, klobVacancyCode: string) => number | undefined
}
export const BoardContext = createContext<BoardState | undefined>(undefined)
export const useBoardState = (): BoardState => useContext(BoardContext)!
