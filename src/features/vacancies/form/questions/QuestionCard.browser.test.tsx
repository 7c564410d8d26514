import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../../../e2e/support/mount'
import { itemsOf } from '~/record/items'
import { appendQuestions, blankQuestion } from '../model/questionList'
import type { QuestionItem, VacancyValues } from '../model/values'
import type { VacancyFields } from '../useVacancyForm'
import { QuestionCard } from './QuestionCard'

const questionOf = (_: unknown, n: number): QuestionItem => ({
  ...blankQuestion,
  id: `Q${n}`,
  type: 'text',
  question: { questionId: `MQ${n}`, questionText: `Induk ${n + 1}`, questionType: 'text', generic: 't' },
  sequence: n + 1,
})
const additionalQuestion = itemsOf(Array.from({ length: 200 }, questionOf))
const noTypes: [] = []
const nothing = () => {}
const nothingLater = async () => {}
const groups = page.getByRole('group')

/** Two hundred folded questions, and a button that adds one; each render of a card reads the master questions. */
function Cards({ onCardRender }: { onCardRender: () => void }) {
  const form = useForm<VacancyValues>({ defaultValues: { additionalQuestion } })
  const { order } = useWatch({ control: form.control, name: 'additionalQuestion' })
  // Folded cards do not use the engine.
  const [record] = useState(() => ({ form, engine: {} }) as VacancyFields)
  const [masters] = useState(() => ({
    get list() {
      onCardRender()
      return []
    },
    isPending: false,
    failed: false,
    retry: () => {},
  }))
  const add = () =>
    form.setValue('additionalQuestion', appendQuestions(form.getValues('additionalQuestion'), [blankQuestion]))
  return (
    <>
      {order.map((key, n) => (
        <QuestionCard
          key={key}
          id={key}
          number={n + 1}
          isLast={n + 1 === order.length}
          isOneOfMany
          record={record}
          types={noTypes}
          masters={masters}
          locked={false}
          isFolded
          isInvalid={false}
          fold={nothing}
          move={nothing}
          remove={nothingLater}
        />
      ))}
      <button type="button" onClick={add}>
        Tambah
      </button>
    </>
  )
}

test('a question added to 200 renders itself and the one before it', async () => {
  const onCardRender = vi.fn()
  await mount(<Cards onCardRender={onCardRender} />)
  await expect.element(groups.first()).toBeVisible()
  onCardRender.mockClear()
  await page.getByRole('button', { name: 'Tambah' }).click()
  await expect.element(page.getByRole('group', { name: 'Pertanyaan 201', exact: true })).toBeVisible()
  expect(onCardRender).toHaveBeenCalledTimes(2)
})
