import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import type { Paged } from '~/api/endpoint'
import { messageOf } from '~/api/errors'
import { fullName } from '~/lib/texts/text'
import { notify } from '~/ui/messages/notify'
import { unsavedNote } from '../notes/notesRecord'
import { fillPage, firstCardOfNextPage, isUpdatedLocally, removeFromPage } from '../list/pages'
import { applicantsQuery, profileQuery } from '../queries'
import { type StageState, withConversationKept, withoutOpenApplicant, withOpenApplicant } from '../stageState'
import { notifyKeyIgnored, type StageView } from '../stageView'
import { useKeyQueue } from './stageKeys'
import type { Applicant } from '../moves/stageHistory'

const NEXT_MISSING = 'pelamar berikutnya tidak ada lagi'

type Input = {
  view: StageView
  data: Paged<StageCard> | undefined
  /** The page's applicants in display order. */
  cards: readonly StageCard[]
  /** Whether the open applicant is no longer on the page. */
  hasLeft: boolean
  selected: readonly StageCard[]
  toggle: (userId: string) => void
  select: (ids: Iterable<string>) => void
  /** Moves the focus to the heading of the list. */
  focusList: () => void
}

/**
 * Going through a stage applicant by applicant, across pages, by buttons or keys (decision 'triage'). The next
 * applicant is determined before the list closes the gap that a move leaves.
 */
