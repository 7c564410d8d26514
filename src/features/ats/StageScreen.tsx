import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { IconLayoutKanban, IconLayoutList } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { ApiError } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { texts } from '~/lib/texts/texts'
import type { RawSearch } from '~/lib/url/searchParams'
import { PageHead } from '~/components/pages/PageHead'
import { useFilterPanel } from '~/list/filters/panel/useFilterPanel'
import { dialogs } from '~/ui/dialogs/dialogs'
import { isFocusLost } from '~/ui/dialogs/isFocusLost'
import { BackLink } from '~/ui/links/BackLink'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { StatePanel } from '~/ui/states/StatePanel'
import { ApplicantList } from './list/ApplicantList'
import { BasketBar } from './compare/BasketBar'
import { BackToReport } from './BackToReport'
import { QualificationCard } from './profile/QualificationCard'
import { listsQuery, qualificationQuery, vacanciesQuery } from './queries'
import { changedOn, withoutOpenApplicant, readStage, type StageState, stageParams } from './readStage'
import { FindPerson } from './list/find/FindPerson'
import { StageMessages } from './list/StageMessages'
import { StageFilter } from './list/StageFilter'
import { useStageFilters } from './list/useStageFilters'
import classes from './StageScreen.module.css'
import { Refusals } from './moves/refusal/Refusals'
import { useRefusing } from './moves/refusal/useRefusing'
import { useStageMoves } from './moves/useStageMoves'
import { StageTabs } from './StageTabs'
import { useAnnouncement } from './useAnnouncement'

const Board = lazyComponent(
  async () => (await import('./board/Board')).Board,
  () => <PendingScreen />,
)
const CompareView = lazyComponent(
  async () => (await import('./compare/CompareView')).CompareView,
  () => <PendingScreen />,
)
const noStages: readonly Option[] = []

/** A stage of a vacancy: its applicants as cards or all stages as a board (document 2 §2.6). */
export function StageScreen({ jobId, raw }: { jobId: string; raw: RawSearch }) {
  const listState = useMemo(() => readStage(jobId, raw), [jobId, raw])
  // The route has led away who names no stage.
  return (
    listState && (
      <Stage
        key={listState.isBoard ? jobId : `${jobId}/${listState.stage.id}`}
        listState={listState}
        klobVacancyCode={jobId}
      />
    )
  )
}

