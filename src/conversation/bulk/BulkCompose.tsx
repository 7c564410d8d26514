import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { messageLimits } from '~/api/endpointGroups/conversation'
import { adminTexts } from '~/lib/texts/adminTexts'
import { refillPlaceholder, textToHtml } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import type { UserScope } from '~/lib/scope'
import type { Orphan } from '~/record/drafts'
import { useTextDraft } from '~/record/useTextDraft'
import { DraftNotices } from '~/record/form/DraftNotices'
import type { Question } from '~/ui/dialogs/dialogs'
import type { ConversationConfig, Recipient } from '../conversationConfig'
import { fillMessage, messageProblem, type MessageTexts, sentTexts } from '../fillMessage'
import { AboutVacancy } from '../AboutVacancy'
import { InterviewTimes } from '../interview/InterviewTimes'
import { sentRecently } from '~/conversation/delivery/deliverOnce'
import { TemplateButton } from '../templates/TemplateButton'
import { limitProps } from '~/ui/fields/limitProps'
import { MessageField } from '~/ui/fields/MessageField'
import { FailureText } from '~/ui/messages/FailureText'
import { Notice } from '~/ui/messages/Notice'
import classes from './Bulk.module.css'
import type { FirstStep } from './firstStep'
import { fieldsOf } from '~/lib/fields'

type Props = {
  writer: UserScope
  place: readonly string[]
  people: readonly Recipient[]
  noun: string
  conversationOf: (person: Recipient) => ConversationConfig
  firstStep?: FirstStep | undefined
  /** Asks before it sends; resolves with whether it was sent. */
  send: (texts: MessageTexts, question: Question) => Promise<boolean>
}

/** The last vacancy is not preset for many. */
const noVacancy = { isLoading: false, hasFailed: false, retry: () => undefined }

