import { masterQuestions } from '~/api/contract/vacancies/masterQuestions'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { limits } from '~/api/contract/vacancies/vacancyPrimary'
import { questionInput } from '~/api/contract/vacancies/vacancySecondary'
import { bodyShape } from '~/api/endpoint'
import { numberText } from '~/lib/texts/numbers'
import { tooLong } from '~/lib/texts/textLimit'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { isFilterDay, parseTypedDay } from '~/lib/time/dates'
import { safeUrl } from '~/lib/url/urls'
import { type Bounds, optionalChoice, requiredChoice, typedNumber, typedText } from '~/record/form/codecs'
import { textLength } from '~/ui/html/htmlText'

const { form: formTexts, question: questionTexts } = vacancyTexts
const countError = (value: unknown, { minimum, maximum }: Bounds) =>
  Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
    ? undefined
    : Number(value) > maximum
      ? `Paling banyak ${numberText(maximum)}`
      : `Isi dengan bilangan bulat, paling sedikit ${minimum}`
/** A formatted text has two limits: one for its visible characters, and the contract's for the whole HTML. */
const tooLongHtml = (html: string) =>
  textLength(html) > limits.text
    ? `Paling banyak ${numberText(limits.text)} karakter`
    : html.length > limits.html
      ? 'Format teks ini terlalu banyak untuk disimpan. Kurangi format atau bagi teksnya.'
      : undefined
/** A day as DD/MM/YYYY, or as typed. */
const day = {
  refuse: (typed: string) =>
    isFilterDay(parseTypedDay(typed)) ? undefined : 'Tanggal tidak ada di kalender (DD/MM/YYYY)',
}
const html = { isVerbatim: true, refuse: tooLongHtml }

const primary = bodyShape(vacancyAdmin.savePrimary)
/** The fields of the primary part, but for its fairs. */
export const primaryFields = {
  status: requiredChoice(primary.status, formTexts.status.trim()),
  position: typedText(primary.position, { required: formTexts.position.trim() }),
  vacancyUrl: typedText(primary.vacancyUrl, {
    refuse: (url) =>
      url.trim() !== '' && !safeUrl(url.trim())
        ? 'Isi dengan alamat lengkap yang diawali https://'
        : tooLong(url, limits.url),
  }),
  jobDetail: optionalChoice(primary.jobDetail),
  employeeStatus: optionalChoice(primary.employeeStatus),
  officeLocation: optionalChoice(primary.officeLocation),
  jobReqId: typedText(primary.jobReqId),
  positionCode: typedText(primary.positionCode),
  numberOfVacancy: typedNumber(primary.numberOfVacancy, (typed, bounds) =>
    typed === null ? undefined : countError(typed, bounds),
  ),
  openDate: typedText(primary.openDate, { ...day, required: formTexts.openDate.trim() }),
  closeDate: typedText(primary.closeDate, { ...day, required: formTexts.closeDate.trim() }),
  description: typedText(primary.description, { ...html, required: formTexts.description.trim() }),
  terms: typedText(primary.terms, html),
  jobDescription: typedText(primary.jobDescription, html),
}
/** The fields of a question that are typed or chosen. */
export const questionFields = {
  type: requiredChoice(bodyShape(masterQuestions.save).questionType, questionTexts.type.trim()),
  question: requiredChoice(questionInput.shape.question, questionTexts.text.trim()),
  answerNote: typedText(questionInput.shape.answerNote, { required: questionTexts.note.trim() }),
  sequence: typedNumber(questionInput.shape.sequence, countError),
}
