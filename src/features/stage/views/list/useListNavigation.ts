import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import type { Arrange } from '~/list/list'
import { useCorporate } from '~/components/corporate'
import { fullName } from '~/lib/texts/text'
import { unsavedNote } from '../../notes/notesRecord'
import { indexIn, type LoadedRow, pageOfPosition, placeOf, positionBeside } from '../../model/openPlace'
import { withConversationKept, withoutOpenApplicant, withOpenApplicant } from '../../model/stageState'
import { applicantsQuery, profileQuery } from '../../pipeline/queries'
import { listRow } from '../../pipeline/rows'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import type { MoveOutcome } from '../../pipeline/useMoves'
import { useNavigation } from '../navigation/useNavigation'
import { notifyKeyIgnored } from '../navigation/useTriage'
import type { useChecked } from './useChecked'
import type { OpenApplicant } from './useOpenApplicant'

type Input = {
  row: LoadedRow<StageCard> | undefined
  arrange: Arrange<StageCard>
  opened: OpenApplicant
  selection: ReturnType<typeof useChecked>
  /** Moves the focus to the heading of the list. */
  focusList: () => void
  close: () => void
}

/** Going through the list across its pages, and moving the selected applicants. */
export function useListNavigation({ row, arrange, opened, selection, focusList, close }: Input) {
  const { stageKey, stage } = useStage()
  const { listState, setListState, isShown } = useSelection()
  const { moves, announce } = useStageActions()
  const { viewer } = useCorporate()
  const client = useQueryClient()
  const { open, page, size } = listState
  const { selected, select, toggle } = selection
  const { triage, applicant, isAway, card } = opened
  const pages = listRow(client, stageKey, listState, arrange)

  async function moveSelected(to: Option) {
    const outcome = await moves.move(
      { stageKey, applicants: selected, from: stage, to },
      { note: unsavedNote(viewer.userId, stageKey, selected), isShown },
    )
    if (!outcome) return
    focusList()
    onMoved(outcome)
  }
  function onMoved(outcome: MoveOutcome) {
    // Applicants who could not be moved stay selected for a retry; else the list restarts at page 1 (document 2 §4.5).
    select(outcome.failed)
    if (outcome.failed.length === 0) setListState({ ...withoutOpenApplicant(listState), page: 1 }, true)
    else if (open !== undefined && outcome.moved.includes(open)) setListState(withoutOpenApplicant(listState), true)
  }
  const navigation = useNavigation({
    opened,
    openStage: stage,
    row,
    rowOf: () => pages,
    page: listState,
    async target(by) {
      const loaded = (await pages.load())!
      const now = isAway ? await opened.locate() : placeOf(open, triage.now().last, loaded)
      return { stageId: stage.id, at: positionBeside(now, by, loaded) }
    },
    moveSource: () => applicant && { applicant, from: stage },
    moveSelected: selected.length > 0 ? moveSelected : undefined,
    toggleSelected() {
      if (!card) return notifyKeyIgnored(applicant && `${fullName(applicant)} tidak ada di halaman ini.`)
      toggle(card.userId)
      const isSelected = selected.includes(card)
      announce(
        `${fullName(card)} ${isSelected ? 'batal dipilih' : 'dipilih'}, ${selected.length + (isSelected ? -1 : 1)} dipilih.`,
      )
    },
    locate: opened.locate,
    show: (next, at) =>
      setListState(
        withConversationKept(
          listState,
          withOpenApplicant({ ...listState, page: pageOfPosition(at, size).page }, next.userId),
        ),
        open !== undefined,
      ),
    showNobody: () => setListState({ ...withoutOpenApplicant(listState), page: Math.max(1, page - 1) }, true),
    close,
  })

  // Prefetch the next applicant while this one is read.
  const index = indexIn(row, open)
  const nextId = row?.cards[index + 1]?.userId
  const isOnPage = index >= 0
  const prefetchNext = useEffectEvent(async () => {
    const next = await pages.cardAt(row!.first + index + 1)
    if (next) await client.prefetchQuery(profileQuery(stageKey, next.userId))
  })
  useEffect(() => {
    if (isOnPage) prefetchNext().catch(() => {})
  }, [stageKey, open, isOnPage, nextId, page])
  // At the end of a run of moves the list is refetched once for all of them.
  const refreshStale = useEffectEvent(() => {
    const { queryKey } = applicantsQuery(stageKey, listState)
    if (open === undefined && client.getQueryState(queryKey)?.isInvalidated)
      void client.refetchQueries({ queryKey, exact: true })
  })
  useEffect(() => refreshStale(), [open])
  return { ...navigation, moveSelected, onMoved }
}