/** The form of a bulk message: text with placeholders, a preview per person, and a confirmation before sending. */
export function BulkCompose({ writer, place, people, noun, conversationOf, firstStep, send }: Props) {
  const first = conversationOf(people[0]!)
  const preset = firstStep?.template ?? first.template
  const mailsOf = (texts: MessageTexts) =>
    people.map((person) => ({ person, texts: sentTexts(conversationOf(person), texts) }))
  /** Why the message cannot be sent; the texts of all people are checked before the first call. */
  function problemOf(message: MessageTexts): string | undefined {
    if (firstStep?.problem !== undefined) return firstStep.problem
    for (const { person, texts } of mailsOf(message)) {
      const found = messageProblem(texts, true)
      if (found) return found.includes('panjang') ? `${person.name}: ${found}` : found
    }
    return undefined
  }
  const written = useBulkDraft(writer, place, people, preset, problemOf)
  const { draft, change, clear, others, problem } = written
  // Interview times belong to the text that they were filled in; a new number resets them.
  const [textNo, setTextNo] = useState(0)
  const [template, setTemplate] = useState<MessageTexts>(preset)
  const [position, setPosition] = useState('')
  const chooseVacancy = (vacancy: { name: string } | undefined) => {
    const name = vacancy?.name ?? ''
    const [subject, text] = [draft.subject, draft.text].map((one) => refillPlaceholder(one, 'POSISI', position, name))
    change({ subject: subject!, text: text! })
    setPosition(name)
  }
  const [shown, setShown] = useState(0)
  const isAsking = useRef(false)
  const previewed = people[shown] ?? people[0]!
  const preview = fillMessage({ ...conversationOf(previewed), hidden: undefined }, draft)
  const notices = people.flatMap(({ notice }) => notice ?? [])

  async function confirmAndSend() {
    if (isAsking.current) return
    isAsking.current = true
    const mails = mailsOf(draft)
    const isAgain = ({ person, texts }: (typeof mails)[number]) =>
      sentRecently.has(writer, person.userId, textToHtml(texts.text.trim()))
    const again = mails.filter(isAgain).length
    const notes = [
      ...(first.vacancy ? [`Lowongan: ${first.vacancy.name}.`] : []),
      ...(again > 0 ? [`${numberText(again)} orang menerima pesan yang sama kurang dari 10 menit yang lalu.`] : []),
    ]
    const question: Question = {
      title: `Kirim pesan ke ${numberText(people.length)} ${noun}`,
      message: adminTexts.conversation.send,
      note: notes.join(' '),
      items: mails.map((mail) => {
        const { name, notice } = mail.person
        const isRepeat = isAgain(mail)
        const text = [
          isRepeat
            ? `${name}: sudah dikirimi pesan yang sama${notice === undefined ? '' : '.'}`
            : notice === undefined && name,
          notice,
        ]
        return { text: text.filter(Boolean).join(' '), isFailure: isRepeat || notice !== undefined }
      }),
      yes: 'Ya',
      no: 'Tidak',
      destructive: again > 0,
    }
    const isSent = await send({ subject: draft.subject, text: draft.text }, question)
    isAsking.current = false
    if (isSent) clear()
  }
  const submit = (event: SyntheticEvent) => void written.handleSubmit(confirmAndSend)(event)
  return (
    <form
      className={`stack ${classes.form}`}
      onSubmit={(event) => {
        event.stopPropagation()
        submit(event)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        submit(event)
      }}
    >
      {notices.length > 0 && <Notice>{notices.join(' ')}</Notice>}
      <DraftNotices draft={written} />
      {others && (
        <Notice>
          Draf untuk {numberText(others.count)} {noun} lain:{' '}
          <button type="button" className="link-button" onClick={others.take}>
            Pulihkan
          </button>{' '}
          <button type="button" className="link-button" onClick={others.drop}>
            Hapus draf
          </button>
        </Notice>
      )}
      {firstStep?.renderFields(written.clearProblem)}
      <TextInput
        label="Subject"
        {...limitProps(draft.subject, messageLimits.subject, {
          description: first.vacancy
            ? 'Untuk pelamar yang belum memiliki percakapan tentang lowongan ini'
            : `Untuk ${noun} yang belum memiliki percakapan`,
        })}
        value={draft.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      {!first.vacancy && !firstStep && (
        <AboutVacancy
          writing={{ draft: { position }, last: noVacancy, chooseVacancy }}
          scope={first.scope}
          disabled={false}
        />
      )}
      <MessageField
        // The dialog focuses the text.
        data-autofocus
        label="Pesan"
        rows={9}
        description="[NAMA], [POSISI], dan [PERUSAHAAN] diisi untuk setiap orang"
        limit={messageLimits.typed}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <InterviewTimes key={textNo} texts={draft} change={({ subject, text }) => change({ subject, text })} />
      <details className={`folding ${classes.preview}`}>
        <summary>Pratinjau</summary>
        <div className={`row ${classes.previewHead}`}>
          <strong>{previewed.name}</strong>
          <Button
            variant="default"
            size="compact-xs"
            disabled={people.length < 2}
            onClick={() => setShown((shown + 1) % people.length)}
          >
            Kandidat berikutnya
          </Button>
        </div>
        <p className={classes.subject}>{preview.subject}</p>
        <p className={`break-anywhere ${classes.text}`}>{preview.text}</p>
      </details>
      {problem !== undefined && <FailureText>{problem}</FailureText>}
      <div className={`row ${classes.actions}`}>
        <TemplateButton
          writer={writer}
          invitation={first.template}
          written={() => draft}
          names={people.map(({ name }) => name)}
          isTyped={draft.subject !== template.subject || draft.text !== template.text}
          choose={({ subject, text }) => {
            setTextNo(textNo + 1)
            setTemplate({ subject, text })
            change({ subject, text })
          }}
        />
        <Button type="submit" title="Ctrl+Enter" aria-keyshortcuts="Control+Enter">
          {firstStep?.submit ?? 'KIRIM'}
        </Button>
      </div>
    </form>
  )
}

const SEPARATOR = '\n'

/** The draft of a bulk message. It stores its recipients; for other recipients it is offered, not filled in. */
function useBulkDraft(
  writer: UserScope,
  place: readonly string[],
  people: readonly Recipient[],
  { subject, text }: MessageTexts,
  problemOf: (texts: MessageTexts) => string | undefined,
) {
  const userIds = people
    .map(({ userId }) => userId)
    .toSorted()
    .join(SEPARATOR)
  const start = { subject, text, userIds }
  const {
    draft: stored,
    change,
    takeOrphan,
    ...rest
  } = useTextDraft(writer, ['pesan-bersama', ...place], start, (texts) =>
    problemOf(texts.userIds === userIds ? texts : start),
  )
  const isOwn = stored.userIds === userIds
  const [others, setOthers] = useState(
    isOwn || (stored.subject === subject && stored.text === text) ? undefined : stored,
  )
  const draft = isOwn ? stored : start
  return {
    ...rest,
    draft,
    change: (part: Partial<MessageTexts>) => change({ ...draft, ...part }),
    /** Taking over a closed tab's draft takes over its recipients, too. */
    takeOrphan: (orphan: Orphan) => takeOrphan({ ...orphan, draft: { ...fieldsOf(orphan.draft), userIds } }),
    /** The draft that was typed for other people. */
    others: others && {
      count: others.userIds.split(SEPARATOR).length,
      take: () => {
        change({ ...others, userIds })
        setOthers(undefined)
      },
      drop: () => {
        if (!isOwn) change(start)
        setOthers(undefined)
      },
    },
  }
}
