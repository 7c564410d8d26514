import { Button } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { adminTexts } from '~/lib/texts/adminTexts'
import { Notice } from '~/ui/messages/Notice'
import { useConversation } from '~/conversation/useConversation'
import { undoShortcut } from '../navigation/stageKeys'
import { moveText, ownName, currentStage } from '../../pipeline/stageHistory'
import { unsavedNote } from '../../notes/notesRecord'
import { questionsQuery, useDeniedAnswers } from '../../panel/screening'
import { useIdentities } from '../../pipeline/identities'
import { profileQuery } from '../../pipeline/queries'
import { useMessaging } from '../../pipeline/useMessaging'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import type { ComparedApplicant } from '../../model/basket'
import classes from './Compare.module.css'
import { type CompareGroup, compareGroups, type CompareRow, isDifferent } from './compareRows'
import { CompareHead } from './CompareHead'

/** Moves the focus to the table, since the pressed control is unmounted or done; a ring shows once a key reaches it. */
function focusElement(table: HTMLElement | null) {
  if (!table) return
  table.dataset['arrived'] = ''
  table.addEventListener('blur', () => delete table.dataset['arrived'], { once: true })
  table.focus({ preventScroll: true })
}

/** The failure of a read with its retry, as a list. */
const failureOf = (label: string, { error, refetch }: UseQueryResult) =>
  error ? [{ label, error, retry: () => void refetch() }] : []

