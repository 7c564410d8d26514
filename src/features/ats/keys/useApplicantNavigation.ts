import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import type { Paged } from '~/api/endpoint'
import { messageOf } from '~/api/errors'
import { fullName } from '~/lib/texts/text'
import { notify } from '~/ui/messages/notify'
import { unsavedNote } from '../notes/notesRecord'
import { closeUp, firstOfNext, keptByMove, takeOff } from '../list/pages'
import { applicantsQuery, profileQuery } from '../queries'
import { type StageState, stillWriting, withoutOpenApplicant, withOpenApplicant } from '../stageState'
import { refuseKey, type StageView } from '../stageView'
import { useKeyQueue } from './stageKeys'
import type { Applicant } from '../moves/whereabouts'

const NEXT_IS_GONE = 'pelamar berikutnya tidak ada lagi'

type Input = {
  view: StageView
  data: Paged<StageCard> | undefined
  /** The page's applicants in display order. */
  cards: readonly StageCard[]
  /** Whether the open applicant is no longer on the page. */
  hasLeft: boolean
  picked: readonly StageCard[]
  toggle: (userId: string) => void
  check: (ids: Iterable<string>) => void
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
  picked,
  toggle,
  check,
  focusList,
}: Input) {
  const { stageKey, viewer, stage, stages, listState, setListState, moves, refuse, isShown, announce } = view
  const client = useQueryClient()
  const { open } = listState
  const queue = useKeyQueue()
  /** The applicant that this hook opened last: queued keys apply only to them. */
  const next = useRef<string>(undefined)
  function openNext(state: StageState, userId: string, replace: boolean) {
    next.current = userId
    setListState(stillWriting(state, withOpenApplicant(state, userId)), replace)
  }
  function holdKeys() {
    next.current = undefined
    queue.hold()
  }
  function dropKeys(reason: string) {
    if (queue.drop() > 0) refuseKey(`Tombol yang ditekan diabaikan karena ${reason}.`)
  }
  // A moved applicant stays on the page until the next one is open; keys skip them.
  const [leaving, setLeaving] = useState<{ userId: string; place: Parameters<typeof takeOff>[1] }>()
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
    const at = content.findIndex(({ userId }) => userId === open)
    const near = at < 0 ? content.at(by === 1 ? 0 : -1) : content[at + by]
    if (near) return { card: near, page: listState.page }
    const page = listState.page + by
    if (at < 0 || page < 1 || page > totalPages) return undefined
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
      else refuseKey(by === 1 ? 'Ini pelamar terakhir.' : 'Ini pelamar pertama.')
      return found !== undefined
    } catch (error) {
      await notify(messageOf(error), 'failed')
      return false
    } finally {
      isStepping.current = false
    }
  }

  const noteOn = (applicants: readonly Applicant[]) => unsavedNote(viewer.userId, stageKey, applicants)
  /** Runs a move of the open applicant, which resolves with the new stage if they were moved, and opens the next one. */
  async function passOn(leave: (card: StageCard) => Promise<Option | undefined>) {
    const card = cards[index]
    if (!card) return
    const place = { stageKey, at: listState }
    const to = await leave(card)
    if (!to) return dropKeys('pelamar tidak dipindahkan')
    announce(`${fullName(card)} dipindahkan ke ${to.text}.`)
    const after = await closeUp(client, place, card.userId)
    setLeaving({ userId: card.userId, place })
    if (after) openNext(listState, after.userId, true)
    else {
      queue.drop()
      setListState({ ...withoutOpenApplicant(listState), page: Math.max(1, listState.page - 1) }, true)
    }
  }
  const onOpened = useEffectEvent(() => {
    // Any other open applicant who has left is the one that was just moved.
    if (open === undefined || (hasLeft && open === next.current)) dropKeys(NEXT_IS_GONE)
    if (leaving && leaving.userId !== open) {
      takeOff(client, leaving.place, leaving.userId)
      setLeaving(undefined)
    }
    // At the end of a run of moves the list is refetched once for all of them.
    const { queryKey } = applicantsQuery(stageKey, listState)
    if (open === undefined && client.getQueryState(queryKey)?.isInvalidated)
      void client.refetchQueries({ queryKey, exact: true })
  })
  useEffect(() => onOpened(), [open, hasLeft, leaving])
  const kept = { page: listState, keeps: keptByMove }
  const moveOpen = (to: Option) =>
    passOn(async (card) => {
      const outcome = await moves.move(
        { stageKey, applicants: [card], from: stage, to },
        { isSilent: true, note: noteOn([card]), isShown, ...kept, onConfirmed: holdKeys },
      )
      return outcome && outcome.moved.length > 0 ? to : undefined
    })
  async function movePicked(to: Option) {
    const outcome = await moves.move(
      { stageKey, applicants: picked, from: stage, to },
      { note: noteOn(picked), isShown },
    )
    if (!outcome) return
    focusList()
    // Applicants who could not be moved stay selected for a retry; else the list restarts at page 1 (document 2 §4.5).
    check(outcome.failed)
    if (outcome.failed.length === 0) setListState({ ...withoutOpenApplicant(listState), page: 1 }, true)
    else if (open !== undefined && outcome.moved.includes(open)) setListState(withoutOpenApplicant(listState), true)
  }
  async function moveTo(to: Option | undefined) {
    if (!to) return
    if (!moves.mayMove) return moves.refuse()
    if (to.id === stage.id) return refuseKey(`Pelamar sudah di tahap ${to.text}.`)
    if (picked.length > 0) return movePicked(to)
    if (isOpen) return moveOpen(to)
    refuseKey('Buka atau pilih pelamar dahulu.')
  }
  const pickOpen = () => {
    const card = cards[index]
    if (!card) return refuseKey()
    toggle(card.userId)
    const isPicked = picked.includes(card)
    announce(
      `${fullName(card)} ${isPicked ? 'batal dipilih' : 'dipilih'}, ${picked.length + (isPicked ? -1 : 1)} dipilih.`,
    )
  }

  /** Replays the next key that was pressed during a move, now that its applicant is open. */
  async function onShown(): Promise<void> {
    if (open !== next.current) return dropKeys(NEXT_IS_GONE)
    const key = queue.next()
    if (key === undefined) return
    if (key === 'x') pickOpen()
    else if (key === 'j' || key === 'k') {
      if (await step(key === 'j' ? 1 : -1)) return
    } else {
      const to = stages[Number(key) - 1]
      // The remaining keys wait for the applicant after this move.
      if (to && to.id !== stage.id && moves.mayMove) return void moveOpen(to)
      await moveTo(to)
    }
    return onShown()
  }
  // Prefetch the next applicant while this one is read.
  const nextId = cards[index + 1]?.userId
  const isLast = isOpen && nextId === undefined && listState.page < pages
  useEffect(() => {
    if (!isOpen) return
    const nextCard = isLast && firstOfNext(client, { stageKey, at: listState })
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
    refuseOpen: () => passOn((card) => refuse(card, stage, kept)),
    movePicked,
    pickOpen,
    onShown: () => void onShown(),
  }
}