export function useApplicantNavigation({
  view,
  data,
  cards: shownCards,
  hasLeft,
  selected,
  toggle,
  select,
  focusList,
}: Input) {
  const { stageKey, viewer, stage, stages, listState, setListState, moves, reject, isShown, announce } = view
  const client = useQueryClient()
  const { open } = listState
  const queue = useKeyQueue()
  /** The applicant that this hook opened last: queued keys apply only to them. */
  const lastOpened = useRef<string>(undefined)
  function openNext(state: StageState, userId: string, replace: boolean) {
    lastOpened.current = userId
    setListState(withConversationKept(state, withOpenApplicant(state, userId)), replace)
  }
  function holdKeys() {
    lastOpened.current = undefined
    queue.start()
  }
  function dropKeys(reason: string) {
    if (queue.clear() > 0) notifyKeyIgnored(`Tombol yang ditekan diabaikan karena ${reason}.`)
  }
  // A moved applicant stays on the page until the next one is open; keys skip them.
  const [leaving, setLeaving] = useState<{ userId: string; place: Parameters<typeof removeFromPage>[1] }>()
  const cards = leaving === undefined ? shownCards : shownCards.filter(({ userId }) => userId !== leaving.userId)
  const pages = data?.totalPages ?? 1
  const index = cards.findIndex(({ userId }) => userId === open)
  const isOpen = index >= 0

  const pageOf = (page: number) => client.fetchQuery(applicantsQuery(stageKey, { ...listState, page }))
  /**
   * The applicant after or before the open one, and their page; without an open applicant, the first or last of the
   * page. Undefined at either end. Loads the page if a key is pressed before it has arrived.
   */
  async function neighbour(by: 1 | -1) {
    const { content, totalPages } = data ? { ...data, content: cards } : await pageOf(listState.page)
    const position = content.findIndex(({ userId }) => userId === open)
    const neighbourCard = position < 0 ? content.at(by === 1 ? 0 : -1) : content[position + by]
    if (neighbourCard) return { card: neighbourCard, page: listState.page }
    const page = listState.page + by
    if (position < 0 || page < 1 || page > totalPages) return undefined
    const card = (await pageOf(page)).content.at(by === 1 ? 0 : -1)
    return card && { card, page }
  }
  const isStepping = useRef(false)
  /** Opens the next or previous applicant; false when there is none. */
  async function step(by: 1 | -1): Promise<boolean> {
    if (isStepping.current) return false
    isStepping.current = true
    try {
      const found = await neighbour(by)
      if (found) openNext({ ...listState, page: found.page }, found.card.userId, open !== undefined)
      else notifyKeyIgnored(by === 1 ? 'Ini pelamar terakhir.' : 'Ini pelamar pertama.')
      return found !== undefined
    } catch (error) {
      await notify(messageOf(error), 'failed')
      return false
    } finally {
      isStepping.current = false
    }
  }

  const unsavedNoteFor = (applicants: readonly Applicant[]) => unsavedNote(viewer.userId, stageKey, applicants)
  /** Runs a move of the open applicant, which resolves with the new stage if they were moved, and opens the next one. */
  async function moveAndAdvance(runMove: (card: StageCard) => Promise<Option | undefined>) {
    const card = cards[index]
    if (!card) return
    const place = { stageKey, params: listState }
    const to = await runMove(card)
    if (!to) return dropKeys('pelamar tidak dipindahkan')
    announce(`${fullName(card)} dipindahkan ke ${to.text}.`)
    const after = await fillPage(client, place, card.userId)
    setLeaving({ userId: card.userId, place })
    if (after) openNext(listState, after.userId, true)
    else {
      queue.clear()
      setListState({ ...withoutOpenApplicant(listState), page: Math.max(1, listState.page - 1) }, true)
    }
  }
  const onOpened = useEffectEvent(() => {
    // Any other open applicant who has left is the one that was just moved.
    if (open === undefined || (hasLeft && open === lastOpened.current)) dropKeys(NEXT_MISSING)
    if (leaving && leaving.userId !== open) {
      removeFromPage(client, leaving.place, leaving.userId)
      setLeaving(undefined)
    }
    // At the end of a run of moves the list is refetched once for all of them.
    const { queryKey } = applicantsQuery(stageKey, listState)
    if (open === undefined && client.getQueryState(queryKey)?.isInvalidated)
      void client.refetchQueries({ queryKey, exact: true })
  })
  useEffect(() => onOpened(), [open, hasLeft, leaving])
  const moveOptions = { page: listState, skipRefetch: isUpdatedLocally }
  const moveOpen = (to: Option) =>
    moveAndAdvance(async (card) => {
      const outcome = await moves.move(
        { stageKey, applicants: [card], from: stage, to },
        { isSilent: true, note: unsavedNoteFor([card]), isShown, ...moveOptions, onConfirmed: holdKeys },
      )
      return outcome && outcome.moved.length > 0 ? to : undefined
    })
  async function moveSelected(to: Option) {
    const outcome = await moves.move(
      { stageKey, applicants: selected, from: stage, to },
      { note: unsavedNoteFor(selected), isShown },
    )
    if (!outcome) return
    focusList()
    // Applicants who could not be moved stay selected for a retry; else the list restarts at page 1 (document 2 §4.5).
    select(outcome.failed)
    if (outcome.failed.length === 0) setListState({ ...withoutOpenApplicant(listState), page: 1 }, true)
    else if (open !== undefined && outcome.moved.includes(open)) setListState(withoutOpenApplicant(listState), true)
  }
  async function moveTo(to: Option | undefined) {
    if (!to) return
    if (!moves.mayMove) return moves.explainDenied()
    if (to.id === stage.id) return notifyKeyIgnored(`Pelamar sudah di tahap ${to.text}.`)
    if (selected.length > 0) return moveSelected(to)
    if (isOpen) return moveOpen(to)
    notifyKeyIgnored('Buka atau pilih pelamar dahulu.')
  }
  const toggleOpen = () => {
    const card = cards[index]
    if (!card) return notifyKeyIgnored()
    toggle(card.userId)
    const isSelected = selected.includes(card)
    announce(
      `${fullName(card)} ${isSelected ? 'batal dipilih' : 'dipilih'}, ${selected.length + (isSelected ? -1 : 1)} dipilih.`,
    )
  }

  /** Replays the next key that was pressed during a move, now that its applicant is open. */
  async function replayNextKey(): Promise<void> {
    if (open !== lastOpened.current) return dropKeys(NEXT_MISSING)
    const key = queue.next()
    if (key === undefined) return
    if (key === 'x') toggleOpen()
    else if (key === 'j' || key === 'k') {
      if (await step(key === 'j' ? 1 : -1)) return
    } else {
      const to = stages[Number(key) - 1]
      // The remaining keys wait for the applicant after this move.
      if (to && to.id !== stage.id && moves.mayMove) return void moveOpen(to)
      await moveTo(to)
    }
    return replayNextKey()
  }
  // Prefetch the next applicant while this one is read.
  const nextId = cards[index + 1]?.userId
  const isLast = isOpen && nextId === undefined && listState.page < pages
  useEffect(() => {
    if (!isOpen) return
    const nextCard = isLast && firstCardOfNextPage(client, { stageKey, params: listState })
    const known = nextCard ? nextCard.userId : nextId
    if (known !== undefined) return void client.prefetchQuery(profileQuery(stageKey, known))
    if (!isLast) return
    void client.fetchQuery(applicantsQuery(stageKey, { ...listState, page: listState.page + 1 })).then(
      ({ content }) => content[0] && client.prefetchQuery(profileQuery(stageKey, content[0].userId)),
      () => undefined,
    )
    // The rest of the state does not change without one of these.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, stageKey, open, isOpen, nextId, isLast, listState.page])

  return {
    isOpen,
    hasBefore: index > 0 || listState.page > 1,
    hasAfter: index < cards.length - 1 || listState.page < pages,
    step: (by: 1 | -1) => void step(by),
    moveTo: (to: Option | undefined) => void moveTo(to),
    moveOpen,
    rejectOpen: () => moveAndAdvance((card) => reject(card, stage, moveOptions)),
    moveSelected,
    toggleOpen,
    onShown: () => void replayNextKey(),
  }
}
