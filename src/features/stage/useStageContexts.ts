import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type NavigateOptions, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Recipients } from './messages/StageMessages'
import type { Option } from '~/api/values'
import { useCorporate } from '~/components/corporate'
import { panelEntry, useCloseEntry } from '~/components/dialogEntry'
import { dialogs } from '~/ui/dialogs/dialogs'
import { withDistinctNames } from '~/components/vacancies/distinctNames'
import type { Stage, StageActions, StageSelection } from './pipeline/stageContext'
import { useIdentities } from './pipeline/identities'
import type { Undone } from './pipeline/useMoves'
import { useStageMoves } from './pipeline/useStageMoves'
import { countsQuery, knownStages } from './pipeline/queries'
import { listsQuery, qualificationQuery, vacanciesQuery } from '~/components/vacancies/pipelineQueries'
import {
  applyChange,
  historyStep,
  readStage,
  stageParams,
  type StageState,
  withOpenApplicant,
  withOpenApplicantIn,
  withStage,
} from './model/stageState'

const noStages: readonly Option[] = []

/** Returns whether this stage is still shown; on leaving it, its open questions are dismissed. */
function useIsShown() {
  const shownRef = useRef(false)
  // Before the effects of what it contains, which may change the address at once.
  useLayoutEffect(() => {
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

/** A stage of a vacancy: what everything within it shares, and what only the screen needs. */
export function useStageContexts(listState: StageState, klobVacancyCode: string) {
  const { viewer, writer } = useCorporate()
  const navigate = useNavigate()
  const router = useRouter()
  const client = useQueryClient()
  const closeEntry = useCloseEntry()
  const { corporateId } = writer
  const stageId = listState.stage.id
  const stageKey = useMemo(() => ({ corporateId, klobVacancyCode, stageId }), [corporateId, klobVacancyCode, stageId])
  const lists = useQuery({ ...listsQuery(stageKey), placeholderData: keepPreviousData })
  const named = useQuery(qualificationQuery(klobVacancyCode))
  const { data: qualification, isError: hasNameFailed } = named
  const isShown = useIsShown()
  const [announcement, announce] = useAnnouncement()
  const { searchDenial } = useIdentities()

  const stages = lists.data?.stages ?? knownStages(client, stageKey) ?? noStages
  // The report, if it was open before, has the name already.
  const cachedVacancies = client.getQueryData(vacanciesQuery(corporateId).queryKey)
  const vacancyName =
    qualification?.positionName ??
    cachedVacancies?.find((vacancy) => vacancy.klobVacancyCode === klobVacancyCode)?.positionName
  const position = vacancyName ?? (hasNameFailed ? klobVacancyCode : undefined)
  const hasFailed = lists.isError
  const { name } = listState.stage
  // The same object while an applicant is opened and closed, which draws no other card anew.
  const shown = useMemo((): Stage => {
    const stage = stages.find(({ id }) => id === stageId) ?? { id: stageId, text: name }
    return { stageKey, stage, stages, hasFailed, position, vacancyName }
  }, [stageKey, stages, stageId, name, hasFailed, position, vacancyName])
  // The tabs count the applicants with the same call, which finds every vacancy of this name.
  const distinct = useQuery({
    ...countsQuery(client, stageKey, position),
    select: (vacancies) =>
      withDistinctNames(vacancies).find((vacancy) => vacancy.klobVacancyCode === klobVacancyCode)?.positionName,
  })
  const currentState = () =>
    readStage(klobVacancyCode, searchDenial !== undefined)(router.latestLocation.search) ?? listState
  const setListState = (requested: StageState, replace = false) => {
    if (!isShown()) return
    const now = currentState()
    const next = applyChange(now, listState, requested)
    const step = historyStep(now, next)
    const go = (options: Pick<NavigateOptions, 'replace' | 'state'>) =>
      // Opening or closing an applicant does not scroll the list; the panel scrolls itself into view.
      void navigate({
        to: '.',
        search: stageParams(next),
        resetScroll: step === 'list' && next.open === undefined,
        ...options,
      })
    if (step === 'open') go({ state: panelEntry('applicant') })
    else if (step === 'close') closeEntry(() => go({ replace: true }))
    else if (step === 'within') go({ replace: true, state: true })
    // An entry whose list has changed is no longer that of the applicant alone: closing them does not take it back.
    else go({ replace })
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
  // Empty: an earlier run is resumed. Undefined: the dialog is closed.
  const [recipients, setRecipients] = useState<Recipients>()
  const [isContactEnabled, setContactEnabled] = useState(false)
  const [showsAnswers, setShowsAnswers] = useState(true)
  return {
    stage: shown,
    selection: { listState, currentState, setListState, isShown } satisfies StageSelection,
    actions: {
      moves,
      announce,
      writeTo: (people, deselect) => setRecipients({ people, deselect }),
      contact: { isEnabled: isContactEnabled, enable: () => setContactEnabled(true) },
      answers: { isOpen: showsAnswers, setOpen: setShowsAnswers },
    } satisfies StageActions,
    /** The heading's name of the vacancy, with its code where another one has the same name, and the reads of that name. */
    heading: { title: distinct.data ?? position ?? klobVacancyCode, reads: [named, distinct] },
    lists,
    announcement,
    messages: { recipients, setRecipients },
  }
}
