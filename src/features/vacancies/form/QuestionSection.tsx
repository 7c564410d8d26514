import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { masterQuestions } from '~/api/contract/masterQuestions'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { query } from '~/api/queries'
import { isLocked } from '~/lib/vacancyStatus'
import type { Scope } from '~/lib/scope'
import { lazily } from '~/ui/lazily'
import { nextSequence, repeatedSequences } from './checkForm'
import type { InForm } from './controls'
import { newKey } from './keys'
import { QuestionCard } from './QuestionCard'
import type { FormValues, QuestionItem } from './values'
import classes from './items.module.css'
import form from './VacancyForm.module.css'

const MasterQuestionDialog = lazily(async () => (await import('./MasterQuestionDialog')).MasterQuestionDialog)

type Props = InForm & {
  getValues: () => FormValues
  scope: Scope
  lists: FormLists
  hint: string | undefined
  /** Deletes saved questions, after asking; false when they stay. */
  remove: (questions: readonly QuestionItem[]) => Promise<boolean>
}

/** What applicants of this vacancy are asked besides (document 3 §4 'Additional questions'). */
export function QuestionSection({ control, getValues, status, scope: { corporateId }, lists, hint, remove }: Props) {
  const { field, fieldState } = useController({ control, name: 'additionalQuestion' })
  const locked = isLocked(status, 'additionalQuestion')
  const masters = useQuery({ ...query(masterQuestions.list, { corporateId }), enabled: status !== 'New' })
  const [opened, setOpened] = useState(false)
  const questions = field.value
  const add = () => {
    const blank: QuestionItem = {
      key: newKey(),
      id: null,
      status: null,
      type: null,
      question: null,
      answerNote: '',
      sequence: nextSequence(questions),
      mandatory: false,
      template: null,
      upload: null,
    }
    field.onChange([...questions, blank])
  }
  /** Saved ones go by call, the others with them: only when the call has done its work. */
  async function take(gone: readonly QuestionItem[]) {
    const saved = gone.filter(({ id }) => id !== null)
    if (saved.length > 0 && !(await remove(saved))) return
    const { additionalQuestion: now } = getValues()
    field.onChange(now.filter((one) => !gone.some(({ key }) => key === one.key)))
  }
  const told = fieldState.error?.types ?? {}
  const repeated = repeatedSequences(questions)
  return (
    <>
      <fieldset className={classes.choices} disabled={locked}>
        <legend>Pertanyaan tambahan untuk pelamar</legend>
        {hint && <p>{hint}</p>}
        <div className={classes.toggle}>
          <label>
            <input type="radio" name="asks" checked={questions.length === 0} onChange={() => void take(questions)} />
            Tidak
          </label>
          <label>
            <input type="radio" name="asks" checked={questions.length > 0} onChange={add} />
            Iya
          </label>
        </div>
      </fieldset>
      <div className={classes.stack}>
        {questions.map((item, n) => (
          <QuestionCard
            key={item.key}
            number={n + 1}
            item={item}
            types={lists.questionType}
            masters={masters}
            locked={locked}
            errorOf={(name) => told[`${item.key}.${name}`] as string | undefined}
            change={(part) =>
              // From the form as it is: a file may have been read meanwhile.
              field.onChange(
                getValues().additionalQuestion.map((one) => (one.key === item.key ? { ...one, ...part } : one)),
              )
            }
            remove={() => void take([item])}
          />
        ))}
      </div>
      {repeated.length > 0 && (
        <p role="status" className={form.notice}>
          Urutan {repeated.join(', ')} dipakai lebih dari satu pertanyaan.
        </p>
      )}
      <div className={classes.bar}>
        {questions.length > 0 && (
          <Button variant="default" disabled={locked} onClick={add}>
            + Tambahkan Pertanyaan
          </Button>
        )}
        <Button variant="default" disabled={locked} onClick={() => setOpened(true)}>
          Master Pertanyaan
        </Button>
      </div>
      {opened && (
        <MasterQuestionDialog
          corporateId={corporateId}
          types={lists.questionType}
          masters={masters}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}
