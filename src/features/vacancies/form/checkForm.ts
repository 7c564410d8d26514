import { QUESTION_LENGTH } from '~/api/contract/masterQuestions'
import { limits } from '~/api/contract/vacancyPrimary'
import { filterDayOf, isFilterDay } from '~/lib/dates'
import { vacancyTexts } from '~/lib/vacancyTexts'
import { safeUrl } from '~/lib/urls'
import { isLocked } from '~/lib/vacancyStatus'
import type { FormValues, Kept, QuestionItem } from './values'

/** What is wrong, by the field's name; of a question by its key and field. */
export type FormErrors = Partial<Record<keyof FormValues, string>> & {
  questions?: Record<string, Partial<Record<'type' | 'question' | 'answerNote' | 'sequence', string>>>
}

const { form: formTexts, question: questionTexts } = vacancyTexts
const wholeNumber = 'Isi dengan bilangan bulat, paling sedikit 1'
const isCount = (value: unknown, most: number) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
const tooLong = (text: string, most: number) => (text.length > most ? `Paling banyak ${most} karakter` : undefined)
const dayError = (day: string, missing: string) =>
  day.trim() === '' ? missing : isFilterDay(filterDayOf(day)) ? undefined : 'Tanggal tidak ada di kalender (DD/MM/YYYY)'
/** DD/MM/YYYY as a text that grows with time. */
export const dayRank = (day: string): string => day.split('/').toReversed().join('')
/** Whether the vacancy would end before it begins; the same day is allowed. */
export const isDateOrderWrong = ({ openDate, closeDate }: FormValues): boolean => dayRank(openDate) > dayRank(closeDate)

function questionErrors(item: QuestionItem) {
  const errors = {
    type: item.type === null ? questionTexts.type : undefined,
    question: item.question === null ? questionTexts.text : undefined,
    answerNote: item.answerNote.trim() === '' ? questionTexts.note : tooLong(item.answerNote, QUESTION_LENGTH),
    sequence: isCount(item.sequence, 1000) ? undefined : wholeNumber,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))
}

/** Everything that keeps the form from being saved; fields that the status locks are not asked (document 3 §5). */
export function checkForm(values: FormValues, kept: Kept): FormErrors {
  const { position, vacancyUrl, jobReqId, positionCode, numberOfVacancy, description, terms, jobDescription } = values
  const all: Partial<Record<keyof FormValues, string | undefined>> = {
    status: values.status === null ? formTexts.status : undefined,
    position: position.trim() === '' ? formTexts.position : tooLong(position, limits.position),
    vacancyUrl:
      vacancyUrl.trim() !== '' && !safeUrl(vacancyUrl.trim())
        ? 'Isi dengan alamat lengkap yang diawali https://'
        : tooLong(vacancyUrl, limits.url),
    jobReqId: tooLong(jobReqId, limits.code),
    positionCode: tooLong(positionCode, limits.code),
    numberOfVacancy: numberOfVacancy === undefined || isCount(numberOfVacancy, 100_000) ? undefined : wholeNumber,
    openDate: dayError(values.openDate, formTexts.openDate),
    closeDate: dayError(values.closeDate, formTexts.closeDate),
    description: description === '' ? formTexts.description : tooLong(description, limits.html),
    terms: tooLong(terms, limits.html),
    jobDescription: tooLong(jobDescription, limits.html),
  }
  const open = Object.entries(all).filter(
    ([name, text]) => text !== undefined && (name === 'status' || !isLocked(kept.status, name as 'position')),
  )
  const questions = isLocked(kept.status, 'additionalQuestion')
    ? []
    : values.additionalQuestion.map((item) => [item.key, questionErrors(item)] as const)
  const wrong = questions.filter(([, errors]) => Object.keys(errors).length > 0)
  return { ...Object.fromEntries(open), ...(wrong.length > 0 ? { questions: Object.fromEntries(wrong) } : {}) }
}
/** The sequence of a question that comes after the others: the last one's and one, or 1 (document 3 §4). */
export const nextSequence = (questions: readonly Pick<QuestionItem, 'sequence'>[]): number => {
  const last = questions.at(-1)?.sequence
  return typeof last === 'number' ? last + 1 : 1
}
/** Sequences that stand more than once: allowed, but told. */
export const repeatedSequences = (questions: readonly Pick<QuestionItem, 'sequence'>[]): number[] => {
  const numbers = questions.flatMap(({ sequence }) => (typeof sequence === 'number' ? [sequence] : []))
  return [...new Set(numbers.filter((one, n) => numbers.indexOf(one) !== n))]
}
