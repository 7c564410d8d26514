import { useQueryClient } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import type { Paged } from '~/api/endpoint'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { keyFocus } from '~/ui/keys/trackKeyFocus'
import { fullName } from '~/lib/texts/text'
import { unsavedNote } from '../../notes/notesRecord'
import { isOnCachedPage } from '../../pipeline/pages'
import { applicantsQuery } from '../../pipeline/queries'
import { type StageState, withConversationKept, withoutOpenApplicant, withOpenApplicant } from '../../model/stageState'
import { notifyKeyIgnored } from '../navigation/notifyKeyIgnored'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import { useTriage } from '../navigation/useTriage'
import { useNeighbours } from './useNeighbours'
import type { OpenPlace } from '../../model/openPlace'
import type { OpenApplicant } from './useOpenApplicant'
import { type MoveEnd, moveEnd, tellEnd } from '../../pipeline/moveEnd'
import type { Applicant } from '../../model/applicant'
import type { SaveBeforeNext } from '../../model/panelActions'
import { fillPage, isUpdatedLocally, removeFromPage } from '../../pipeline/cacheUpdates'

const NEXT_MISSING = 'pelamar berikutnya tidak ada lagi'

type Input = {
  data: Paged<StageCard> | undefined
  /** The page's applicants in display order. */
  cards: readonly StageCard[]
  opened: OpenApplicant
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
  data,
  cards: shownCards,
  opened,
  selected,
  toggle,
  select,
  focusList,
}: Input) {
  const { stageKey, stage, stages } = useStage()
  const { listState, setListState, isShown } = useSelection()
  const { moves, reject, announce } = useStageActions()
  const { viewer } = useCorporate()
  const client = useQueryClient()
  const { open } = listState
  const { step, replay, hold, drop, clear } = useTriage({ go, act })
  /** The applicant that this hook opened last: queued keys apply only to them. */
  const lastOpened = useRef<string>(undefined)
  function openNext(state: StageState, userId: string, replace: boolean) {
    lastOpened.current = userId
    keyFocus.goOn()
    setListState(withConversationKept(state, withOpenApplicant(state, userId)), replace)
  }
  function holdKeys() {
    lastOpened.current = undefined
    hold()
  }
  // A moved applicant stays on the page until the next one is open; keys skip them.
  const [leaving, setLeaving] = useState<{ userId: string; place: Parameters<typeof removeFromPage>[1] }>()
  const cards = leaving === undefined ? shownCards : shownCards.filter(({ userId }) => userId !== leaving.userId)
  const { neighbour, neighbourOf, hasBefore, hasAfter } = useNeighbours({ stageKey, listState, data, cards, opened })
  const index = cards.findIndex(({ userId }) => userId === open)
  const { applicant, isAway } = opened
  const isOpen = applicant !== undefined

  async function go(by: 1 | -1): Promise<boolean> {
    const found = await neighbour(by)
    if (found) openNext({ ...listState, page: found.page }, found.card.userId, open !== undefined)
    return found !== undefined
  }

  const unsavedNoteFor = (applicants: readonly Applicant[]) => unsavedNote(viewer.userId, stageKey, applicants)
  /**
   * Runs a move of the open applicant, which resolves with the new stage if they were moved, and opens the next one; also
   * if a colleague was faster and the person leaves it at that.
   */
  async function moveAndAdvance(runMove: (applicant: Applicant) => Promise<MoveEnd>) {
    if (!applicant) return
    const place = { stageKey, params: listState }
    const end = await runMove(applicant)
    if (!end) return drop('pelamar tidak dipindahkan')
    tellEnd(client, announce, applicant, end)
    if (isAway) return advanceFrom(await opened.locate())
    // A colleague's move has been loaded meanwhile.
    if (!isOnCachedPage(client, place, applicant.userId)) return advanceFrom(opened.place)
    const after = await fillPage(client, place, applicant.userId)
    setLeaving({ userId: applicant.userId, place })
    if (after) openNext(listState, after.userId, true)
    else closeAtEnd()
  }
  /** Opens whoever moves up into the place of an applicant who was not on the page. */
  async function advanceFrom(place: OpenPlace) {
    await client.invalidateQueries({ queryKey: [pipeline.applicants.name], refetchType: 'none' })
    const gap: OpenPlace = place.kind === 'listed' ? { kind: 'left', at: place.at } : place
    const found = (await neighbourOf(gap, 1)) ?? (await neighbourOf(gap, -1))
    if (found) openNext({ ...listState, page: found.page }, found.card.userId, true)
    else closeAtEnd()
  }
  function closeAtEnd() {
    clear()
    setListState({ ...withoutOpenApplicant(listState), page: Math.max(1, listState.page - 1) }, true)
  }
  const onOpened = useEffectEvent(() => {
    // Any other open applicant who has left is the one that was just moved.
    if (open === undefined || (isAway && open === lastOpened.current)) drop(NEXT_MISSING)
    if (leaving && leaving.userId !== open) {
      removeFromPage(client, leaving.place, leaving.userId)
      setLeaving(undefined)
    }
    // At the end of a run of moves the list is refetched once for all of them.
    const { queryKey } = applicantsQuery(stageKey, listState)
    if (open === undefined && client.getQueryState(queryKey)?.isInvalidated)
      void client.refetchQueries({ queryKey, exact: true })
  })
  // The moved card leaves the list only after the next applicant is shown.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => onOpened(), [open, isAway, leaving])
  const moveOptions = { page: listState, skipRefetch: isUpdatedLocally }
  const moveOpen = (to: Option) =>
    moveAndAdvance(async (one) => {
      const outcome = await moves.move(
        { stageKey, applicants: [one], from: stage, to },
        { isSilent: true, note: unsavedNoteFor([one]), isShown, ...moveOptions, onConfirmed: holdKeys },
      )
      return moveEnd(outcome, to)
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
    return notifyKeyIgnored('Buka atau pilih pelamar dahulu.')
  }
  const toggleOpen = () => {
    const card = cards[index]
    if (!card) return notifyKeyIgnored(applicant && `${fullName(applicant)} tidak ada di halaman ini.`)
    toggle(card.userId)
    const isSelected = selected.includes(card)
    announce(
      `${fullName(card)} ${isSelected ? 'batal dipilih' : 'dipilih'}, ${selected.length + (isSelected ? -1 : 1)} dipilih.`,
    )
  }

  /** Acts on a queued key for the open applicant; the keys after a move wait for the applicant after it. */
  async function act(key: string): Promise<boolean> {
    const to = stages[Number(key) - 1]
    if (key === 'x') toggleOpen()
    else if (to && to.id !== stage.id && moves.mayMove) {
      void moveOpen(to)
      return true
    } else await moveTo(to)
    return false
  }
  /** Saves and opens the next applicant, for whom the keys are meant that are pressed once the save has started. */
  async function saveAndNext(save: SaveBeforeNext) {
    if (!(await save(holdKeys))) drop('catatan belum disimpan')
    else if (!(await step(1))) drop(NEXT_MISSING)
  }
  return {
    isOpen,
    hasBefore,
    hasAfter,
    step: (by: 1 | -1) => void step(by),
    saveAndNext,
    moveTo: (to: Option | undefined) => void moveTo(to),
    moveOpen,
    rejectOpen:
      reject &&
      (() =>
        void moveAndAdvance(async (one) => {
          const to = await reject(one, stage, moveOptions)
          return to && { to }
        })),
    moveSelected,
    toggleOpen,
    onShown: () => (open !== lastOpened.current || isAway ? drop(NEXT_MISSING) : void replay()),
  }
}
