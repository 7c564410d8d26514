import { Button } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { messageLimits, type Ticket } from '~/api/endpointGroups/conversation'
import { ApiError, isRefusedWrite, messageOf } from '~/api/errors'
import { LongTextField } from '~/ui/fields/LongTextField'
import { BusyButton } from '~/ui/BusyButton'
import { takeFocus } from '~/ui/focus'
import { query } from '~/api/queries'
import { useSend } from '~/api/useSend'
import { textToHtml } from '~/lib/texts/text'
import { adminTexts } from '~/lib/texts/adminTexts'
import { DraftNotices } from '~/record/form/DraftNotices'
import type { Attempt } from '~/record/useTextDraft'
import { ask } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { useFlow } from '~/lib/useFlow'
import { AboutVacancy } from './AboutVacancy'
import { CALENDAR_FILE, UNREAD } from './attachment/attachment'
import { AttachmentField, useAttachment } from './attachment/AttachmentField'
import classes from './ConversationDialog.module.css'
import type { ConversationConfig } from './conversationConfig'
import { sentTexts } from './fillMessage'
import { recordDelivery } from '~/components/actions/actions'
import { knownEntryCount, deliverOnce, SENT_RECENTLY, sentRecently, wasDelivered } from './delivery/deliverOnce'
import { confirmUnseen } from './delivery/unseenReplies'
import { InterviewTimes, useCalendarFile } from './interview/InterviewTimes'
import { pushUp } from './pushUp'
import { SendProblem, unfilledId } from './SendProblem'
import { SubjectField } from './SubjectField'
import { TemplateButton } from './templates/TemplateButton'
import { useMessageDraft } from './useMessageDraft'

type Props<T extends { userId: string }> = {
  config: ConversationConfig<T>
  ticket: Ticket | null
  /** Whether sending is disabled, because it is unknown whether a thread exists. */
  blocked: boolean
  /** The file that was sent last, which is offered again. */
  sentFile: File | undefined
  onSentFile: (file: File) => void
}

type Step = 'send' | 'close' | 'reopen'
type Failure = { message: string; step?: Step }

