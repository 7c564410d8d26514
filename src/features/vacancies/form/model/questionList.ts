import type { MasterQuestion } from '~/api/contract/vacancies/masterQuestions'
import { type Items, newKey, putItem } from '~/record/items'
import { nextSequence } from '~/features/vacancies/form/model/checkForm'
import type { QuestionItem } from '~/features/vacancies/form/model/values'
import { masterById } from './masterIndex'

type Questions = Items<QuestionItem>

export const blankQuestion = {
  id: null,
  status: null,
  type: null,
  question: null,
  answerNote: '',
  mandatory: false,
  template: null,
} as const satisfies Omit<QuestionItem, 'sequence'>

/** Appends questions as new ones, without a template. */
export const appendQuestions = (questions: Questions, added: readonly Omit<QuestionItem, 'sequence'>[]): Questions =>
  added.reduce((list, question) => {
    const sequence = nextSequence(list.order.map((key) => list.byKey[key]!))
    return putItem(list, newKey(), { ...question, id: null, status: null, template: null, sequence })
  }, questions)

/**
 * Moves a question to another position, counted from 0. Positions are stored as sequences: the existing ones are
 * reassigned in ascending order, or 1, 2, 3... if they are not all different numbers.
 */
export function moveQuestion({ order, byKey }: Questions, key: string, to: number): Questions {
  const rest = order.filter((one) => one !== key)
  const next = [...rest.slice(0, to), key, ...rest.slice(to)]
  const sequences = order.flatMap((one) => byKey[one]?.sequence ?? [])
  const numbers = sequences.filter((one) => typeof one === 'number').toSorted((a, b) => a - b)
  const areUnique = new Set(numbers).size === order.length
  const items = next.map((one, n) => [one, { ...byKey[one]!, sequence: areUnique ? numbers[n]! : n + 1 }] as const)
  return { order: next, byKey: Object.fromEntries(items) }
}

/** The question as its master list has it: a master question may have been reworded since it was chosen. */
export const currentQuestion = (
  question: QuestionItem['question'],
  masters: readonly MasterQuestion[] | undefined,
): QuestionItem['question'] => {
  const master = masters && masterById(masters, question?.questionId)
  return master ? { ...question, ...master } : question
}

/** The texts of master questions that a vacancy asks more than once: allowed, but shown as a notice. */
export function repeatedQuestions({ order, byKey }: Questions, masters: readonly MasterQuestion[]): string[] {
  const asked = order.flatMap((key) => currentQuestion(byKey[key]?.question ?? null, masters) ?? [])
  const repeated = asked.filter(({ questionId }, n) => asked.findIndex((one) => one.questionId === questionId) !== n)
  return [...new Set(repeated.map(({ questionText }) => questionText))]
}
