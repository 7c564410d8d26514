import { detailOf } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { PageHead } from '~/components/pages/PageHead'
import { useRecordRead } from '~/record/useRecordRead'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { OffRangesForm } from './OffRangesForm'
import { OnHoursForm } from './OnHoursForm'
import { schedulesOf } from './schedules'
import classes from './schedule.module.css'

/** When the corporate can be chatted with: the week, and the days off (document 3 §2). */
export function ChatScheduleScreen() {
  const { viewer, writer } = useCorporate()
  const { corporateId } = writer
  const reads = schedulesOf(viewer.corporate)
  const on = useRecordRead(reads.on, corporateId)
  const off = useRecordRead(reads.off, corporateId)
  return (
    <div className="page">
      <PageHead title="Pengaturan Jadwal Chat" />
      <div className={classes.columns}>
        {on.data === undefined ? (
          <Waiting title="Chat Schedule On" {...on} />
        ) : (
          <OnHoursForm key={corporateId} hours={on.data} writer={writer} />
        )}
        {on.data === undefined || off.data === undefined ? (
          // A failure of one is shown in its own part; the other still works.
          <Waiting title="Chat Schedule Off" {...off} isHeldUp={on.error !== null && off.data !== undefined} />
        ) : (
          <OffRangesForm key={corporateId} ranges={off.data} writer={writer} hasOn={on.data !== null} />
        )}
      </div>
    </div>
  )
}

type WaitingProps = {
  title: string
  error: Error | null
  refetch: () => Promise<unknown>
  /** Whether it waits for what failed beside it. */
  isHeldUp?: boolean
}
function Waiting({ title, error, refetch, isHeldUp }: WaitingProps) {
  return (
    <section className={`card ${classes.card}`} aria-label={title}>
      <h2>{title}</h2>
      {error ? (
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      ) : (
        <p role="status" className={classes.hint}>
          {isHeldUp ? 'Muat dahulu Chat Schedule On.' : 'Memuat...'}
        </p>
      )}
    </section>
  )
}
