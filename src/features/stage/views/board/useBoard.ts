import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { useEffect, useRef, useState } from 'react'
import type { Option } from '~/api/values'
import { numberText } from '~/lib/texts/numbers'
import { type Column, columnQuery, loadThrough } from '../../pipeline/columns'
import { unsavedNote } from '../../notes/notesRecord'
import { type MoveEnd, moveEnd, tellEnd } from '../../pipeline/moveEnd'
import { withConversationKept, withoutOpenApplicant, withOpenApplicantIn } from '../../model/stageState'
import { notifyKeyIgnored } from '../navigation/notifyKeyIgnored'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import { useStageShortcuts } from '../navigation/stageKeys'
import { useTriage } from '../navigation/useTriage'
import { keyFocus } from '~/ui/keys/trackKeyFocus'
import type { Applicant } from '../../model/applicant'
import type { SaveBeforeNext } from '../../model/panelActions'
import { isUpdatedLocally } from '../../pipeline/cacheUpdates'

/** An applicant to move, and their current stage. */
type MoveSource = { applicant: Applicant; from: Option }

/**
 * State and actions of the board: the active card of each column, the open applicant, and moves. After a move the next
 * applicant of the same column takes over, in the panel or with the focus.
 */
export function useBoard() {
  const { stageKey, stage, stages } = useStage()
  const { listState, setListState, isShown } = useSelection()
  const { moves, reject, announce } = useStageActions()
  const { viewer } = useCorporate()
  const { mayMove, explainDenied } = moves
  const client = useQueryClient()
  /** The active card of each column, and the column whose active card receives the focus. */
  const [active, setActive] = useState<Readonly<Record<string, string>>>({})
  const [focus, setFocus] = useState({ stageId: '', time: 0 })
  /** The applicant whom queued keys are meant for. */
  const replaySource = useRef<MoveSource>(undefined)
  const { step, replay, hold, drop } = useTriage({ go, act })

  const cardsOf = (stageId: string) =>
    client.getQueryData<Column>(columnQuery(client, { ...stageKey, stageId }, listState).queryKey)?.cards ?? []
  const activeIn = (stageId: string) => {
    const cards = cardsOf(stageId)
    return cards.find(({ userId }) => userId === active[stageId]) ?? cards[0]
  }
  function activate(stageId: string, card: { userId: string } | undefined, withFocus: boolean) {
    if (card) setActive((previous) => ({ ...previous, [stageId]: card.userId }))
    if (withFocus) setFocus((previous) => ({ stageId, time: previous.time + 1 }))
  }
  const openStage = stages.find(({ id }) => id === listState.openStage) ?? stage
  // The column itself loads this data; it gives the position of the open applicant.
  const { data: openColumn } = useQuery({
    ...columnQuery(client, { ...stageKey, stageId: openStage.id }, listState),
    enabled: false,
  })
  const openCards = openColumn?.cards ?? []
  const openIndex = openCards.findIndex(({ userId }) => userId === listState.open)
  const openCard = openCards[openIndex]
  /** Where the open applicant was seen last in their column. */
  const openPlace = useRef({ userId: '', index: 0 })
  useEffect(() => {
    if (openCard) openPlace.current = { userId: openCard.userId, index: openIndex }
  }, [openCard, openIndex])
  function close() {
    setListState(withoutOpenApplicant(listState), true)
    activate(openStage.id, openCard, true)
  }
  const focusedStageId = () => document.activeElement?.closest<HTMLElement>('[data-stage]')?.dataset.stage
  /** The card after or before an applicant of a column, whose page is loaded if it is not yet; undefined at either end. */
  async function neighbour(columnId: string, userId: string, by: 1 | -1) {
    const { current: place } = openPlace
    const loaded = cardsOf(columnId)
    // If the open applicant has left the column, somebody else has moved up into their place.
    if (place.userId === userId && !loaded.some((card) => card.userId === userId))
      return loaded[by === 1 ? place.index : place.index - 1]
    const loadedIndex = loaded.findIndex((card) => card.userId === userId)
    if (by === -1 && loadedIndex > 0) return loaded[loadedIndex - 1]
    const columnCards = await loadThrough(client, { ...stageKey, stageId: columnId }, listState, userId)
    return columnCards[columnCards.findIndex((card) => card.userId === userId) + by]
  }
  /** Focuses the next or previous card of the column, or opens it if the panel is open; false when there is none. */
  async function go(by: 1 | -1): Promise<boolean> {
    const { open } = listState
    const focusedId = focusedStageId()
    const columnId = open === undefined ? (focusedId ?? stage.id) : openStage.id
    const from = open ?? activeIn(columnId)?.userId
    // Without the focus in a column, the first step goes to the active card itself.
    const isFirst = open === undefined && focusedId === undefined
    const card = from === undefined ? undefined : isFirst ? activeIn(columnId) : await neighbour(columnId, from, by)
    if (card && open === undefined) activate(columnId, card, true)
    else if (card)
      setListState(withConversationKept(listState, withOpenApplicantIn(listState, card.userId, columnId)), true)
    return card !== undefined
  }
  function focusColumn(stageId: string, by: 1 | -1) {
    const to = stages[stages.findIndex(({ id }) => id === stageId) + by]
    if (to) activate(to.id, activeIn(to.id), true)
  }

  /** Who takes over from an applicant who leaves a column: the one after them, else the one before. */
  async function successor(columnId: string, userId: string) {
    const after = await neighbour(columnId, userId, 1).catch(() => undefined)
    return after ?? neighbour(columnId, userId, -1).catch(() => undefined)
  }
  /** Runs a move and goes on to the next applicant, also if a colleague was faster and the user leaves it at that. */
  async function moveAndAdvance({ applicant, from }: MoveSource, runMove: () => Promise<MoveEnd>) {
    // From the column before the move; an applicant opened by URL may be rejected while it is still loading.
    const found = successor(from.id, applicant.userId)
    const end = await runMove()
    const after = await found
    if (!isShown()) return
    tellEnd(client, announce, applicant, end)
    if (!end) drop('pelamar tidak dipindahkan')
    if (listState.open !== applicant.userId) activate(from.id, end ? after : applicant, true)
    else if (end && after) setListState(withOpenApplicantIn(listState, after.userId, from.id), true)
    else if (end) close()
  }
  const move = (source: MoveSource, to: Option) =>
    moveAndAdvance(source, async () => {
      const { applicant, from } = source
      const outcome = await moves.move(
        { stageKey: { ...stageKey, stageId: from.id }, applicants: [applicant], from, to },
        {
          isSilent: true,
          note: unsavedNote(viewer.userId, stageKey, [applicant]),
          isShown,
          skipRefetch: isUpdatedLocally,
          onConfirmed: hold,
        },
      )
      return moveEnd(outcome, to)
    })
  function moveTo(to: Option | undefined, source: MoveSource | undefined) {
    if (!to) return
    if (!mayMove) return void explainDenied()
    if (!source) notifyKeyIgnored('Buka atau pilih pelamar dahulu.')
    else if (to.id === source.from.id) notifyKeyIgnored(`Pelamar sudah di tahap ${to.text}.`)
    else void move(source, to)
  }
  /** Saves and opens the next applicant, for whom the keys are meant that are pressed once the save has started. */
  async function saveAndNext(save: SaveBeforeNext) {
    const isSaved = await save(hold)
    keyFocus.goOn()
    if (!isSaved || !(await step(1))) drop('pelamar berikutnya tidak dibuka')
  }
  /** Acts on a queued key; the keys after a move wait for the applicant after it. */
  function act(key: string): boolean {
    const { current: source } = replaySource
    const to = stages[Number(key) - 1]
    if (to && source && to.id !== source.from.id && mayMove) {
      void move(source, to)
      return true
    }
    moveTo(to, source)
    return false
  }
  function replayFor(source: MoveSource | undefined) {
    replaySource.current = source
    void replay()
  }
  const moveSourceIn = (stageId: string | undefined): MoveSource | undefined => {
    const from = stages.find(({ id }) => id === stageId)
    const applicant = from && activeIn(from.id)
    return applicant && { applicant, from }
  }
  const openSource = openCard && { applicant: openCard, from: openStage }
  /** The applicant that a number key moves: the focused card, else the open one. */
  const shortcutSource = () => moveSourceIn(focusedStageId()) ?? openSource
  useStageShortcuts({
    openStage: listState.open === undefined ? undefined : openStage,
    step: (by) => void step(by),
    moveTo: (to) => moveTo(to, shortcutSource()),
    close,
  })
  return {
    mayMove,
    explainDenied,
    active,
    focus,
    activate,
    onFocused: () => replayFor(moveSourceIn(focus.stageId)),
    focusColumn,
    move,
    /** Rejects the open applicant. */
    rejectOpen:
      reject &&
      ((applicant: Applicant) =>
        void moveAndAdvance({ applicant, from: openStage }, async () => {
          const to = await reject(applicant, openStage, { skipRefetch: isUpdatedLocally })
          return to && { to }
        })),
    open: {
      stage: openStage,
      card: openCard,
      place: openCard ? `${numberText(openIndex + 1)} dari ${numberText(openColumn!.total)}` : '',
      hasBefore: openIndex > 0,
      hasAfter: openCard !== undefined && openIndex < openColumn!.total - 1,
      step: (by: 1 | -1) => void step(by),
      saveAndNext,
      close,
      onShown: () => replayFor(openSource),
    },
  }
}
