import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconLock } from '@tabler/icons-react'
import { numberText } from '~/lib/texts/numbers'
import { takeFocus } from '~/ui/focus'
import { MoreItem } from '~/ui/MoreItem'
import { useUnfolding } from '~/ui/useUnfolding'
import { timeText } from '../interview/schedule'
import classes from './Bulk.module.css'
import { countOf, pendingPeople, type PersonState, type Run } from './run'
import type { useMessageRun } from './useMessageRun'

type Props = {
  run: Run
  messages: ReturnType<typeof useMessageRun>
  resume: () => void
  nameOf: (userId: string) => string
  discard: () => void
  close: () => void
}

const icons = { waiting: IconClock, sent: IconCheck, closed: IconLock, failed: IconAlertTriangle }
const stateText: Record<PersonState, string> = {
  waiting: 'Menunggu',
  sent: 'Terkirim',
  closed: 'Tidak dikirim, percakapan sudah diakhiri',
  failed: 'Belum berhasil',
}

/** The progress of a bulk message: counts, the result per person, and buttons to stop and continue. */
export function BulkProgress({ run, messages, resume, nameOf, discard, close }: Props) {
  const { current, reasons, isRunning, isStopping, stop } = messages
  const total = run.people.length
  const done = total - pendingPeople(run).length
  const [sent, failed, closed] = [countOf(run, 'sent'), countOf(run, 'failed'), countOf(run, 'closed')]
  const counts = [
    `${numberText(sent)} dari ${numberText(total)} terkirim`,
    ...(closed > 0 ? [`${numberText(closed)} percakapan sudah diakhiri`] : []),
    ...(failed > 0 ? [`${numberText(failed)} belum berhasil`] : []),
  ].join(', ')
  const isDone = done === total
  // Failures first: they need attention.
  const order: Record<PersonState, number> = { failed: 0, closed: 1, waiting: 2, sent: 3 }
  const people = isRunning ? run.people : run.people.toSorted((a, b) => order[a.state] - order[b.state])
  const { shown, rest } = useUnfolding(people)
  return (
    <div className={`stack ${classes.form}`}>
      <p role="status" className="tabular">
        {isRunning ? `Mengirim: ${counts}` : isDone ? `Selesai: ${counts}` : `Berhenti: ${counts}`}
      </p>
      <progress className={classes.progress} aria-label="Kemajuan pengiriman" max={total} value={done} />
      {!isRunning && !isDone && (
        <div className={`break-anywhere ${classes.text}`} role="group" aria-label="Pesan yang dikirim" tabIndex={0}>
          <p className={classes.subject}>{run.subject}</p>
          {run.text}
        </div>
      )}
      <ul className={`plain-list break-anywhere ${classes.people}`} aria-label="Hasil per pelamar" tabIndex={0}>
        {shown.map(({ userId, state, times = [] }) => {
          const Icon = icons[state]
          const isNow = isRunning && userId === current
          return (
            <li key={userId} data-state={state}>
              <Icon size={16} aria-hidden />
              <span>
                {nameOf(userId)}: {isNow ? 'Sedang dikirim' : stateText[state]}
                {state === 'failed' && reasons.has(userId) && !isNow && `. ${reasons.get(userId)}`}
                {times.some(Boolean) && (
                  <small className="dimmed">{times.filter(Boolean).map(timeText).join('; ')}</small>
                )}
              </span>
            </li>
          )
        })}
        <MoreItem {...rest} />
      </ul>
      <div className={`row ${classes.actions}`}>
        {isRunning ? (
          <Button
            key="stop"
            ref={takeFocus}
            variant="default"
            // Not `disabled`, so that it keeps the focus until it is replaced.
            aria-disabled={isStopping}
            data-disabled={isStopping}
            onClick={stop}
          >
            {isStopping ? 'Menghentikan...' : 'Hentikan'}
          </Button>
        ) : isDone ? (
          <Button key="done" ref={takeFocus} onClick={close}>
            Selesai
          </Button>
        ) : (
          <>
            <Button variant="default" className={classes.discard} onClick={discard}>
              Jangan kirim sisanya
            </Button>
            {/* Focus is on this button, so that a repeated key press does not continue the run. */}
            <Button ref={takeFocus} variant="default" onClick={close}>
              Nanti saja
            </Button>
            <Button onClick={resume}>Lanjutkan ({numberText(total - done)})</Button>
          </>
        )}
      </div>
    </div>
  )
}
