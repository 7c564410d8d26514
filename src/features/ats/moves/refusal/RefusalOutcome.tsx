import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { Option } from '~/api/contract/values'
import { texts } from '~/lib/texts/texts'
import classes from './Refusal.module.css'
import type { Refusal } from './refusals'
import type { Sent } from './sendRefusal'

type Props = {
  name: string
  refusal: Refusal
  to: Option | undefined
  result: Sent | undefined
  isBusy: boolean
  resume: () => void
  discard: () => void
  close: () => void
}

// What was pressed before is gone, or was off meanwhile.
const focus = (button: HTMLButtonElement | null) => button?.focus()
const UNSENT = {
  sent: 'Pesan terkirim.',
  closed: 'Percakapan sudah diakhiri, jadi pesannya tidak dikirim.',
  elsewhere: 'Pesannya sudah dikirim, masih dikirim, atau dibuang di tempat lain.',
} as const

/** What of a refusal is done, and what is left to do. */
export function RefusalOutcome({ name, refusal, to, result, isBusy, resume, discard, close }: Props) {
  const failure = result?.state === 'failed' ? result.error : undefined
  const reason = failure === undefined ? '' : ` ${failure instanceof Error ? failure.message : texts.failed}`
  const isOver = result !== undefined && result.state !== 'failed'
  return (
    <>
      <ul className={classes.outcome}>
        {to && refusal.hasMoved && (
          <li>
            <IconCheck size={18} aria-hidden />
            {name} sudah dipindahkan ke {to.text}.
          </li>
        )}
        <li data-failed>
          {!isBusy && <IconAlertTriangle size={18} aria-hidden />}
          <span role={result ? 'alert' : 'status'}>
            {isBusy ? 'Mengirim pesan...' : isOver ? UNSENT[result.state] : `Pesannya belum terkirim.${reason}`}
          </span>
        </li>
      </ul>
      <div className={classes.actions}>
        {isOver ? (
          <Button ref={focus} onClick={close}>
            Tutup
          </Button>
        ) : (
          <>
            <Button variant="subtle" color="red" disabled={isBusy} onClick={discard}>
              Buang pesan
            </Button>
            <Button variant="default" disabled={isBusy} onClick={close}>
              Nanti saja
            </Button>
            <Button key={isBusy ? 'busy' : 'idle'} ref={focus} loading={isBusy} onClick={resume}>
              Kirim lagi pesannya
            </Button>
          </>
        )}
      </div>
    </>
  )
}