/** The form of a conversation: a first message with subject and template, or a reply; closes and reopens the thread. */
export function Compose<T extends { userId: string }>({ config, ticket, blocked, sentFile, onSentFile }: Props<T>) {
  const { endpoints, thread, template, name, scope } = config
  const client = useQueryClient()
  const { sendAsync: start } = useSend(endpoints.start)
  const { sendAsync: reply } = useSend(endpoints.reply)
  const { sendAsync: close } = useSend(endpoints.close)
  const { sendAsync: reopen } = useSend(endpoints.reopen)
  const isClosed = ticket !== null && ticket.status !== 'OPEN'
  const writer = { userId: config.writerId, corporateId: scope.corporateId }
  const writing = useMessageDraft(writer, config, ticket)
  const { draft, change, clear } = writing
  const outgoing = config.hidden ? sentTexts(config, draft) : draft
  const { isBusy: busy, failure, setFailure, run: runFlow } = useFlow<Failure>()
  const attachment = useAttachment(busy, (message) => setFailure(message === undefined ? undefined : { message }))
  const { attached, drop } = attachment
  const calendar = useCalendarFile(attachment, () => change({ times: '' }))
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const writeIn = useMergedRef(fieldRef, takeFocus)
  const steps: Record<Step, { title: string; question: string; work: (shown?: number) => Promise<unknown> }> = {
    send: { title: 'Kirim pesan', question: adminTexts.conversation.send, work: sendMessage },
    close: {
      title: 'Akhiri percakapan',
      question: adminTexts.conversation.close,
      work: async () => ticket && close({ messageId: ticket.messageId }),
    },
    reopen: {
      title: 'Buka percakapan',
      question: adminTexts.conversation.reopen,
      work: async () => ticket && reopen({ messageId: ticket.messageId }),
    },
  }
  /** Confirms and runs a step, one at a time; a failure is shown here and the text stays. */
  async function run(step: Step) {
    if (step === 'send' && attached && !attached.upload) return setFailure({ message: UNREAD })
    writing.clearProblem()
    const { title, question, work } = steps[step]
    const note = step === 'send' && notes()
    const shown = knownEntryCount(client, endpoints, ticket)
    const dialogTexts = { title: `${title}: ${name}`, message: question, yes: 'Ya', no: 'Tidak' }
    await runFlow({
      question: () => ask({ ...dialogTexts, ...(note && { note }) }),
      work: () => work(shown),
      toFailure: async (error) => {
        const message = step === 'send' && isRefusedWrite(error) ? 'Pesan belum terkirim.' : messageOf(error)
        const isOutdated = error instanceof ApiError && error.status === 409
        // A colleague closed, reopened or started the thread: reloads it.
        if (isOutdated) await client.invalidateQueries({ queryKey: query(endpoints.find, thread).queryKey })
        // A retry in a known thread would be rejected again; a first message becomes a reply.
        return isOutdated && ticket ? { message } : { message, step }
      },
      // The dialog may be closed by now, so a toast reports it.
      tell: ({ message }) => void notify(`${title}, ${name}: belum berhasil. ${message}`, 'failed'),
    })
  }
  /** Notes for the confirmation: the recipient's news, vacancy and file, the same message sent recently. */
  const notes = () =>
    [
      config.notice,
      !ticket && draft.position && `Lowongan: ${draft.position}.`,
      attached && `Lampiran: ${attached.name}.`,
      sentRecently.has(writer, thread.userId, textToHtml(outgoing.text.trim())) && SENT_RECENTLY,
    ]
      .filter(Boolean)
      .join(' ')
  const checkDelivered = async (sent: Attempt) =>
    recordDelivery(writer, 'message', thread.userId, await wasDelivered(client, { endpoints, thread, ticket, ...sent }))
  async function sendMessage(shown?: number) {
    // Stores an unchanged invitation as typed, so that it stays when a colleague's thread replaces the new one.
    change({ subject: draft.subject, text: draft.text })
    const messageText = textToHtml(outgoing.text.trim())
    const body = { messageText, fileBase64Dto: attached?.upload ?? null }
    const subject = outgoing.subject.trim()
    const outcome = await deliverOnce(
      writing,
      { messageText, subject, hasFile: attached !== undefined, before: shown },
      {
        checkDelivered,
        countBefore: ticket ? () => confirmUnseen(client, config, ticket, shown) : undefined,
        send: () =>
          ticket ? reply({ messageId: ticket.messageId, body }) : start({ body: { ...thread, subject, ...body } }),
      },
    )
    if (outcome === 'cancelled') return
    sentRecently.remember(writer, thread.userId, messageText)
    clear()
    if (attached && attached.name !== CALENDAR_FILE) onSentFile(attached.file)
    drop()
    calendar.startNewText()
    takeFocus(fieldRef.current)
    void notify(`Pesan untuk ${name} terkirim`)
  }
  const offWhileBusy = { 'aria-disabled': busy, 'data-disabled': busy }
  const submit = (event?: SyntheticEvent) =>
    void writing.handleSubmit(
      () => run('send'),
      () => setFailure(undefined),
    )(event)
  const failureMessage = writing.problem ?? failure?.message
  const step = writing.problem === undefined && !blocked ? failure?.step : undefined
  const retry = step && (() => (step === 'send' ? submit() : void run(step)))
  return (
    <form
      ref={pushUp}
      className={`stack ${classes.compose}`}
      data-reply={ticket !== null || undefined}
      onSubmit={(event) => {
        event.stopPropagation()
        submit(event)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isClosed && !blocked) submit(event)
      }}
    >
      {isClosed && (
        <p role="status" className={classes.banner}>
          Percakapan ini sudah diakhiri. Buka percakapan untuk menulis lagi.
        </p>
      )}
      {!isClosed && <DraftNotices draft={writing} />}
      {!ticket && !config.vacancy && <AboutVacancy {...writing.about} scope={scope} disabled={busy} />}
      {!ticket && <SubjectField readOnly={busy} value={draft.subject} onChange={(subject) => change({ subject })} />}
      <LongTextField
        ref={isClosed ? undefined : writeIn}
        label="Pesan"
        autosize
        minRows={ticket ? 3 : 7}
        maxRows={ticket ? 7 : 10}
        limit={messageLimits.typed}
        disabled={isClosed}
        readOnly={busy}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      {!isClosed && (
        <InterviewTimes
          key={calendar.textVersion}
          texts={draft}
          change={({ subject, text }, times) => change(ticket ? { text, times } : { subject, text, times })}
          initial={draft.times}
          title={`Wawancara: ${config.vacancy?.name ?? config.corporateName}`}
          attach={calendar.attachCalendar}
          hasFile={calendar.hasFile}
          disabled={busy}
        />
      )}
      <AttachmentField
        attached={attached}
        attach={calendar.attachFile}
        drop={calendar.dropFile}
        again={sentFile}
        disabled={isClosed || busy}
      />
      <SendProblem
        problem={failureMessage}
        texts={isClosed ? undefined : outgoing}
        hasSubject={!ticket}
        retry={retry}
      />
      <div className={classes.actions}>
        {!isClosed && (
          <TemplateButton
            writer={writer}
            invitation={template}
            written={writing.written}
            names={[name]}
            isTyped={ticket ? draft.text.trim() !== '' : !writing.isTemplate}
            disabled={busy}
            choose={(next) => {
              calendar.startNewText()
              writing.choose(next)
            }}
          />
        )}
        {!ticket && !writing.isTemplate && (
          <Button variant="subtle" disabled={busy} onClick={() => void writing.restore()}>
            Pulihkan templat
          </Button>
        )}
        {ticket && !isClosed && (
          <Button variant="default" {...offWhileBusy} onClick={() => busy || void run('close')}>
            AKHIRI PERCAKAPAN
          </Button>
        )}
        {isClosed && (
          <Button ref={takeFocus} variant="default" {...offWhileBusy} onClick={() => busy || void run('reopen')}>
            BUKA PERCAKAPAN
          </Button>
        )}
        <BusyButton
          type="submit"
          isBusy={busy}
          disabled={isClosed || blocked}
          aria-describedby={unfilledId}
          title="Ctrl+Enter"
          aria-keyshortcuts="Control+Enter"
        >
          KIRIM
        </BusyButton>
      </div>
    </form>
  )
}
