import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { serverNow } from '~/api/identity/clock'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { query } from '~/api/queries'
import { messageOf } from '~/api/errors'
import { markStageSeen } from '~/components/seenCounts'
import { useFlow } from '~/lib/useFlow'
import { numberText } from '~/lib/texts/numbers'
import { briefMoment, momentText } from '~/lib/time/dates'
import { Notice } from '~/ui/messages/Notice'
import { notify } from '~/ui/messages/notify'
import { inStage, wholeStage } from '../pipeline/queries'
import { useCorporate } from '~/components/corporate'
import { useStage } from '../pipeline/stageContext'
import classes from './Since.module.css'
import { SeenContext } from './seenApplicants'

const NOT_STORED = 'Tidak dapat ditandai: penyimpanan browser ini penuh atau dimatikan.'
const MARK = "'Baru': belum Anda lihat di sini."
const MARKS_END = "Tanda 'baru' berakhir di sini: yang sudah Anda lihat lebih banyak daripada yang diingat browser ini."
const minute = (ms: number) => momentText(new Date(ms).toISOString()).replaceAll('/', '-')

/** How many applied to the open stage since the last visit, and a button to mark all of it as seen. */
export function SinceLine({ onAccepted }: { onAccepted: () => void }) {
  const seenApplicants = useContext(SeenContext)
  const { stageKey } = useStage()
  const { writer } = useCorporate()
  const client = useQueryClient()
  const [now] = useState(serverNow)
  const { isBusy, run } = useFlow<never>()
  const [isAccepted, setAccepted] = useState(false)
  const { klobVacancyCode, stageId } = stageKey
  const since = seenApplicants?.seen.at[stageId]
  const isEnabled = since !== undefined && since < now
  const { data, error, refetch } = useQuery({
    ...query(pipeline.applicants, {
      ...inStage(stageKey),
      startSendDate: minute(since ?? now),
      endSendDate: minute(now),
      start: 0,
      length: 1,
    }),
    // It refers to the time of arrival, like the marks: the user's own moves do not change who has applied.
    meta: {},
    enabled: isEnabled,
    retryOnMount: false,
    select: ({ totalElements }) => totalElements,
  })
  if (!isEnabled || isAccepted) return null
  async function accept() {
    const ids: string[] = []
    for await (const { cards } of wholeStage(client, stageKey)) ids.push(...cards.map(({ userId }) => userId))
    if (!seenApplicants?.accept(stageId, ids)) throw new Error(NOT_STORED)
    markStageSeen(client, writer, klobVacancyCode, [stageId, ids.length])
    // Refetched so that the tab shows the count that was marked as seen.
    void client.invalidateQueries({ queryKey: [pipeline.vacancies.name] })
    setAccepted(true)
    onAccepted()
    await notify('Tahap ini ditandai sudah dilihat')
  }
  const moment = briefMoment(since, now)
  return (
    <p className={`row dimmed ${classes.line}`}>
      {error ? (
        <Notice isInline retry={() => void refetch()}>
          Yang melamar sejak {moment} gagal dihitung.
        </Notice>
      ) : (
        <span>
          {data === undefined
            ? 'Menghitung...'
            : `${numberText(data)} melamar sejak ${moment}. ${seenApplicants?.seen.isCut ? MARKS_END : MARK}`}
        </span>
      )}
      <button
        type="button"
        className="link-button"
        disabled={isBusy}
        onClick={() => void run({ work: accept, toFailure: (reason) => void notify(messageOf(reason), 'failed') })}
      >
        Tandai sudah dilihat
      </button>
    </p>
  )
}
