import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { messageLimits } from '~/api/endpointGroups/conversation'
import { adminTexts } from '~/lib/texts/adminTexts'
import { textToHtml } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import type { UserScope } from '~/lib/scope'
import type { Orphan } from '~/record/drafts'
import { useTextDraft } from '~/record/useTextDraft'
import { DraftNotices } from '~/record/form/DraftNotices'
import { ask } from '~/ui/dialogs/dialogs'
import type { ConversationConfig, Recipient } from '../conversationConfig'
import { fillMessage, messageProblem, type MessageTexts } from '../fillMessage'
import { InterviewTimes } from '../interview/InterviewTimes'
import { sentRecently } from '~/conversation/delivery/deliverOnce'
import { TemplateButton } from '../templates/TemplateButton'
import { limitProps } from '~/ui/fields/limitProps'
import { MessageField } from '~/ui/fields/MessageField'
import { FailureText } from '~/ui/messages/FailureText'
import { Notice } from '~/ui/messages/Notice'
import classes from './Bulk.module.css'
import { MAX_PEOPLE } from './run'

type Props = {
  writer: UserScope
  place: readonly string[]
  people: readonly Recipient[]
  conversationOf: (person: Recipient) => ConversationConfig
  send: (texts: MessageTexts) => void
}

/** The form of a bulk message: text with placeholders, a preview per person, and a confirmation before sending. */
export function BulkCompose({ writer, place, people, conversationOf, send }: Props) {
  const first = conversationOf(people[0]!)
  const mailsOf = (texts: MessageTexts) =>
    people.map((person) => ({ person, texts: fillMessage(conversationOf(person), texts) }))
  /** Why the message cannot be sent; the texts of all people are checked before the first call. */
  function problemOf(message: MessageTexts): string | undefined {
    if (people.length > MAX_PEOPLE) return `Paling banyak ${MAX_PEOPLE} pelamar sekaligus.`
    for (const { person, texts } of mailsOf(message)) {
      const found = messageProblem(texts, true)
      if (found) return found.includes('panjang') ? `${person.name}: ${found}` : found
    }
    return undefined
  }
  const written = useBulkDraft(writer, place, people, first.template, problemOf)
  const { draft, change, clear, others, problem } = written
  // Interview times belong to the text that they were filled in; a new number resets them.
  const [textNo, setTextNo] = useState(0)
  const [template, setTemplate] = useState<MessageTexts>(first.template)
  const [shown, setShown] = useState(0)
  const isAsking = useRef(false)
  const mails = mailsOf(draft)
  const preview = mails[shown] ?? mails[0]!
  const notices = people.flatMap(({ notice }) => notice ?? [])

  async function confirmAndSend() {
    if (isAsking.current) return
    isAsking.current = true
    const isAgain = ({ person, texts }: (typeof mails)[number]) =>
      sentRecently.has(writer, person.userId, textToHtml(texts.text.trim()))
    const again = mails.filter(isAgain).length
    const notes = [
      ...(first.vacancy ? [`Lowongan: ${first.vacancy.name}.`] : []),
      ...(again > 0 ? [`${numberText(again)} orang menerima pesan yang sama kurang dari 10 menit yang lalu.`] : []),
    ]
    const isSure = await ask({
      title: `Kirim pesan ke ${numberText(people.length)} pelamar`,
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
    })
    isAsking.current = false
    if (!isSure) return
    const { subject, text } = draft
    clear()
    send({ subject, text })
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
          Draf untuk {numberText(others.count)} pelamar lain:{' '}
          <button type="button" className="link-button" onClick={others.take}>
            Pulihkan
          </button>{' '}
          <button type="button" className="link-button" onClick={others.drop}>
            Buang
          </button>
        </Notice>
      )}
      <TextInput
        label="Subject"
        {...limitProps(draft.subject, messageLimits.subject, {
          description: 'Untuk pelamar yang belum memiliki percakapan tentang lowongan ini',
        })}
        value={draft.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
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
          <strong>{preview.person.name}</strong>
          <Button
            variant="default"
            size="compact-xs"
            disabled={people.length < 2}
            onClick={() => setShown((shown + 1) % people.length)}
          >
            Orang berikutnya
          </Button>
        </div>
        <p className={classes.subject}>{preview.texts.subject}</p>
        <p className={`break-anywhere ${classes.text}`}>{preview.texts.text}</p>
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
          KIRIM
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
    takeOrphan: (orphan: Orphan) => takeOrphan({ ...orphan, draft: { ...(orphan.draft as object), userIds } }),
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
