import { noteLabel, noteNames, useVerdictNote } from '~/components/applicant/verdictNote'
import { useCorporate } from '~/components/corporate'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { Option } from '~/api/values'
import { query } from '~/api/queries'
import { messageLimits } from '~/api/endpointGroups/conversation'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { fillMessage, messageProblem, type MessageTexts, namedVacancy, sentTexts } from '~/conversation/fillMessage'
import { SendProblem, unfilledId } from '~/conversation/SendProblem'
import { SubjectField } from '~/conversation/SubjectField'
import { unfill, unfillVacancy } from '~/conversation/templates/ownTemplates'
import { TemplateButton } from '~/conversation/templates/TemplateButton'
import { refusal as template } from '~/lib/texts/messageTemplates'
import { DraftNotices } from '~/record/form/DraftNotices'
import { useTextDraft } from '~/record/useTextDraft'
import { BusyButton } from '~/ui/BusyButton'
import { LongTextField } from '~/ui/fields/LongTextField'
import { Notice } from '~/ui/messages/Notice'
import { rejectionPlace } from '../notes/notesRecord'
import { useStage } from '../pipeline/stageContext'
import classes from './Rejection.module.css'
import { ReasonField } from './ReasonField'
import { CHOOSE_STAGE, RejectionStageField, useRejectionTarget } from './RejectionStageField'
import type { StartedRejection } from './useRejection'

type Props = {
  conversation: ConversationConfig
  from: Option
  isBusy: boolean
  start: (started: StartedRejection, onStarted: () => void) => Promise<void>
}

/** The target stage of a rejected applicant, and the message to them. */
export function RejectionForm({ conversation, from, isBusy, start }: Props) {
  const { stageKey } = useStage()
  const { writer } = useCorporate()
  const { klobVacancyCode } = stageKey
  const { endpoints, thread, name, corporateName, vacancy, hidden } = conversation
  const read = useQuery({ ...query(endpoints.find, thread), staleTime: 0 })
  const { data: ticket, error, refetch } = read
  const isClosed = ticket != null && ticket.status !== 'OPEN'
  const { note } = useVerdictNote(writer)
  const [reason, setReason] = useState<string>()
  const { target, setTarget, to, save: saveTarget } = useRejectionTarget(from)
  const [original, setOriginal] = useState(() => fillMessage(conversation, template))
  const outgoing = (texts: MessageTexts) => (hidden ? sentTexts(conversation, texts) : texts)
  const written = useTextDraft(
    writer,
    rejectionPlace(klobVacancyCode, thread.userId),
    original,
    (texts) => (target === undefined ? CHOOSE_STAGE : messageProblem(outgoing(texts), !ticket)),
    `Penolakan ${name}`,
  )
  const { draft: typed, change, clear: forget, problem } = written
  // It may have been typed when the name was not hidden.
  const draft = hidden ? { ...typed, ...unfill(typed, { NAMA: hidden.name }) } : typed
  const submit = written.handleSubmit(async () => {
    saveTarget()
    await start(
      {
        texts: draft,
        to,
        thread: ticket ? 'open' : error || read.isFetching ? 'unknown' : 'none',
        reason,
      },
      forget,
    )
  })
  return (
    <form
      className={`stack ${classes.form}`}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isClosed) return
        void submit(event)
      }}
    >
      {conversation.notice && <Notice>{conversation.notice}</Notice>}
      {isClosed ? (
        <Notice>
          Percakapan dengan {name} sudah diakhiri. Buka lagi lewat Pesan untuk menulis, atau pindahkan saja tanpa pesan.
        </Notice>
      ) : (
        <DraftNotices draft={written} />
      )}
      {error && (
        <Notice retry={() => void refetch()}>
          Belum diketahui apakah sudah ada percakapan dengan {name}. {error.message}
        </Notice>
      )}
      <RejectionStageField
        from={from}
        value={target}
        onChange={(id) => {
          setTarget(id)
          written.clearProblem()
        }}
      />
      <ReasonField writer={writer} noteLabel={noteLabel(noteNames.indexOf(note))} value={reason} onChange={setReason} />
      {!ticket && <SubjectField readOnly={isBusy} value={draft.subject} onChange={(subject) => change({ subject })} />}
      <LongTextField
        data-autofocus
        label="Pesan"
        rows={10}
        limit={messageLimits.typed}
        readOnly={isBusy}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <SendProblem problem={problem} texts={isClosed ? undefined : outgoing(draft)} hasSubject={!ticket} />
      <div className={`row ${classes.actions}`}>
        <TemplateButton
          writer={writer}
          invitation={conversation.template}
          written={() =>
            unfill(unfillVacancy(draft, namedVacancy(vacancy, conversation.scope)), {
              NAMA: name,
              PERUSAHAAN: corporateName,
            })
          }
          names={[name]}
          isTyped={draft.subject !== original.subject || draft.text !== original.text}
          disabled={isBusy}
          choose={(next) => {
            const { subject, text } = fillMessage(conversation, next)
            setOriginal({ subject, text })
            change({ subject, text })
          }}
        />
        <BusyButton
          type="submit"
          isBusy={isBusy}
          disabled={isClosed}
          aria-describedby={unfilledId}
          title="Ctrl+Enter"
          aria-keyshortcuts="Control+Enter"
        >
          Tolak dan kirim
        </BusyButton>
      </div>
    </form>
  )
}
