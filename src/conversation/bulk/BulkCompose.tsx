import { Button, Checkbox } from '@mantine/core'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { serverNow } from '~/api/identity/clock'
import { messageLimits } from '~/api/endpointGroups/conversation'
import { unfilledPlaceholders } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import type { UserScope } from '~/lib/scope'
import { DraftNotices } from '~/record/form/DraftNotices'
import type { Question } from '~/ui/dialogs/dialogs'
import type { ConversationConfig, Recipient } from '../conversationConfig'
import {
  fillMessage,
  fillVacancy,
  messageProblem,
  type MessageTexts,
  namedVacancy,
  sentTexts,
  unfilledText,
} from '../fillMessage'
import { unfillVacancy } from '../templates/ownTemplates'
import { AboutVacancy } from '../AboutVacancy'
import { InterviewTimes } from '../interview/InterviewTimes'
import { EachPersonsTimes } from '../interview/EachPersonsTimes'
import { NO_PLACE, parsePersonTimes, type PersonTimes, serializePersonTimes } from '../interview/personTimes'
import { fillTimes, namesTimes, noTimes, openTimes, parseTimes, TIME_PLACES, timesProblem } from '../interview/schedule'
import { SendProblem, unfilledId } from '../SendProblem'
import { SubjectField } from '../SubjectField'
import { TemplateButton } from '../templates/TemplateButton'
import { LongTextField } from '~/ui/fields/LongTextField'
import { Notice } from '~/ui/messages/Notice'
import classes from './Bulk.module.css'
import { bulkQuestion } from './bulkQuestion'
import { BulkPreview } from './BulkPreview'
import type { FirstStep } from './firstStep'
import { Recipients } from './Recipients'
import { type BulkDraft, useBulkDraft } from './useBulkDraft'

type Props = {
  writer: UserScope
  place: readonly string[]
  people: readonly Recipient[]
  noun: string
  conversationOf: (person: Recipient) => ConversationConfig
  firstStep?: FirstStep | undefined
  /** Takes a person off the message. */
  remove: (userId: string) => void
  /** Asks before it sends; resolves with whether it was sent. `times`: where each person has interview times alone. */
  send: (texts: MessageTexts, question: Question, times?: PersonTimes) => Promise<boolean>
  close: () => void
}