/** Two to four applicants of a vacancy side by side, each of whom can be moved from here. */
export function CompareView() {
  const { stageKey, stages } = useStage()
  const { listState, setListState, isShown } = useSelection()
  const { moves, reject } = useStageActions()
  const { viewer, right, isNamed, conversationWith } = useMessaging()
  const { basket } = listState
  const client = useQueryClient()
  const tableRef = useRef<HTMLElement>(null)
  const mergedTableRef = useMergedRef(tableRef, focusElement)
  const focusTable = () => focusElement(tableRef.current)
  const [writingTo, setWritingTo] = useState<{ userId: string; name: string }>()
  const conversation = useConversation({
    with: writingTo && isNamed ? conversationWith(writingTo) : undefined,
    right,
    viewer,
    close: () => setWritingTo(undefined),
  })
  useShortcuts(undoShortcut(moves))
  const { klobVacancyCode } = stageKey
  const profiles = useQueries({
    queries: basket.map(({ userId, stageId }) => profileQuery({ ...stageKey, stageId }, userId)),
  })
  const questions = useQuery(questionsQuery(klobVacancyCode))
  const isDenied = useDeniedAnswers(klobVacancyCode)
  const { answersQuery } = useIdentities()
  const answers = useQueries({
    queries: basket.map(({ userId, stageId }) => ({
      ...answersQuery({ ...stageKey, stageId }, userId),
      enabled: (questions.data?.length ?? 0) > 0 && !isDenied(userId),
      retryOnMount: false,
    })),
  })
  const columns = basket.map((_, n) => ({ profile: profiles[n]?.data, answers: answers[n]?.data }))
  const setBasket = (next: readonly ComparedApplicant[], isComparing: boolean) =>
    setListState({ ...listState, basket: next, isComparing }, true)
  const stageOf = ({ stageId }: ComparedApplicant): Option =>
    stages.find(({ id }) => id === stageId) ?? {
      id: stageId,
      text: stageId === listState.stage.id ? listState.stage.name : '-',
    }
  /** The applicant's current stage: the profile is more recent than the URL. */
  const currentPlace = (one: ComparedApplicant, profile: ApplicantProfile | undefined) => {
    const now = profile && currentStage(profile)
    const stage = stages.find(({ text }) => text === now?.stage)
    return stage && stage.id !== one.stageId ? { stage, by: now?.changedBy ?? null } : { stage: stageOf(one) }
  }

  async function move(one: ComparedApplicant, profile: ApplicantProfile, to: Option) {
    const from = currentPlace(one, profile).stage
    const applicant = { userId: one.userId, firstName: profile.firstName, lastName: profile.lastName }
    const outcome = await moves.move(
      { stageKey: { ...stageKey, stageId: from.id }, applicants: [applicant], from, to },
      { isSilent: true, note: unsavedNote(viewer.userId, stageKey, [applicant]), isShown },
    )
    settle(one, outcome && outcome.moved.length > 0 ? to : undefined)
  }
  async function rejectOne(one: ComparedApplicant, profile: ApplicantProfile) {
    const { userId } = one
    const { firstName, lastName } = profile
    settle(one, await reject?.({ userId, firstName, lastName }, currentPlace(one, profile).stage, {}))
  }
  /** Shows where an applicant was moved to. */
  function settle(one: ComparedApplicant, to: Option | undefined) {
    if (!isShown()) return
    // An applicant who was not moved may be in another stage by now.
    if (!to)
      return void client.invalidateQueries({
        queryKey: profileQuery({ ...stageKey, stageId: one.stageId }, one.userId).queryKey,
      })
    setBasket(
      basket.map((other) => (other.userId === one.userId ? { ...one, stageId: to.id } : other)),
      true,
    )
    focusTable()
  }
  const columnHeads = basket.map((one, n) => {
    const profile = profiles[n]!
    const answer = answers[n]!
    const { stage, by } = currentPlace(one, profile.data)
    return {
      id: one.userId,
      head: (
        <CompareHead
          column={{
            compared: one,
            profile: profile.data,
            failures: [...failureOf('Profil', profile), ...failureOf(adminTexts.requirements.title, answer)],
            stage,
            movedText: by === undefined ? undefined : moveText(stage.text, by, ownName(client)),
          }}
          actions={{
            moveTo: (to) => profile.data && void move(one, profile.data, to),
            write: isNamed ? (name) => setWritingTo({ userId: one.userId, name }) : undefined,
            reject: reject && (() => profile.data && void rejectOne(one, profile.data)),
            remove() {
              const others = basket.filter(({ userId }) => userId !== one.userId)
              setBasket(others, others.length > 1)
              focusTable()
            },
          }}
        />
      ),
    }
  })
  return (
    <>
      <div className={`row ${classes.bar}`}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowLeft size={14} aria-hidden />}
          onClick={() => setListState({ ...listState, isComparing: false })}
        >
          Kembali ke {listState.isBoard ? 'papan' : 'daftar'}
        </Button>
        <p className="dimmed">
          Teks tebal berbeda antarpelamar. Jenis kelamin, umur, foto, dan alamat tidak dibandingkan.
        </p>
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
          {adminTexts.requirements.title} gagal dimuat: {questions.error.message}
        </Notice>
      )}
      {conversation}
      <CompareTable ref={mergedTableRef} heads={columnHeads} groups={compareGroups(columns)} />
    </>
  )
}

/** The facts of all applicants, aligned by row. */
function CompareTable({
  heads,
  groups,
  ref,
}: {
  heads: readonly { id: string; head: ReactNode }[]
  groups: readonly CompareGroup[]
  ref: Ref<HTMLElement>
}) {
  return (
    // It scrolls on its own, so it must be reachable by keyboard.
    <section ref={ref} className={`card ${classes.frame}`} aria-label="Perbandingan" tabIndex={0}>
      <table className={`break-anywhere ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Aspek</span>
            </th>
            {heads.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={heads.length + 1} className={classes.group}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, n) => (
                  <td key={heads[n]!.id}>
                    {cell && (
                      <ul className="plain-list">
                        {(cell.length > 0 ? cell : [undefined]).map((value) => (
                          <li key={value ?? ''}>
                            <Value row={row} value={value} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** A value; one that not all applicants share is marked, visually and for screen readers. */
function Value({ row, value }: { row: CompareRow; value: string | undefined }) {
  if (!isDifferent(row, value)) return value ?? '-'
  return (
    <mark className={classes.differs}>
      {value ?? '-'}
      <span className="visually-hidden"> (berbeda)</span>
    </mark>
  )
}
