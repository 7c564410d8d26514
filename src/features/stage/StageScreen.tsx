import { Button } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconLayoutKanban, IconLayoutList } from '@tabler/icons-react'
import { type ComponentType, useMemo, useRef } from 'react'
import { isNotFound } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { PageHead } from '~/components/pages/PageHead'
import { texts } from '~/lib/texts/texts'
import { useUrlState } from '~/lib/url/urlState'
import { useFilterPanel } from '~/list/filters/panel/useFilterPanel'
import { isFocusLost } from '~/ui/focus'
import { lazyComponent } from '~/ui/lazyComponent'
import { BackLink } from '~/ui/links/BackLink'
import { joinReads, StaleNotice } from '~/components/reads/StaleNotice'
import { Notice } from '~/ui/messages/Notice'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { StatePanel } from '~/ui/states/StatePanel'
import { BackToReport } from '~/components/pages/BackToReport'
import { CompareSelected } from './views/compare/CompareSelected'
import { BasketBar } from './views/compare/BasketBar'
import { ApplicantList } from './views/list/ApplicantList'
import { BlindReview } from './blind/BlindReview'
import { BlindSwitch } from './blind/BlindSwitch'
import { CvOpenState } from './cv/CvOpenState'
import { FindPerson } from './find/FindPerson'
import { StageFilter } from './filters/StageFilter'
import { StageMessages } from './messages/StageMessages'
import { useStageFilters } from './filters/useStageFilters'
import { Rejections } from './rejection/Rejections'
import classes from './StageScreen.module.css'
import { readStage, type StageState, withoutOpenApplicant } from './model/stageState'
import { StageTabs } from './StageTabs'
import { ActionsContext, SelectionContext, StageContext, useSelection, useStage } from './pipeline/stageContext'
import { onMoved } from './pipeline/cacheUpdates'
import { useIdentities } from './pipeline/identities'
import { noParts, PartsContext } from './pipeline/stageParts'
import { QualificationCard } from './QualificationCard'
import { QualificationLink } from './QualificationLink'
import { sinceParts } from './since/sinceParts'
import { Verdict } from './verdicts/Verdict'
import { useStageContexts } from './useStageContexts'

const lazyView = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyComponent(load, () => <PendingScreen />)

/** What none of the documents asks for; a part is removed with its folder and its lines here. */
const views: Partial<Record<'board' | 'compare', ComponentType>> = {
  board: lazyView(async () => (await import('./views/board/Board')).Board),
  compare: lazyView(async () => (await import('./views/compare/CompareView')).CompareView),
}
const stageParts = {
  ...noParts,
  Panel: lazyView(async () => (await import('./StagePanel')).StagePanel),
  Verdict,
  Reveal: lazyComponent(async () => (await import('./blind/RevealIdentity')).RevealIdentity),
  CompareSelected,
  ...sinceParts,
}
// Whom the user moves counts as seen in the new stage.
onMoved(stageParts.markAsSeen)

/** A stage of a vacancy: its applicants as cards or all stages as a board (document 2 §2.6). */
export function StageScreen({ jobId }: { jobId: string }) {
  return (
    <BlindReview key={jobId} klobVacancyCode={jobId}>
      <StageOfUrl jobId={jobId} />
    </BlindReview>
  )
}

function StageOfUrl({ jobId }: { jobId: string }) {
  const areNamesHidden = useIdentities().searchDenial !== undefined
  const listState = useUrlState(useMemo(() => readStage(jobId, areNamesHidden), [jobId, areNamesHidden]))
  // The loader has redirected URLs that name no stage.
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
  const { stage, selection, actions, ...rest } = useStageContexts(listState, klobVacancyCode)
  return (
    <StageContext value={stage}>
      <SelectionContext value={selection}>
        <ActionsContext value={actions}>
          <CvOpenState>
            <PartsContext value={stageParts}>
              <StageContent {...rest} />
            </PartsContext>
          </CvOpenState>
        </ActionsContext>
      </SelectionContext>
    </StageContext>
  )
}

type Contexts = ReturnType<typeof useStageContexts>
type Props = Pick<Contexts, 'heading' | 'lists' | 'announcement' | 'messages'>

function StageContent({ heading: { title, reads }, lists, announcement, messages }: Props) {
  const { index } = useCorporate()
  const { stageKey, stage } = useStage()
  const { listState, setListState } = useSelection()
  // A retry would not help. What is already shown stays.
  const isUnknown = isNotFound(lists.error) && lists.data === undefined
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => headingRef.current?.focus()
  const { isComparing } = listState
  useDidUpdate(() => {
    // The button that closed the comparison is unmounted.
    if (!isComparing && isFocusLost()) focusHeading()
  }, [isComparing])
  // An open applicant and the board need the space.
  const filterPanel = useFilterPanel(listState.isBoard || listState.open !== undefined)
  const stageFilters = useStageFilters(lists.data !== undefined && !lists.isPlaceholderData)
  const modes = [
    { name: 'Daftar', icon: IconLayoutList, isBoard: false },
    ...(views.board ? [{ name: 'Papan', icon: IconLayoutKanban, isBoard: true }] : []),
  ]
  const View = (listState.isBoard && views.board) || ApplicantList
  // The board has the stages as columns, and needs the space.
  const isOnBoard = View === views.board && !isComparing
  const back = (
    <BackLink to="/dashboard/$index/atsreport" params={{ index }}>
      ATS Report
    </BackLink>
  )
  const unnamed = reads.filter(({ data, error }) => data === undefined && error)
  const failure = lists.isError && (
    <Notice retry={() => void lists.refetch()}>Daftar tahap dan pilihan filter gagal dimuat.</Notice>
  )
  if (isUnknown)
    return (
      <div className="page">
        <PageHead title={title} namesTab />
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
    <div className="page" data-wide={listState.isBoard || undefined}>
      <PageHead
        parent={back}
        title={`${title}, ${isComparing ? 'Bandingkan pelamar' : listState.isBoard ? 'Papan tahap' : `Stage: ${stage.text}`}`}
        namesTab
        ref={headingRef}
      >
        <div className={`row screen-only ${classes.views}`}>
          <FindPerson />
          <BlindSwitch />
          {isOnBoard && <QualificationLink klobVacancyCode={stageKey.klobVacancyCode} position={title} />}
          {modes.map(({ name, icon: Icon, isBoard }) => (
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
      {isOnBoard ? <StaleNotice read={joinReads(...reads)} /> : <StageTabs />}
      {isOnBoard && unnamed.length > 0 && (
        <Notice retry={() => unnamed.forEach(({ refetch }) => void refetch())}>Nama lowongan gagal dimuat.</Notice>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {/* Outside list and board, so that switching between them does not stop a running send. */}
      <StageMessages key={stageKey.stageId} {...messages} />
      <Rejections>
        {isComparing && views.compare ? (
          <>
            {failure}
            <views.compare />
          </>
        ) : (
          <>
            <BasketBar onEmptied={focusHeading} />
            <StageFilter stageFilters={stageFilters} panel={filterPanel}>
              {!isOnBoard && <QualificationCard klobVacancyCode={stageKey.klobVacancyCode} position={title} />}
              {failure}
              <View />
            </StageFilter>
          </>
        )}
      </Rejections>
    </div>
  )
}
