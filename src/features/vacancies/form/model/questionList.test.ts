import { describe, expect, test } from 'vitest'
import type { MasterQuestion } from '~/api/contract/vacancies/masterQuestions'
import type { Items } from '~/record/items'
import type { QuestionItem } from '~/features/vacancies/form/model/values'
import { appendQuestions, blankQuestion, currentQuestion, moveQuestion, repeatedQuestions } from './questionList'

/** Master questions that count how often their ids are read. */
function countedMasters(count: number) {
  const reads = { count: 0 }
  const masters = Array.from({ length: count }, (_, n) => ({
    get questionId() {
      reads.count += 1
      return `M${n}`
    },
    questionText: `Induk ${n}`,
    questionType: 'essay',
    generic: false,
    editableOrder: 0,
  }))
  return { masters: masters as never as readonly MasterQuestion[], reads }
}

const question = (sequence: QuestionItem['sequence'], id: string | null = null): QuestionItem => ({
  ...blankQuestion,
  id,
  sequence,
})
const listOf = (...sequences: QuestionItem['sequence'][]): Items<QuestionItem> => ({
  order: sequences.map((_, n) => `k${n}`),
  byKey: Object.fromEntries(sequences.map((sequence, n) => [`k${n}`, question(sequence)])),
})
const shown = ({ order, byKey }: Items<QuestionItem>) => order.map((key) => [key, byKey[key]?.sequence])

describe('a moved question', () => {
  test('takes the sequence of its new position, and the others shift', () =>
    expect(shown(moveQuestion(listOf(1, 5, 9), 'k0', 2))).toEqual([
      ['k1', 1],
      ['k2', 5],
      ['k0', 9],
    ]))
  test('renumbers all questions when sequences repeat or are missing', () => {
    expect(shown(moveQuestion(listOf(4, 4, 7), 'k2', 0))).toEqual([
      ['k2', 1],
      ['k0', 2],
      ['k1', 3],
    ])
    expect(shown(moveQuestion(listOf('x', 2), 'k1', 0))).toEqual([
      ['k1', 1],
      ['k0', 2],
    ])
  })
})

test('appends copied questions as new ones without files', () => {
  const copied = { ...question(1, 'Q-1'), status: 'ACTIVE', template: { originalFilename: 'a.pdf', url: '/a.pdf' } }
  const list = appendQuestions(listOf(3), [copied, copied])
  expect(list.order.map((key) => list.byKey[key])).toEqual([question(3), question(4), question(5)])
})

const master = (questionId: string, questionText: string) => ({
  questionId,
  questionText,
  questionType: 'text' as const,
  generic: 't' as const,
})
const masters = [{ ...master('M1', 'Apa cita-cita Anda?'), editableOrder: 1, corporateId: null }]

test('a question has the current text of its master question, or its own while that is unknown', () => {
  expect(currentQuestion(master('M1', 'Apa hobi Anda?'), masters)).toEqual(master('M1', 'Apa cita-cita Anda?'))
  expect(currentQuestion(master('M2', 'Lain?'), masters)).toEqual(master('M2', 'Lain?'))
  expect(currentQuestion(master('M1', 'Apa hobi Anda?'), undefined)).toEqual(master('M1', 'Apa hobi Anda?'))
})
test('names the questions that are asked more than once, each once', () => {
  const asked = (...ids: string[]): Items<QuestionItem> => ({
    order: ids.map((_, n) => `k${n}`),
    byKey: Object.fromEntries(ids.map((id, n) => [`k${n}`, { ...question(n), question: master(id, id) }])),
  })
  expect(repeatedQuestions(asked('M1', 'M2', 'M1', 'M1'), masters)).toEqual(['Apa cita-cita Anda?'])
  expect(repeatedQuestions(asked('M1', 'M2'), masters)).toEqual([])
})

test('20,000 master questions are gone through once for 200 questions, however often these are drawn', () => {
  const { masters: many, reads } = countedMasters(20_000)
  const asked = { questionId: 'M19999', questionText: '', questionType: 'essay', generic: false } as const
  const questions = Array.from({ length: 200 }, () => asked as never as NonNullable<QuestionItem['question']>)
  for (const one of [...questions, ...questions]) expect(currentQuestion(one, many)?.questionText).toBe('Induk 19999')
  expect(reads.count).toBeLessThanOrEqual(2 * 20_000)
})
