import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { useCorporate } from '~/components/corporate'
import type { RawSearch } from '~/lib/url/searchParams'
import { dialogs } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { useRefusing } from './moves/refusal/refusals'
import { useStageMoves } from './moves/useStageMoves'
import { knownStages, listsQuery, qualificationQuery, vacanciesQuery } from './queries'
import { changedOn, readStage, stageParams, type StageState, withoutOpenApplicant } from './stageState'

/** The message for a key that needs an open applicant. */
const NOBODY_OPEN = 'Buka pelamar dahulu.'
/** Says in sight why a key did nothing. */
export const refuseKey = (why = NOBODY_OPEN): void => void notify(why, 'info')

const noStages: readonly Option[] = []

/** Whether this stage is shown; once it is not, its questions are gone, too. */
function useIsShown() {
  const shownRef = useRef(false)
  useEffect(() => {
    shownRef.current = true
    return () => {
      shownRef.current = false
      dialogs.dismissQuestions()
    }
  }, [])
  return useCallback(() => shownRef.current, [])
}
/** A message for assistive technology, which announces changes only: a repeated one gets a difference. */
function useAnnouncement() {
  const [announcement, setAnnouncement] = useState('')
  const announce = (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text))
  return [announcement, announce] as const
}

/** A stage of a vacancy: what list, board and comparison have in common, and what the screen alone shows. */
export function useStage(listState: StageState, klobVacancyCode: string) {
  const { viewer, writer } = useCorporate()
  const navigate = useNavigate()
  const router = useRouter()
  const client = useQueryClient()
  const { corporateId } = writer
  const stageId = listState.stage.id
  const stageKey = useMemo(() => ({ corporateId, klobVacancyCode, stageId }), [corporateId, klobVacancyCode, stageId])
  const lists = useQuery({ ...listsQuery(stageKey), placeholderData: keepPreviousData })
  const { data: qualification, isError: isNameless } = useQuery(qualificationQuery(klobVacancyCode))
  const isShown = useIsShown()
  const [announcement, announce] = useAnnouncement()

  const stages = lists.data?.stages ?? knownStages(client, stageKey) ?? noStages
  const stage: Option = stages.find(({ id }) => id === stageId) ?? { id: stageId, text: listState.stage.name }
  // The report that led here knows the name already.
  const known = client.getQueryData(vacanciesQuery(corporateId).queryKey)
  const vacancyName =
    qualification?.positionName ?? known?.find((vacancy) => vacancy.klobVacancyCode === klobVacancyCode)?.positionName
  const stateNow = () => readStage(klobVacancyCode, router.latestLocation.search as RawSearch) ?? listState
  const setListState = (wanted: StageState, replace = false) => {
    if (!isShown()) return
    const next = changedOn(stateNow(), listState, wanted)
    // Opening and closing somebody leaves the list where it is; the panel comes into view by itself.
    const resetScroll = JSON.stringify(withoutOpenApplicant(next)) !== JSON.stringify(withoutOpenApplicant(listState))
    void navigate({ to: '.', search: stageParams(next), replace, resetScroll: resetScroll && next.open === undefined })
  }
  const moves = useStageMoves(viewer, writer, stageKey, stages)
  const targets = moves.targetsFrom(stageId)
  // Nobody among them: a run of before goes on. Undefined: closed.
  const [recipients, setRecipients] = useState<readonly StageCard[]>()
  const [isContactAsked, setContactAsked] = useState(false)
  const { refusing, refuse } = useRefusing(viewer, moves, vacancyName)
  const view = {
    stageKey,
    viewer,
    writer,
    stage,
    /** None until they are known. */
    stages,
    /** Where applicants of this stage can be moved, the last used one first. */
    targets,
    /** The one among them that this person used last. */
    lastTarget: targets.find(moves.isLastTarget),
    /** Whether the stages failed to load, which is shown beside. */
    hasFailed: lists.isError,
    /** What the vacancy is called; undefined until it is known. */
    position: vacancyName ?? (isNameless ? klobVacancyCode : undefined),
    /** The same without its code where the name cannot be loaded: what candidates read. */
    vacancyName,
    listState,
    /** The same as the URL says it by now: keys come faster than the screen is drawn. */
    stateNow,
    /** Navigates only while this stage is shown: a late answer must not take the person off another page. */
    setListState,
    isShown,
    /** Announces to assistive technology what a key or button did, where the rest is visible only. */
    announce,
    /** Begins one message to several applicants. */
    writeTo: (people: readonly StageCard[]) => setRecipients(people),
    moves,
    /** Whether the conversations with opened applicants are loaded. */
    contact: { isAsked: isContactAsked, ask: () => setContactAsked(true) },
    /** Refuses somebody of a stage by move and message; answers the stage where they went, if they did. */
    refuse,
  }
  return { view, lists, announcement, refusing, recipients, setRecipients }
}

/** What list and board have in common: the stage, the viewer, the state of the list, and the ways to change it and to move. */
export type StageView = ReturnType<typeof useStage>['view']
