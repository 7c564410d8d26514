import { Button } from '@mantine/core'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { query } from '~/api/queries'
import { useShortcuts } from '~/ui/keys/useShortcuts'
import { adminTexts } from '~/lib/texts/adminTexts'
import { Notice } from '~/ui/messages/Notice'
import { undoShortcut } from '../keys/useStageShortcuts'
import { movedText, ownName } from '../moves/whereabouts'
import { unsavedNote } from '../notes/notesRecord'
import { useDeniedAnswers } from '../profile/useDeniedAnswers'
import { currentStage } from '../profile/standing'
import { profileQuery } from '../queries'
import type { StageView } from '../stageView'
import type { Compared } from './basket'
import classes from './Compare.module.css'
import { compareGroups } from './compareRows'
import { CompareHead } from './CompareHead'
import { CompareTable } from './CompareTable'

/** Two to four applicants of a vacancy side by side, each of whom can be moved from here. */
export function CompareView({ stageKey, viewer, stages, listState, setListState, moves, isShown }: StageView) {
  const { basket } = listState
  const client = useQueryClient()
  // What was pressed is gone, or its answer is here: the keyboard goes on at the table.
  const tableRef = useRef<HTMLElement>(null)
  const focusTable = () => tableRef.current?.focus({ preventScroll: true })
  useEffect(focusTable, [])
  useShortcuts(undoShortcut(moves))
  const { klobVacancyCode } = stageKey
  const profiles = useQueries({
    queries: basket.map(({ userId, stageId }) => profileQuery({ ...stageKey, stageId }, userId)),
  })
  const questions = useQuery({
    ...query(applicants.questions, { vacancyCode: klobVacancyCode }),
    staleTime: Infinity,
    retryOnMount: false,
  })
  const isDenied = useDeniedAnswers(klobVacancyCode)
  const answers = useQueries({
    queries: basket.map(({ userId }) => ({
      ...query(applicants.answers, { userId, klobVacancyCode }),
      enabled: (questions.data?.length ?? 0) > 0 && !isDenied(userId),
      retryOnMount: false,
    })),
  })
  const columns = basket.map((_, n) => ({ profile: profiles[n]?.data, answers: answers[n]?.data }))
  const setBasket = (next: readonly Compared[], isComparing: boolean) =>
    setListState({ ...listState, basket: next, isComparing }, true)
  const stageOf = ({ stageId }: Compared): Option =>
    stages.find(({ id }) => id === stageId) ?? {
      id: stageId,
      text: stageId === listState.stage.id ? listState.stage.name : '-',
    }
  /** Where somebody is by now: the profile knows better than an old address. */
  const whereabouts = (one: Compared, profile: ApplicantProfile | undefined) => {
    const now = profile && currentStage(profile)
    const stage = stages.find(({ text }) => text === now?.stage)
    return stage && stage.id !== one.stageId ? { stage, by: now?.changedBy ?? null } : { stage: stageOf(one) }
  }

  async function move(one: Compared, profile: ApplicantProfile, to: Option) {
    const from = whereabouts(one, profile).stage
    const applicant = { userId: one.userId, firstName: profile.firstName, lastName: profile.lastName }
    const outcome = await moves.move(
      { stageKey: { ...stageKey, stageId: from.id }, applicants: [applicant], from, to },
      { isSilent: true, note: unsavedNote(viewer.userId, stageKey, [applicant]), isShown },
    )
    if (!isShown()) return
    // Whoever did not move may be elsewhere by now.
    if (!outcome || outcome.moved.length === 0)
      return void client.invalidateQueries({
        queryKey: profileQuery({ ...stageKey, stageId: one.stageId }, one.userId).queryKey,
      })
    setBasket(
      basket.map((other) => (other.userId === one.userId ? { ...one, stageId: to.id } : other)),
      true,
    )
    focusTable()
  }
  const heads = basket.map((one, n) => {
    const profile = profiles[n]!
    const answer = answers[n]!
    const { stage, by } = whereabouts(one, profile.data)
    return {
      id: one.userId,
      head: (
        <CompareHead
          one={one}
          profile={profile.data}
          failures={[
            ...(profile.error ? [{ what: 'Profil', error: profile.error, retry: () => void profile.refetch() }] : []),
            ...(answer.error
              ? [{ what: adminTexts.requirements.title, error: answer.error, retry: () => void answer.refetch() }]
              : []),
          ]}
          stage={stage}
          movedText={by === undefined ? undefined : movedText(stage.text, by, ownName(client))}
          targets={stages.filter(({ id }) => id !== stage.id)}
          mayMove={moves.mayMove}
          listState={listState}
          moveTo={(to) => profile.data && void move(one, profile.data, to)}
          remove={() => {
            const others = basket.filter(({ userId }) => userId !== one.userId)
            setBasket(others, others.length > 1)
            focusTable()
          }}
        />
      ),
    }
  })
  return (
    <>
      <div className={classes.bar}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowLeft size={14} aria-hidden />}
          onClick={() => setListState({ ...listState, isComparing: false })}
        >
          Kembali ke daftar
        </Button>
        <p>Yang ditandai tidak sama pada semua pelamar. Jenis kelamin, umur, foto, dan alamat tidak dibandingkan.</p>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPrinter size={14} aria-hidden />}
          onClick={() => window.print()}
        >
          Cetak
        </Button>
      </div>
      {questions.error && (
        <Notice retry={() => void questions.refetch()}>
          {adminTexts.requirements.title} belum dapat dimuat: {questions.error.message}
        </Notice>
      )}
      <CompareTable ref={tableRef} heads={heads} groups={compareGroups(columns)} />
    </>
  )
}