/** The form of a bulk message: text with placeholders, a preview per person, and a confirmation before sending. */
export function BulkCompose({ writer, place, people, noun, conversationOf, firstStep, remove, send, close }: Props) {
  const first = conversationOf(people[0]!)
  const preset = firstStep?.template ?? first.template
  const mailsOf = (draft: BulkDraft, to = people) => {
    const timesOf = draft.isPerPerson ? parsePersonTimes(draft.personTimes) : undefined
    return to.map((person) => {
      const times = timesOf && (timesOf.get(person.userId) ?? [])
      return { person, times, texts: sentTexts(conversationOf(person), times ? fillTimes(draft, times) : draft) }
    })
  }
  /** Why the message cannot be sent; the texts of all people are checked before the first call. */
  function problemOf(message: BulkDraft): string | undefined {
    if (firstStep?.problem !== undefined) return firstStep.problem
    for (const { person, texts, times } of mailsOf(message)) {
      const late = times && timesProblem(times, serverNow())
      if (late) return `${person.name}: ${late}`
      if (times && !namesTimes(texts, times)) return `${person.name}: ${NO_PLACE}`
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
  const named = namedVacancy({ name: draft.position, klobVacancyCode: draft.vacancyCode }, writer)
  const chooseVacancy = (vacancy: { name: string; klobVacancyCode: string } | undefined) =>
    change({
      ...fillVacancy(draft, named, namedVacancy(vacancy, writer)),
      position: vacancy?.name ?? '',
      vacancyCode: vacancy?.klobVacancyCode ?? '',
    })
  const isPerPerson = draft.isPerPerson !== ''
  const hasTimes =
    isPerPerson || draft.times !== '' || unfilledPlaceholders(TIME_PLACES, draft.subject + draft.text).length > 0
  /** Times in the text become placeholders again, since each person has others. */
  const setPerPerson = (isOn: boolean) => {
    setTextNo(textNo + 1)
    change({ ...openTimes(draft, parseTimes(draft.times) ?? noTimes), times: '', isPerPerson: isOn ? 'ya' : '' })
  }
  const isAsking = useRef(false)
  const personTimes = parsePersonTimes(draft.personTimes)
  const previewOf = (person: Recipient) => {
    const times = isPerPerson && personTimes.get(person.userId)
    return fillMessage({ ...conversationOf(person), hidden: undefined }, times ? fillTimes(draft, times) : draft)
  }
  // Without times of their own, the placeholders of one person are everybody's.
  const unfilled = mailsOf(draft, isPerPerson ? people : people.slice(0, 1)).find(({ texts }) =>
    unfilledText(texts, true),
  )
  const notices = people.flatMap(({ notice }) => notice ?? [])

  async function confirmAndSend() {
    if (isAsking.current) return
    isAsking.current = true
    const question = bulkQuestion(writer, mailsOf(draft), { noun, vacancy: first.vacancy?.name })
    const isSent = await send(
      { subject: draft.subject, text: draft.text },
      question,
      isPerPerson ? personTimes : undefined,
    )
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
      <Recipients
        people={people}
        noun={noun}
        remove={(userId) => {
          written.keepWithout(userId)
          remove(userId)
        }}
      />
      {notices.length > 0 && <Notice>{notices.join(' ')}</Notice>}
      <DraftNotices
        draft={{
          ...written,
          takeOrphan: (orphan) => {
            setTextNo(textNo + 1)
            written.takeOrphan(orphan)
          },
        }}
      />
      {others && (
        <Notice>
          Draf untuk {numberText(others.count)} {noun} lain:{' '}
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setTextNo(textNo + 1)
              others.take()
            }}
          >
            Pulihkan
          </button>{' '}
          <button type="button" className="link-button" onClick={others.drop}>
            Hapus draf
          </button>
        </Notice>
      )}
      {firstStep?.renderFields(written.clearProblem)}
      <SubjectField
        description={
          first.vacancy
            ? 'Untuk pelamar yang belum memiliki percakapan tentang lowongan ini'
            : `Untuk ${noun} yang belum memiliki percakapan`
        }
        value={draft.subject}
        onChange={(subject) => change({ subject })}
      />
      {!first.vacancy && !firstStep && (
        <AboutVacancy
          named={named}
          choose={chooseVacancy}
          text={draft.text}
          setText={(text) => change({ text })}
          scope={first.scope}
        />
      )}
      <LongTextField
        // The dialog focuses the text.
        data-autofocus
        label="Pesan"
        rows={7}
        description="[NAMA], [POSISI], [TAUTAN], dan [PERUSAHAAN] diisi untuk setiap orang"
        limit={messageLimits.typed}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      {hasTimes && (isPerPerson || people.length > 1) && (
        <Checkbox
          size="xs"
          label="Jadwal berbeda untuk setiap orang"
          checked={isPerPerson}
          onChange={(event) => setPerPerson(event.currentTarget.checked)}
        />
      )}
      {isPerPerson ? (
        <EachPersonsTimes
          people={people}
          times={personTimes}
          change={(times) => change({ personTimes: serializePersonTimes(times) })}
        />
      ) : (
        <InterviewTimes
          key={textNo}
          texts={draft}
          change={({ subject, text }, times) => change({ subject, text, times })}
          initial={draft.times}
        />
      )}
      <BulkPreview people={people} textsOf={previewOf} />
      <div className={`stack ${classes.sticky}`}>
        <SendProblem problem={problem} texts={unfilled?.texts} hasSubject />
        <div className={`row ${classes.actions}`}>
          <TemplateButton
            writer={writer}
            invitation={first.template}
            written={() => unfillVacancy(draft, first.vacancy ? namedVacancy(first.vacancy, writer) : named)}
            names={people.map(({ name }) => name)}
            isTyped={draft.subject !== template.subject || draft.text !== template.text}
            choose={(next) => {
              const texts = fillVacancy(next, namedVacancy(undefined, writer), named)
              setTextNo(textNo + 1)
              setTemplate(texts)
              change({ ...texts, times: '' })
            }}
          />
          <Button variant="default" onClick={close}>
            Batal
          </Button>
          <Button type="submit" aria-describedby={unfilledId} title="Ctrl+Enter" aria-keyshortcuts="Control+Enter">
            {firstStep?.submit ?? 'KIRIM'}
          </Button>
        </div>
      </div>
    </form>
  )
}
