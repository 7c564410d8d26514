import { QUESTION_LENGTH } from '~/api/contract/vacancies/masterQuestions'
import { limits } from '~/api/contract/vacancies/vacancyPrimary'
import { dayRank, parseTypedDay, isFilterDay } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { tooLong } from '~/lib/texts/textLimit'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { safeUrl } from '~/lib/url/urls'
import { isLocked, type LockableField } from '~/lib/rules/vacancyStatus'
import { textLength } from '~/ui/html/htmlText'
import { listOf } from '~/record/items'
import type { Errors } from '~/record/recordValues'
import { type QuestionItem, storedStatus, type VacancyValues } from './values'

const { form: formTexts, question: questionTexts } = vacancyTexts
const countError = (value: unknown, max: number) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max
    ? undefined
    : Number(value) > max
      ? `Paling banyak ${numberText(max)}`
      : 'Isi dengan bilangan bulat, paling sedikit 1'
/** A formatted text has two limits: one for its visible characters, and the contract's for the whole HTML. */
const tooLongHtml = (html: string) =>
  textLength(html) > limits.text
    ? `Paling banyak ${numberText(limits.text)} karakter`
    : html.length > limits.html
      ? 'Format teks ini terlalu banyak untuk disimpan. Kurangi format atau bagi teksnya.'
      : undefined
const dayError = (day: string, missing: string) =>
  day.trim() === ''
    ? missing
    : isFilterDay(parseTypedDay(day))
      ? undefined
      : 'Tanggal tidak ada di kalender (DD/MM/YYYY)'
/** Whether the vacancy would end before it begins; the same day is allowed. */
export const isDateOrderWrong = ({ openDate, closeDate }: VacancyValues): boolean =>
  dayRank(openDate) > dayRank(closeDate)

const questionErrors = (item: QuestionItem) => ({
  type: item.type === null ? questionTexts.type : undefined,
  question: item.question === null ? questionTexts.text : undefined,
  answerNote: item.answerNote.trim() === '' ? questionTexts.note : tooLong(item.answerNote, QUESTION_LENGTH),
  sequence: countError(item.sequence, 1000),
})

/** The errors that prevent saving, by path; fields that the stored status locks are not checked (document 3 §5). */
export function checkForm(values: VacancyValues, stored: VacancyValues): Errors {
  const { position, vacancyUrl, jobReqId, positionCode, numberOfVacancy, description, terms, jobDescription } = values
  const { order, byKey } = values.additionalQuestion
  const locked = (name: string) => name !== 'status' && isLocked(storedStatus(stored), name as LockableField)
  const fields = {
    status: values.status === null ? formTexts.status : undefined,
    position: position.trim() === '' ? formTexts.position : tooLong(position, limits.position),
    vacancyUrl:
      vacancyUrl.trim() !== '' && !safeUrl(vacancyUrl.trim())
        ? 'Isi dengan alamat lengkap yang diawali https://'
        : tooLong(vacancyUrl, limits.url),
    jobReqId: tooLong(jobReqId, limits.code),
    positionCode: tooLong(positionCode, limits.code),
    numberOfVacancy: numberOfVacancy === null ? undefined : countError(numberOfVacancy, 100_000),
    openDate: dayError(values.openDate, formTexts.openDate),
    closeDate: dayError(values.closeDate, formTexts.closeDate),
    description: description === '' ? formTexts.description : tooLongHtml(description),
    terms: tooLongHtml(terms),
    jobDescription: tooLongHtml(jobDescription),
  }
  const questions = locked('additionalQuestion')
    ? []
    : order.flatMap((key) =>
        Object.entries(questionErrors(byKey[key]!)).map(
          ([name, text]) => [`additionalQuestion.byKey.${key}.${name}`, text] as const,
        ),
      )
  const errors = [...Object.entries(fields).filter(([name]) => !locked(name)), ...questions]
  return Object.fromEntries(errors.flatMap(([name, text]) => (text === undefined ? [] : [[name, text.trim()]])))
}

/** Why the form cannot be saved although its fields are valid, for a dialog (document 3 §5); undefined when it can. */
export function formProblem(values: VacancyValues, stored: VacancyValues): string | undefined {
  if (isDateOrderWrong(values)) return vacancyTexts.form.dateOrder
  if (storedStatus(stored) !== 'Draft') return undefined
  if (values.validationTypeApply === null) return vacancyTexts.profile.notChosen
  const hasNone = listOf(values.validationApply).every(({ off }) => off === null)
  return values.validationTypeApply === 'custom' && hasNone ? vacancyTexts.profile.atLeastOne : undefined
}

type Numbered = readonly Pick<QuestionItem, 'sequence'>[]
/** The sequence of an appended question: the last one's plus one, or 1 (document 3 §4). */
export const nextSequence = (questions: Numbered): number => {
  const last = questions.at(-1)?.sequence
  return typeof last === 'number' ? last + 1 : 1
}
/** Sequences that several questions share: allowed, but shown as a notice. */
export const repeatedSequences = (questions: Numbered): number[] => {
  const numbers = questions.flatMap(({ sequence }) => (typeof sequence === 'number' ? [sequence] : []))
  return [...new Set(numbers.filter((one, n) => numbers.indexOf(one) !== n))]
}
