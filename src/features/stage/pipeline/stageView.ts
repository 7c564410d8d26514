import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { useCorporate } from '~/components/corporate'
import { dialogs } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { withDistinctNames } from '~/components/vacancies/distinctNames'
import { usePendingRejection } from '../rejection/rejectionStore'
import type { Undone } from './useMoves'
import { useStageMoves } from './useStageMoves'
import { countsQuery, knownStages } from './queries'
import { listsQuery, qualificationQuery, vacanciesQuery } from '~/components/vacancies/pipelineQueries'
import {
  applyChange,
  readStage,
  stageParams,
  type StageState,
  withOpenApplicant,
  withOpenApplicantIn,
  withoutOpenApplicant,
  withStage,
} from '../model/stageState'

/** The message for a key that needs an open applicant. */
const NO_APPLICANT_OPEN = 'Buka pelamar dahulu.'
/** Shows why a key did nothing. */
export const notifyKeyIgnored = (reason = NO_APPLICANT_OPEN): void => void notify(reason, 'info')

const noStages: readonly Option[] = []

/** Returns whether this stage is still shown; on leaving it, its open questions are dismissed. */
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
/** A message for assistive technology, which announces only changes: a repeated message gets a trailing space. */
function useAnnouncement() {
  const [announcement, setAnnouncement] = useState('')
  const announce = (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text))
  return [announcement, announce] as const
}

/** A stage of a vacancy: what list, board and comparison share (`view`), and what only the screen needs. */
export function useStage(listState: StageState, klobVacancyCode: string) {
  const { viewer, writer } = useCorporate()
  const navigate = useNavigate()
  const router = useRouter()
  const client = useQueryClient()
  const { corporateId } = writer
  const stageId = listState.stage.id
  const stageKey = useMemo(() => ({ corporateId, klobVacancyCode, stageId }), [corporateId, klobVacancyCode, stageId])
  const lists = useQuery({ ...listsQuery(stageKey), placeholderData: keepPreviousData })
  const { data: qualification, isError: hasNameFailed } = useQuery(qualificationQuery(klobVacancyCode))
  const isShown = useIsShown()
  const [announcement, announce] = useAnnouncement()

  const stages = lists.data?.stages ?? knownStages(client, stageKey) ?? noStages
  const stage: Option = stages.find(({ id }) => id === stageId) ?? { id: stageId, text: listState.stage.name }
  // The report, if it was open before, has the name already.
  const cachedVacancies = client.getQueryData(vacanciesQuery(corporateId).queryKey)
  const vacancyName =
    qualification?.positionName ??
    cachedVacancies?.find((vacancy) => vacancy.klobVacancyCode === klobVacancyCode)?.positionName
  const position = vacancyName ?? (hasNameFailed ? klobVacancyCode : undefined)
  // The tabs count the applicants with the same call, which finds every vacancy of this name.
  const { data: distinctName } = useQuery({
    ...countsQuery(client, stageKey, position),
    select: (vacancies) =>
      withDistinctNames(vacancies).find((vacancy) => vacancy.klobVacancyCode === klobVacancyCode)?.positionName,
  })
  const currentState = () => readStage(klobVacancyCode)(router.latestLocation.search) ?? listState
  const setListState = (requested: StageState, replace = false) => {
    if (!isShown()) return
    const next = applyChange(currentState(), listState, requested)
    // Opening or closing an applicant does not scroll the list; the panel scrolls itself into view.
    const resetScroll = JSON.stringify(withoutOpenApplicant(next)) !== JSON.stringify(withoutOpenApplicant(listState))
    void navigate({ to: '.', search: stageParams(next), replace, resetScroll: resetScroll && next.open === undefined })
  }
  const moves = useStageMoves(viewer, writer, stageKey, stages)
  const { onUndone } = moves
  /** Opens the person again, unless the user does something else meanwhile. */
  const reopen = useEffectEvent(({ userId, stageKey: at }: Undone) => {
    const now = currentState()
    const to = stages.find(({ id }) => id === at.stageId)
    if (at.klobVacancyCode !== klobVacancyCode || !to || now.isComparing || now.isWriting) return
    setListState(
      now.isBoard
        ? withOpenApplicantIn(now, userId, to.id)
        : withOpenApplicant(to.id === stageId ? now : withStage(now, to), userId),
      true,
    )
  })
  useEffect(() => onUndone((undone) => reopen(undone)), [onUndone])
  const targets = moves.targetsFrom(stageId)
  // Empty: an earlier run is resumed. Undefined: the dialog is closed.
  const [recipients, setRecipients] = useState<readonly StageCard[]>()
  const [isContactEnabled, setContactEnabled] = useState(false)
  const { pendingRejection, reject } = usePendingRejection(viewer, moves, vacancyName)
  const view = {
    stageKey,
    viewer,
    writer,
    stage,
    /** Empty until they are loaded. */
    stages,
    /** Where applicants of this stage can be moved, the last used one first. */
    targets,
    /** The target that this person used last. */
    lastTarget: targets.find(moves.isLastTarget),
    /** Whether the stages failed to load; the screen shows that. */
    hasFailed: lists.isError,
    /** The vacancy's name, or its code if the name failed to load; undefined until then. */
    position,
    /** The heading's name of the vacancy, with its code where another one has the same name. */
    title: distinctName ?? position ?? klobVacancyCode,
    /** The vacancy's name, never its code: the text that candidates read. */
    vacancyName,
    listState,
    /** The state in the URL now, which may be newer than `listState`: keys are pressed faster than the screen renders. */
    currentState,
    /** Navigates only while this stage is shown: a late response must not navigate away from another page. */
    setListState,
    isShown,
    /** Announces to assistive technology what a key or button did, where the change is only visible. */
    announce,
    /** Opens the dialog for one message to several applicants. */
    writeTo: (people: readonly StageCard[]) => setRecipients(people),
    moves,
    /** Whether the conversations with opened applicants are loaded, and the way to start that. */
    contact: { isEnabled: isContactEnabled, enable: () => setContactEnabled(true) },
    /** Rejects an applicant of a stage by move and message; resolves with the new stage if they were moved. */
    reject,
  }
  return { view, lists, announcement, pendingRejection, recipients, setRecipients }
}

/** What list, board and comparison share: the stage, the viewer, the state and its setter, and the moves. */
export type StageView = ReturnType<typeof useStage>['view']
