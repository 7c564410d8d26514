import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { Option } from '~/api/values'
import { messageOf } from '~/api/errors'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { BusyButton } from '~/ui/BusyButton'
import { Dialog } from '~/ui/dialogs/Dialog'
import { RejectionForm } from './RejectionForm'
import classes from './Rejection.module.css'
import type { ScreenMoveOptions } from '../pipeline/stageContext'
import type { Rejection, rejectionStore } from './rejectionStore'
import { type SendResult, useRejection } from './useRejection'
import type { Applicant } from '../model/applicant'

type Props = {
  conversation: ConversationConfig
  store: ReturnType<typeof rejectionStore>
  applicant: Applicant
  from: Option
  moveOptions: ScreenMoveOptions
  /** The unfinished rejection to resume, if any. */
  unfinished: Rejection | undefined
  /** Called with the applicant's new stage; undefined if they were not moved. */
  close: (to: Option | undefined) => void
}

/** Rejects an applicant in one step: target stage and message. After the move only the message remains to be sent. */
export function RejectionDialog({ conversation, store, applicant, from, moveOptions, unfinished, close }: Props) {
  const { name } = conversation
  const { rejection, result, isBusy, to, start, resume, discard } = useRejection({
    store,
    conversation,
    applicant,
    from,
    moveOptions,
    unfinished,
    close,
  })
  return (
    <Dialog
      opened
      onClose={() => !isBusy && close(to)}
      size="lg"
      yOffset="24px"
      title={`Tolak ${name}`}
      closeButtonProps={{ 'aria-label': 'Tutup penolakan' }}
      closeOnClickOutside={false}
    >
      {rejection ? (
        <RejectionOutcome
          name={name}
          rejection={rejection}
          to={to}
          result={result}
          isBusy={isBusy}
          resume={() => void resume(rejection)}
          discard={() => discard(rejection)}
          close={() => close(to)}
        />
      ) : (
        <RejectionForm conversation={conversation} from={from} isBusy={isBusy} start={start} />
      )}
    </Dialog>
  )
}

type OutcomeProps = {
  name: string
  rejection: Rejection
  to: Option | undefined
  result: SendResult | undefined
  isBusy: boolean
  resume: () => void
  discard: () => void
  close: () => void
}

// The button that had the focus is unmounted.
const focus = (button: HTMLButtonElement | null) => button?.focus()
const RESULT_TEXTS = {
  sent: 'Pesan terkirim.',
  closed: 'Percakapan sudah diakhiri, jadi pesannya tidak dikirim.',
  elsewhere: 'Pesannya sudah dikirim, masih dikirim, atau dibuang lewat perangkat atau tab lain.',
} as const

/** What a rejection has completed, and what remains. */
function RejectionOutcome({ name, rejection, to, result, isBusy, resume, discard, close }: OutcomeProps) {
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
            <Button variant="subtle" color="red" disabled={isBusy} onClick={discard}>
              Jangan kirim
            </Button>
            <Button variant="default" disabled={isBusy} onClick={close}>
              Nanti saja
            </Button>
            <BusyButton ref={focus} isBusy={isBusy} onClick={resume}>
              Kirim lagi pesannya
            </BusyButton>
          </>
        )}
      </div>
    </>
  )
}
