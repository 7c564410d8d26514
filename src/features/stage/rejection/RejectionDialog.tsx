import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { messageOf } from '~/api/errors'
import { BusyButton } from '~/ui/BusyButton'
import { Dialog } from '~/ui/dialogs/Dialog'
import { RejectionForm } from './RejectionForm'
import classes from './Rejection.module.css'
import type { Rejection } from './rejectionStore'
import { type RejectionFlow, type RejectionProps, useRejection } from './useRejection'

/** Rejects an applicant in one step: target stage and message. After the move only the message remains to be sent. */
export function RejectionDialog(props: RejectionProps) {
  const { conversation, pending } = props
  const { name } = conversation
  const flow = useRejection(props)
  const { rejection, isBusy, start } = flow
  const close = () => props.close(flow.to)
  return (
    <Dialog
      opened
      onClose={() => !isBusy && close()}
      size="lg"
      yOffset="24px"
      title={`Tolak ${name}`}
      closeButtonProps={{ 'aria-label': 'Tutup penolakan' }}
      closeOnClickOutside={false}
    >
      {rejection ? (
        <RejectionOutcome name={name} rejection={rejection} flow={flow} close={close} />
      ) : (
        <RejectionForm conversation={conversation} from={pending.from} isBusy={isBusy} start={start} />
      )}
    </Dialog>
  )
}

type OutcomeProps = { name: string; rejection: Rejection; flow: RejectionFlow; close: () => void }

// The button that had the focus is unmounted.
const focus = (button: HTMLButtonElement | null) => button?.focus()
const RESULT_TEXTS = {
  sent: 'Pesan terkirim.',
  closed: 'Percakapan sudah diakhiri, jadi pesannya tidak dikirim.',
  elsewhere: 'Pesannya sudah dikirim, masih dikirim, atau dibuang lewat perangkat atau tab lain.',
} as const

/** What a rejection has completed, and what remains. */
function RejectionOutcome({ name, rejection, flow, close }: OutcomeProps) {
  const { to, result, isBusy, resume, discard } = flow
  const failure = result?.state === 'failed' ? result.error : undefined
  const reason = failure === undefined ? '' : ` ${messageOf(failure)}`
  const isNoted = rejection.reason?.isSaved ?? true
  const isSettled = result !== undefined && result.state !== 'failed'
  return (
    <>
      <ul className={`stack plain-list ${classes.outcome}`}>
        {to && rejection.hasMoved && (
          <li>
            <IconCheck size={18} aria-hidden />
            {name} sudah dipindahkan ke {to.text}.
          </li>
        )}
        {rejection.reason?.isSaved && (
          <li>
            <IconCheck size={18} aria-hidden />
            Alasan &quot;{rejection.reason.text}&quot; sudah dicatat.
          </li>
        )}
        <li data-failed>
          {!isBusy && <IconAlertTriangle size={18} aria-hidden />}
          <span role={result ? 'alert' : 'status'}>
            {isBusy
              ? 'Mengirim pesan...'
              : isSettled
                ? RESULT_TEXTS[result.state]
                : `${isNoted ? 'Pesannya' : 'Alasannya belum tersimpan dan pesannya'} belum terkirim.${reason}`}
          </span>
        </li>
      </ul>
      <div className={`row ${classes.actions}`}>
        {isSettled ? (
          <Button ref={focus} onClick={close}>
            Tutup
          </Button>
        ) : (
          <>
            <Button variant="subtle" color="red" disabled={isBusy} onClick={() => discard(rejection)}>
              Jangan kirim
            </Button>
            <Button variant="default" disabled={isBusy} onClick={close}>
              Nanti saja
            </Button>
            <BusyButton ref={focus} isBusy={isBusy} onClick={() => void resume(rejection)}>
              Kirim lagi pesannya
            </BusyButton>
          </>
        )}
      </div>
    </>
  )
}
