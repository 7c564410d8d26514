import { z } from 'zod/mini'
import { masterQuestions } from '~/api/contract/vacancies/masterQuestions'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { limits } from '~/api/contract/vacancies/vacancyPrimary'
import { questionInput } from '~/api/contract/vacancies/vacancySecondary'
import { bodyShape } from '~/api/endpoint'
import { dayRank, parseTypedDay, isFilterDay } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { tooLong } from '~/lib/texts/textLimit'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { safeUrl } from '~/lib/url/urls'
import { isLocked, type LockableField, type StoredStatus } from '~/lib/rules/vacancyStatus'
import { textLength } from '~/ui/html/htmlText'
import { errorsBy, itemErrors, refusing, requiredChoice, typedNumber, typedText } from '~/record/form/codecs'
import { listOf } from '~/record/items'
import type { Errors } from '~/record/recordValues'
import { type QuestionItem, storedStatus, type VacancyValues } from './values'

const { form: formTexts, question: questionTexts } = vacancyTexts
const countError = (value: unknown, maximum: number) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maximum
    ? undefined
    : Number(value) > maximum
      ? `Paling banyak ${numberText(maximum)}`
      : 'Isi dengan bilangan bulat, paling sedikit 1'
/** A formatted text has two limits: one for its visible characters, and the contract's for the whole HTML. */
const tooLongHtml = (html: string) =>
  textLength(html) > limits.text
    ? `Paling banyak ${numberText(limits.text)} karakter`
    : html.length > limits.html
      ? 'Format teks ini terlalu banyak untuk disimpan. Kurangi format atau bagi teksnya.'
      : undefined
/** A day as DD/MM/YYYY, or as typed. */
const requiredDay = (missing: string) =>
  z.string().check(
    refusing((day) => {
      if (day.trim() === '') return missing
      return isFilterDay(parseTypedDay(day)) ? undefined : 'Tanggal tidak ada di kalender (DD/MM/YYYY)'
    }),
  )
const html = { isVerbatim: true, refuse: tooLongHtml }

const primary = bodyShape(vacancyAdmin.savePrimary)
/** The fields of the primary part that are typed or chosen. */
const primaryFields = {
  status: requiredChoice(primary.status, formTexts.status.trim()),
  position: typedText(primary.position, { required: formTexts.position.trim() }),
  vacancyUrl: typedText(primary.vacancyUrl, {
    refuse: (url) =>
      url.trim() !== '' && !safeUrl(url.trim())
        ? 'Isi dengan alamat lengkap yang diawali https://'
        : tooLong(url, limits.url),
  }),
  jobReqId: typedText(primary.jobReqId),
  positionCode: typedText(primary.positionCode),
  numberOfVacancy: typedNumber(primary.numberOfVacancy, (typed, maximum) =>
    typed === null ? undefined : countError(typed, maximum),
  ),
  openDate: requiredDay(formTexts.openDate.trim()),
  closeDate: requiredDay(formTexts.closeDate.trim()),
  description: typedText(primary.description, { ...html, required: formTexts.description.trim() }),
  terms: typedText(primary.terms, html),
  jobDescription: typedText(primary.jobDescription, html),
}
/** The fields of a question that are typed or chosen. */
const questionFields = {
  type: requiredChoice(bodyShape(masterQuestions.save).questionType, questionTexts.type.trim()),
  question: requiredChoice(questionInput.shape.question, questionTexts.text.trim()),
  answerNote: typedText(questionInput.shape.answerNote, { required: questionTexts.note.trim() }),
  sequence: typedNumber(questionInput.shape.sequence, countError),
}
const questionForm = z.object(questionFields)

/** The schema of the form by the stored status: fields that it locks are not checked (document 3 §5). */
const schemas = new Map<StoredStatus, z.ZodMiniType>()
function schemaOf(status: StoredStatus): z.ZodMiniType {
  const isOpen = (name: string) => name === 'status' || !isLocked(status, name as LockableField)
  const fields = Object.entries(primaryFields).filter(([name]) => isOpen(name))
  const schema = schemas.get(status) ?? z.object(Object.fromEntries(fields))
  schemas.set(status, schema)
  return schema
}

/** The errors that prevent saving, by path. */
export const checkForm = (values: VacancyValues, stored: VacancyValues): Errors => ({
  ...errorsBy(schemaOf(storedStatus(stored)), values),
  ...(isLocked(storedStatus(stored), 'additionalQuestion')
    ? {}
    : itemErrors('additionalQuestion', values.additionalQuestion, questionForm)),
})

/** Whether the vacancy would end before it begins; the same day is allowed. */
export const isDateOrderWrong = ({ openDate, closeDate }: VacancyValues): boolean =>
  dayRank(openDate) > dayRank(closeDate)

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
