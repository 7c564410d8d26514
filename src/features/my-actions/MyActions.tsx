import { PageHead } from '~/components/pages/PageHead'
import { BackToReport } from '~/components/pages/BackToReport'
import { Button } from '@mantine/core'
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Action, isUndone, stillMoved, useActions } from '~/components/actions/actions'
import { useCorporate, type Viewer } from '~/components/corporate'
import { type Send, useSender } from '~/api/useSend'
import { serverNow } from '~/api/identity/clock'
import { allows, rights } from '~/lib/rules/rights'
import { isSharedComputer } from '~/lib/storage'
import { dayNameOf } from '~/lib/time/dates'
import { StatePanel } from '~/ui/states/StatePanel'
import { withDistinctNames } from '~/components/vacancies/distinctNames'
import { ActionRow } from './ActionRow'
import { type Names } from './actionText'
import { Drafts } from './Drafts'
import { withRunsAsOne } from './messageRuns'
import classes from './MyActions.module.css'
import type { UserScope } from '~/lib/scope'
import { listsQuery, qualificationQuery, vacanciesQuery } from '~/components/vacancies/pipelineQueries'
import { namesInMemory } from '~/components/applicant/namesInMemory'

const PAGE_SIZE = 50
const dayOf = (at: number) => dayNameOf(new Date(at).toISOString())

/** The names of vacancies and stages: loaded once per vacancy, and only with the right to see them. */
function useNames(actions: readonly Action[], { corporate }: Viewer): Names {
  const client = useQueryClient()
  const { corporateId, menu } = corporate
  const hasAccess = allows(menu, rights.atsReport)
  const stages = new Map(actions.flatMap(({ vacancy, stage }) => (vacancy && stage ? [[vacancy, stage] as const] : [])))
  const vacancies = [...new Set(actions.flatMap(({ vacancy }) => vacancy ?? []))].map((vacancy) => ({
    vacancy,
    stage: stages.get(vacancy),
  }))
  const lists = useQueries({
    queries: vacancies.map(({ vacancy, stage }) => ({
      ...listsQuery({ corporateId, klobVacancyCode: vacancy, stageId: stage ?? '' }),
      enabled: hasAccess && stage !== undefined,
    })),
  })
  const positions = useQueries({
    queries: vacancies.map(({ vacancy }) => ({ ...qualificationQuery(vacancy), enabled: hasAccess })),
  })
  const loaded = positions.flatMap(({ data }, n) =>
    data ? [{ klobVacancyCode: vacancies[n]!.vacancy, positionName: data.positionName }] : [],
  )
  // The report, if it was open before, knows more vacancies of a name.
  const reported = client.getQueryData(vacanciesQuery(corporateId).queryKey) ?? []
  const known = new Map([...reported, ...loaded].map((vacancy) => [vacancy.klobVacancyCode, vacancy]))
  const distinct = withDistinctNames([...known.values()])
  const positionNames = new Map(distinct.map((vacancy) => [vacancy.klobVacancyCode, vacancy.positionName]))
  const people = namesInMemory(client)
  const indexOf = (code: string | undefined) => vacancies.findIndex(({ vacancy }) => vacancy === code)
  return {
    person: (userId) => people.get(userId),
    vacancy: (code) => positionNames.get(code) ?? code,
    stage: (code, stageId) =>
      lists[indexOf(code)]?.data?.stages.find(({ id }) => id === stageId)?.text ?? stageId ?? 'tahap lain',
  }
}

type Props = {
  /** Undoes a move for those of its people who are still in its target stage. */
  undoMove: (
    client: QueryClient,
    send: Send,
    move: UserScope & { action: Action; userIds: readonly string[] },
  ) => Promise<void>
}

/** What this person has done in this browser, newest first, with the way there and back. */
export function MyActions({ undoMove }: Props) {
  const send = useSender()
  const { viewer, writer, index } = useCorporate()
  const { corporate } = viewer
  const client = useQueryClient()
  const actions = useActions(writer)
  const [limit, setLimit] = useState(PAGE_SIZE)
  const lines = useMemo(() => withRunsAsOne(actions), [actions])
  const visible = lines.slice(0, limit)
  const names = useNames(visible, viewer)
  const mayMove = allows(corporate.menu, rights.stageMove)
  const today = dayOf(serverNow())
  const days = [...new Set(visible.map(({ at }) => dayOf(at)))]
  const undoOf = (action: Action) => {
    const userIds = mayMove ? stillMoved(actions, action) : []
    return userIds.length > 0 ? () => void undoMove(client, send, { ...writer, action, userIds }) : undefined
  }
  return (
    <div className="page">
      <PageHead
        title="Tindakan saya"
        lead={`Riwayat tindakan Anda di browser ini untuk ${corporate.corporateName}. ${isSharedComputer() ? 'Disimpan sampai tab ini ditutup' : 'Disimpan paling lama 30 hari'} dan dihapus saat Anda keluar. Nama hanya tampil selama datanya terbuka.`}
      />
      <Drafts />
      {actions.length === 0 ? (
        <section className="card">
          <StatePanel
            drawing="empty"
            title="Belum ada tindakan di browser ini"
            message="Pemindahan, catatan, pesan, ekspor, dan perubahan lowongan akan tercatat di sini."
            action={<BackToReport />}
          />
        </section>
      ) : (
        <div className={`stack ${classes.days}`}>
          {days.map((day) => (
            <section key={day} aria-label={day}>
              <h2>{day === today ? `Hari ini, ${day}` : day}</h2>
              <ul className={`card plain-list ${classes.list}`}>
                {visible
                  .filter(({ at }) => dayOf(at) === day)
                  .map((action) => (
                    <ActionRow
                      key={action.id}
                      action={action}
                      names={names}
                      index={index}
                      menu={corporate.menu}
                      isTakenBack={isUndone(actions, action)}
                      undo={undoOf(action)}
                    />
                  ))}
              </ul>
            </section>
          ))}
          {lines.length > limit && (
            <Button variant="default" onClick={() => setLimit(limit + PAGE_SIZE)}>
              Tampilkan lagi
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