function Stage({ listState, klobVacancyCode }: { listState: StageState; klobVacancyCode: string }) {
  const { viewer, writer, index } = useCorporate()
  const navigate = useNavigate()
  const router = useRouter()
  const client = useQueryClient()
  const { corporateId } = writer
  const stageId = listState.stage.id
  const stageKey = useMemo(() => ({ corporateId, klobVacancyCode, stageId }), [corporateId, klobVacancyCode, stageId])
  const {
    data: lists,
    error: listsError,
    refetch: refetchLists,
    isPlaceholderData,
  } = useQuery({ ...listsQuery(stageKey), placeholderData: keepPreviousData })
  // Asking again would not help.
  const isUnknown = listsError instanceof ApiError && listsError.status === 404
  const { data: qualification, isError: isNameless } = useQuery(qualificationQuery(klobVacancyCode))
  const shownRef = useRef(false)
  useEffect(() => {
    shownRef.current = true
    return () => {
      shownRef.current = false
      dialogs.dismissQuestions()
    }
  }, [])
  const isShown = useCallback(() => shownRef.current, [])
  const [announcement, announce] = useAnnouncement()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => headingRef.current?.focus()
  const { isComparing } = listState
  const wasComparing = useRef(isComparing)
  useEffect(() => {
    // What was pressed to leave the comparison is gone.
    if (wasComparing.current && !isComparing && isFocusLost()) focusHeading()
    wasComparing.current = isComparing
  }, [isComparing])
  // An open applicant, and the board, need the room.
  const filterPanel = useFilterPanel(listState.isBoard || listState.open !== undefined)

  const stages = lists?.stages ?? noStages
  const stage = stages.find(({ id }) => id === stageId) ?? { id: stageId, text: listState.stage.name }
  // The report that led here knows the name already.
  const known = client.getQueryData(vacanciesQuery(corporateId).queryKey)
  const vacancyName =
    qualification?.positionName ?? known?.find((vacancy) => vacancy.klobVacancyCode === klobVacancyCode)?.positionName
  const position = vacancyName ?? (isNameless ? klobVacancyCode : undefined)
  const title = position ?? klobVacancyCode
  const stateNow = () => readStage(klobVacancyCode, router.latestLocation.search as RawSearch) ?? listState
  const setListState = (wanted: StageState, replace = false) => {
    if (!isShown()) return
    const next = changedOn(stateNow(), listState, wanted)
    // Opening and closing somebody leaves the list where it is; the panel comes into view by itself.
    const resetScroll = JSON.stringify(withoutOpenApplicant(next)) !== JSON.stringify(withoutOpenApplicant(listState))
    void navigate({ to: '.', search: stageParams(next), replace, resetScroll: resetScroll && next.open === undefined })
  }
  const stageFilters = useStageFilters({
    stageKey,
    stageName: stage.text,
    listState,
    setListState,
    isReady: lists !== undefined && !isPlaceholderData,
  })
  const moves = useStageMoves(viewer, writer, stageKey, stages)
  const targets = moves.targetsFrom(stageId)
  // Nobody among them: a run of before goes on. Undefined: closed.
  const [recipients, setRecipients] = useState<readonly StageCard[]>()
  const [isContactAsked, setContactAsked] = useState(false)
  const { refusing, refuse } = useRefusing(viewer, moves, vacancyName)
  const shared = {
    stageKey,
    viewer,
    writer,
    stage,
    stages,
    targets,
    lastTarget: targets.find(moves.isLastTarget),
    hasFailed: listsError !== null,
    position,
    vacancyName,
    listState,
    stateNow,
    setListState,
    isShown,
    announce,
    writeTo: setRecipients,
    moves,
    contact: { isAsked: isContactAsked, ask: () => setContactAsked(true) },
    refuse,
  }
  const views = [
    { name: 'Daftar', icon: IconLayoutList, isBoard: false },
    { name: 'Papan', icon: IconLayoutKanban, isBoard: true },
  ]
  const back = (
    <BackLink to="/dashboard/$index/atsreport" params={{ index }}>
      ATS Report
    </BackLink>
  )
  const failure = listsError && (
    <Notice retry={() => void refetchLists()}>Daftar tahap dan pilihan filter belum dapat dimuat.</Notice>
  )
  if (isUnknown)
    return (
      <div className="page">
        <PageHead title={title} isNamed />
        <section className="card">
          <StatePanel
            urgent
            drawing="empty"
            title={texts.nothingFound}
            message="Tahap atau lowongan ini tidak ada lagi. Pilih tahap lain di ATS Report."
            action={<BackToReport />}
          />
        </section>
      </div>
    )
  return (
    <div className="page">
      <PageHead
        parent={back}
        title={`${title}, ${isComparing ? 'Bandingkan pelamar' : listState.isBoard ? 'Papan tahap' : `Stage: ${stage.text}`}`}
        isNamed
        ref={headingRef}
      >
        <div className={classes.views}>
          <FindPerson view={shared} />
          {views.map(({ name, icon: Icon, isBoard }) => (
            <Button
              key={name}
              data-palette
              variant="default"
              size="xs"
              aria-pressed={!isComparing && isBoard === listState.isBoard}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => setListState({ ...withoutOpenApplicant(listState), isBoard, isComparing: false })}
            >
              {name}
            </Button>
          ))}
        </div>
      </PageHead>
      <StageTabs writer={writer} stageKey={stageKey} listState={listState} stages={stages} position={position} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {/* Above list and board: what they show meanwhile ends no sending. */}
      <StageMessages
        key={stageId}
        view={shared}
        recipients={recipients}
        resume={() => setRecipients([])}
        close={() => setRecipients(undefined)}
      />
      <Refusals view={shared} refusing={refusing} />
      {isComparing ? (
        <>
          {failure}
          <CompareView {...shared} />
        </>
      ) : (
        <>
          <BasketBar stageKey={stageKey} listState={listState} setListState={setListState} onEmptied={focusHeading} />
          <StageFilter stageKey={stageKey} {...stageFilters} viewer={viewer} panel={filterPanel}>
            <QualificationCard klobVacancyCode={klobVacancyCode} position={title} />
            {failure}
            {listState.isBoard ? <Board {...shared} /> : <ApplicantList {...shared} />}
          </StageFilter>
        </>
      )}
    </div>
  )
}
