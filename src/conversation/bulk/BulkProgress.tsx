import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { numberText } from '~/lib/texts/numbers'
import classes from './Bulk.module.css'
import { countOf, pendingPeople, type PersonState, type Run } from './run'

type Props = {
  run: Run
  nameOf: (userId: string) => string
  current: string | undefined
  reasons: ReadonlyMap<string, string>
  isRunning: boolean
  isStopping: boolean
  stop: () => void
  resume: () => void
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

/** How a message to many goes: how far it is, what became of it for each person, and the ways to stop and to go on. */
export function BulkProgress(props: Props) {
  const { run, nameOf, current, reasons, isRunning, isStopping, stop, resume, discard, close } = props
  const total = run.people.length
  const done = total - pendingPeople(run).length
  const [sent, failed, closed] = [countOf(run, 'sent'), countOf(run, 'failed'), countOf(run, 'closed')]
  const counts = [
    `${numberText(sent)} dari ${numberText(total)} terkirim`,
    ...(closed > 0 ? [`${numberText(closed)} percakapan sudah diakhiri`] : []),
    ...(failed > 0 ? [`${numberText(failed)} belum berhasil`] : []),
  ].join(', ')
  const isDone = done === total
  const buttonRef = useRef<HTMLButtonElement>(null)
  // The button that had the focus is another one now.
  useEffect(() => buttonRef.current?.focus(), [isRunning])
  // Failures are what somebody has to do something about.
  const order: Record<PersonState, number> = { failed: 0, closed: 1, waiting: 2, sent: 3 }
  const people = isRunning ? run.people : run.people.toSorted((a, b) => order[a.state] - order[b.state])
  return (
    <div className={classes.form}>
      <p role="status" className={classes.counts}>
        {isRunning ? `Mengirim: ${counts}` : isDone ? `Selesai: ${counts}` : `Berhenti: ${counts}`}
      </p>
      <progress className={classes.progress} aria-label="Kemajuan pengiriman" max={total} value={done} />
      {!isRunning && !isDone && (
        <div className={classes.text} role="group" aria-label="Pesan yang dikirim" tabIndex={0}>
          <p className={classes.subject}>{run.subject}</p>
          {run.text}
        </div>
      )}
      <ul className={classes.people} aria-label="Hasil per pelamar" tabIndex={0}>
        {people.map(({ userId, state }) => {
          const Icon = icons[state]
          const isNow = isRunning && userId === current
          return (
            <li key={userId} data-state={state}>
              <Icon size={16} aria-hidden />
              <span>
                {nameOf(userId)}: {isNow ? 'Sedang dikirim' : stateText[state]}
                {state === 'failed' && reasons.has(userId) && !isNow && `. ${reasons.get(userId)}`}
              </span>
            </li>
          )
        })}
      </ul>
      <div className={classes.actions}>
        {isRunning ? (
          <Button
            ref={buttonRef}
            variant="default"
            // The focus stays on it until it is another button.
            aria-disabled={isStopping}
            data-disabled={isStopping || undefined}
            onClick={stop}
          >
            {isStopping ? 'Menghentikan...' : 'Hentikan'}
          </Button>
        ) : isDone ? (
          <Button ref={buttonRef} onClick={close}>
            Selesai
          </Button>
        ) : (
          <>
            <Button variant="default" className={classes.discard} onClick={discard}>
              Buang sisanya
            </Button>
            {/* Going on takes a choice of its own, not a second press of the key before. */}
            <Button ref={buttonRef} variant="default" data-autofocus onClick={close}>
              Nanti saja
            </Button>
            <Button onClick={resume}>Lanjutkan ({numberText(total - done)})</Button>
          </>
        )}
      </div>
    </div>
  )
}
