import { detailOf } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { PageHead } from '~/components/pages/PageHead'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { useRecordRead } from '~/record/useRecordRead'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { chatSchedule } from '~/api/contract/executive/chatSchedule'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'
import { OffRangesForm } from './OffRangesForm'
import { OnHoursForm } from './OnHoursForm'
import classes from './schedule.module.css'

/** The corporate's chat schedule: weekly hours and days off (document 3 §2). */
export function ChatScheduleScreen() {
  const { scope } = useCorporate()
  const { corporateId } = scope
  const reads = schedulesOf(scope)
  const on = useRecordRead(reads.on, corporateId)
  const off = useRecordRead(reads.off, corporateId)
  return (
    <div className="page">
      <PageHead title="Pengaturan Jadwal Chat" />
      <StaleNotice read={on} />
      <StaleNotice read={off} />
      <div className={`stack ${classes.columns}`}>
        {on.data === undefined ? <PendingSection title="Chat Schedule On" {...on} /> : <OnHoursForm hours={on.data} />}
        {on.data === undefined || off.data === undefined ? (
          // A failed query is shown in its own section; the other still works.
          <PendingSection title="Chat Schedule Off" {...off} isBlocked={on.error !== null && off.data !== undefined} />
        ) : (
          <OffRangesForm ranges={off.data} hasOn={on.data !== null} />
        )}
      </div>
    </div>
  )
}

type PendingSectionProps = {
  title: string
  error: Error | null
  refetch: () => Promise<unknown>
  /** Whether it cannot be shown because the other query failed. */
  isBlocked?: boolean
}
function PendingSection({ title, error, refetch, isBlocked }: PendingSectionProps) {
  return (
    <section className={`card stack ${classes.card}`} aria-label={title}>
      <h2>{title}</h2>
      {error ? (
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      ) : (
        <p role="status" className={`dimmed ${classes.hint}`}>
          {isBlocked ? 'Muat dahulu Chat Schedule On.' : 'Memuat...'}
        </p>
      )}
    </section>
  )
}

// Shows the loader's failure: the user retries, not the mounting screen.
const noRetryOnMount = { retryOnMount: false }
/** The queries of the screen. */
export const schedulesOf = ({ corporateId }: Scope) => ({
  on: { ...query(chatSchedule.onSchedule, { corporateId }), ...noRetryOnMount },
  off: { ...query(chatSchedule.offSchedule, { corporateId }), ...noRetryOnMount },
})
