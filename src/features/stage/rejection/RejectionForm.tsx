import { TextInput } from '@mantine/core'
import { useCorporate } from '~/components/corporate'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { Option } from '~/api/values'
import { query } from '~/api/queries'
import { messageLimits } from '~/api/endpointGroups/conversation'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { fillMessage, messageProblem, type MessageTexts } from '~/conversation/fillMessage'
import { unfill } from '~/conversation/templates/ownTemplates'
import { TemplateButton } from '~/conversation/templates/TemplateButton'
import { refusal as template } from '~/lib/texts/messageTemplates'
import { DraftNotices } from '~/record/form/DraftNotices'
import { useTextDraft } from '~/record/useTextDraft'
import { BusyButton } from '~/ui/BusyButton'
import { limitProps } from '~/ui/fields/limitProps'
import { MessageField } from '~/ui/fields/MessageField'
import { SelectField } from '~/ui/fields/SelectField'
import { FailureText } from '~/ui/messages/FailureText'
import { Notice } from '~/ui/messages/Notice'
import { useStage } from '../pipeline/stageContext'
import classes from './Rejection.module.css'
import { NO_STAGE, rejectionStageSetting } from '../pipeline/rejectionStage'
import type { ThreadState } from './useRejection'

type Props = {
  conversation: ConversationConfig
  from: Option
  isBusy: boolean
  start: (texts: MessageTexts, to: Option | undefined, thread: ThreadState, onStarted: () => void) => Promise<void>
}

/** The target stage of a rejected applicant, and the message to them. */
export function RejectionForm({ conversation, from, isBusy, start }: Props) {
  const { stageKey, stages } = useStage()
  const { writer } = useCorporate()
  const { klobVacancyCode } = stageKey
  const { endpoints, thread, name, corporateName, vacancy } = conversation
  const read = useQuery({ ...query(endpoints.find, thread), staleTime: 0 })
  const { data: ticket, error, refetch } = read
  const isClosed = ticket != null && ticket.status !== 'OPEN'
  const setting = rejectionStageSetting(writer, klobVacancyCode)
  const [target, setTarget] = useState(() => {
    const defaultTarget = setting.read(stages)
    return defaultTarget === from.id ? NO_STAGE : defaultTarget
  })
  const [original, setOriginal] = useState(() => fillMessage(conversation, template))
  const place = ['tolak', klobVacancyCode, thread.userId]
  const written = useTextDraft(
    writer,
    place,
    original,
    (texts) => (target === undefined ? 'Pilih tahap tolak dahulu' : messageProblem(texts, !ticket)),
    `Penolakan ${name}`,
  )
  const { draft, change, clear: forget, problem } = written
  const submit = written.handleSubmit(async () => {
    setting.save(target ?? NO_STAGE)
    await start(
      draft,
      stages.find(({ id }) => id === target),
      ticket ? 'open' : error || read.isFetching ? 'unknown' : 'none',
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
      <SelectField
        label="Tahap tolak"
        required
        placeholder="Pilih tahap bagi yang ditolak"
        options={[
          ...stages.filter(({ id }) => id !== from.id),
          { id: NO_STAGE, text: `Tetap di ${from.text}, pesan saja` },
        ]}
        value={target}
        onChange={(id) => {
          setTarget(id)
          written.clearProblem()
        }}
      />
      {!ticket && (
        <TextInput
          label="Subject"
          {...limitProps(draft.subject, messageLimits.subject)}
          readOnly={isBusy}
          value={draft.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
      )}
      <MessageField
        data-autofocus
        label="Pesan"
        rows={10}
        limit={messageLimits.typed}
        readOnly={isBusy}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      {problem !== undefined && <FailureText>{problem}</FailureText>}
      <div className={`row ${classes.actions}`}>
        <TemplateButton
          writer={writer}
          invitation={conversation.template}
          written={() => unfill(draft, { NAMA: name, PERUSAHAAN: corporateName, POSISI: vacancy?.name })}
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
          title="Ctrl+Enter"
          aria-keyshortcuts="Control+Enter"
        >
          Tolak dan kirim
        </BusyButton>
      </div>
    </form>
  )
}
