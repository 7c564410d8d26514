import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { IconLayoutKanban, IconLayoutList } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Option } from '~/api/contract/values'
import { ApiError } from '~/api/errors'
import { texts } from '~/lib/texts/texts'
import { useFilterPanel } from '~/list/filters/panel/useFilterPanel'
import { dialogs } from '~/ui/dialogs/dialogs'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { StatePanel } from '~/ui/states/StatePanel'
import { ApplicantList } from './list/ApplicantList'
import { BackToReport } from './BackToReport'
import { QualificationCard } from './profile/QualificationCard'
import { listsQuery, qualificationQuery, vacanciesQuery } from './queries'
import { closed, readStage, type StageAsked, stageParams } from './readStage'
import { StageFilter } from './list/StageFilter'
import classes from './StageScreen.module.css'
import { useLastTarget } from './moves/useLastTarget'
import { useMoves } from './moves/useMoves'
import { StageTabs } from './StageTabs'

const route = getRouteApi('/dashboard/$index/_guarded/atsreport/$jobId')
const Board = lazyComponent(
  async () => (await import('./board/Board')).Board,
  () => <PendingScreen />,
)
const noStages: readonly Option[] = []

/** A stage of a vacancy: its applicants as cards or all stages as a board (document 2 §2.6). */
export function StageScreen() {
  const { jobId } = route.useParams()
  const raw = route.useSearch()
  const asked = useMemo(() => readStage(jobId, raw), [jobId, raw])
  // The route has led away who names no stage.
  return (
    asked && <Stage key={asked.isBoard ? jobId : `${jobId}/${asked.stage.id}`} asked={asked} klobVacancyCode={jobId} />
  )
}

function Stage({ asked, klobVacancyCode }: { asked: StageAsked; klobVacancyCode: string }) {
  const { corporate, account } = route.useRouteContext()
  const { index } = route.useParams()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const { corporateId } = corporate
  const stageId = asked.stage.id
  const at = useMemo(() => ({ corporateId, klobVacancyCode, stageId }), [corporateId, klobVacancyCode, stageId])
  const {
    data: lists,
    error: listsError,
    refetch: askLists,
  } = useQuery({ ...listsQuery(at), placeholderData: keepPreviousData })
  // Asking again would not help.
  const isUnknown = listsError instanceof ApiError && listsError.status === 404
  const { data: qualification, isError: isNameless } = useQuery(qualificationQuery(klobVacancyCode))
  const { move, ...others } = useMoves(corporateId)
  const target = useLastTarget(account.userId, at)
  const moves = {
    ...others,
    move: async (...args: Parameters<typeof move>) => {
      const outcome = await move(...args)
      if (outcome && outcome.moved.length > 0) target.remember(args[0].to)
      return outcome
    },
  }
  const shownRef = useRef(false)
  useEffect(() => {
    shownRef.current = true
    return () => {
      shownRef.current = false
      dialogs.dismissQuestions()
    }
  }, [])
  const isShown = useCallback(() => shownRef.current, [])
  // An open applicant, and the board, need the room.
  const filterPanel = useFilterPanel(asked.isBoard || asked.open !== undefined)

  const stages = lists?.stages ?? noStages
  const stage = stages.find(({ id }) => id === stageId) ?? { id: stageId, text: asked.stage.name }
  const targets = target.first(stages.filter(({ id }) => id !== stageId))
  // The report that led here knows the name already.
  const known = client.getQueryData(vacanciesQuery(corporateId).queryKey)
  const position =
    qualification?.positionName ??
    known?.find((vacancy) => vacancy.klobVacancyCode === klobVacancyCode)?.positionName ??
    (isNameless ? klobVacancyCode : undefined)
  const title = position ?? klobVacancyCode
  const ask = (next: StageAsked, replace = false) => {
    if (!isShown()) return
    // Opening and closing somebody leaves the list where it is; the panel comes into view by itself.
    const resetScroll = JSON.stringify(closed(next)) !== JSON.stringify(closed(asked))
    void navigate({ search: stageParams(next), replace, resetScroll: resetScroll && next.open === undefined })
  }
  const viewer = useMemo(() => ({ userId: account.userId, corporate }), [account.userId, corporate])
  const shared = {
    at,
    viewer,
    stage,
    stages,
    targets,
    lastTarget: targets.find(({ id }) => id === target.id),
    hasFailed: listsError !== null,
    position,
    asked,
    ask,
    isShown,
    moves,
  }
  const views = [
    { name: 'Daftar', icon: IconLayoutList, isBoard: false },
    { name: 'Papan', icon: IconLayoutKanban, isBoard: true },
  ]
  const crumb = (
    <nav aria-label="Remah roti" className={classes.crumb}>
      <Link to="/dashboard/$index/atsreport" params={{ index }}>
        ATS Report
      </Link>
    </nav>
  )
  if (isUnknown)
    return (
      <div className="page">
        {crumb}
        <h1>{title}</h1>
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
      {crumb}
      <div className={classes.title}>
        <h1>
          {title}, {asked.isBoard ? 'Papan Tahap' : `Stage: ${stage.text}`}
        </h1>
        <div className={classes.views}>
          {views.map(({ name, icon: Icon, isBoard }) => (
            <Button
              key={name}
              variant="default"
              size="xs"
              aria-pressed={isBoard === asked.isBoard}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => ask({ ...closed(asked), isBoard })}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <StageTabs at={at} asked={asked} stages={stages} position={position} />
      <StageFilter
        at={at}
        where={asked.where}
        search={(where) => ask({ ...closed(asked), where, page: 1 })}
        panel={filterPanel}
      >
        <QualificationCard klobVacancyCode={klobVacancyCode} position={title} />
        {listsError && (
          <Notice retry={() => void askLists()}>Daftar tahap dan pilihan filter belum dapat dimuat.</Notice>
        )}
        {asked.isBoard ? <Board {...shared} /> : <ApplicantList {...shared} />}
      </StageFilter>
    </div>
  )
}
