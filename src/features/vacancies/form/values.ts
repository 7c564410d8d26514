import type { FileUpload } from '~/api/families/conversation'
import type { MasterQuestion, QuestionType } from '~/api/contract/masterQuestions'
import type { Option } from '~/api/contract/values'
import type { VacancyPrimary, VacancyPrimaryInput } from '~/api/contract/vacancyPrimary'
import type { FormLists, VacancySecondary, VacancySecondaryInput } from '~/api/contract/vacancySecondary'
import type { KeptStatus } from '~/lib/vacancyStatus'

/** An item of a list; `key` is its place in the form, `id` null as long as it is not saved. */
type Item<T> = Omit<T, 'id'> & { key: string; id: string | null }
export type BenefitItem = Item<VacancySecondary['benefit'][number]>
export type QuestionItem = {
  key: string
  id: string | null
  status: string | null
  type: QuestionType | null
  question: Pick<MasterQuestion, 'questionId' | 'questionText' | 'questionType' | 'generic'> | null
  answerNote: string
  /** A number, or what was typed as long as it is none. */
  sequence: number | string | undefined
  mandatory: boolean
  /** The file to fill in that is saved, and the one that is to be. */
  template: { originalFilename: string; url: string } | null
  upload: FileUpload | null
}
/** The whole form: both parts of a vacancy as people fill them in. Days are DD/MM/YYYY or as typed. */
export type FormValues = {
  status: VacancyPrimary['status'] | null
  position: string
  vacancyUrl: string
  jobDetail: Option | null
  employeeStatus: Option | null
  officeLocation: Option | null
  jobReqId: string
  positionCode: string
  numberOfVacancy: number | string | undefined
  openDate: string
  closeDate: string
  eventKfaas: VacancyPrimary['eventKfaas']
  description: string
  terms: string
  jobDescription: string
  validationTypeApply: VacancySecondary['validationTypeApply']
  validationApply: VacancySecondary['validationApply']
  benefit: BenefitItem[]
  additionalQuestion: QuestionItem[]
}
/** What is known of the vacancy besides its form. */
export type Kept = { code: string | null; status: KeptStatus }

/** A form that nobody has filled in: a draft, without days (decision 'new vacancy'). */
export const blankValues = ({ applyValidation }: FormLists): FormValues => ({
  status: 'Draft',
  position: '',
  vacancyUrl: '',
  jobDetail: null,
  employeeStatus: null,
  officeLocation: null,
  jobReqId: '',
  positionCode: '',
  numberOfVacancy: undefined,
  openDate: '',
  closeDate: '',
  eventKfaas: [],
  description: '',
  terms: '',
  jobDescription: '',
  validationTypeApply: null,
  validationApply: applyValidation.map((field) => ({ ...field, off: null })),
  benefit: [],
  additionalQuestion: [],
})

/** The saved parts as the form shows them. */
export const primaryValues = (primary: VacancyPrimary) => ({
  status: primary.status,
  position: primary.position,
  vacancyUrl: primary.vacancyUrl ?? '',
  jobDetail: primary.jobDetail,
  employeeStatus: primary.employeeStatus,
  officeLocation: primary.officeLocation,
  jobReqId: primary.jobReqId ?? '',
  positionCode: primary.positionCode ?? '',
  numberOfVacancy: primary.numberOfVacancy ?? undefined,
  openDate: primary.openDate,
  closeDate: primary.closeDate ?? '',
  eventKfaas: primary.eventKfaas,
  description: primary.description,
  terms: primary.terms ?? '',
  jobDescription: primary.jobDescription ?? '',
})
export const secondaryValues = (secondary: VacancySecondary) => ({
  validationTypeApply: secondary.validationTypeApply,
  validationApply: secondary.validationApply,
  benefit: secondary.benefit.map((benefit): BenefitItem => ({ ...benefit, key: benefit.id })),
  additionalQuestion: secondary.additionalQuestion.map(({ templateUrl, ...question }): QuestionItem => ({
    ...question,
    key: question.id,
    type: question.question.questionType,
    template: templateUrl,
    upload: null,
  })),
})
/** Both parts as one form. */
export const valuesOf = (primary: VacancyPrimary, secondary: VacancySecondary): FormValues => ({
  ...primaryValues(primary),
  ...secondaryValues(secondary),
})

const orNull = (text: string) => text.trim() || null
/** The primary part to be saved; only a form that was checked. */
export const primaryBody = (values: FormValues, corporateId: string, code: string | null): VacancyPrimaryInput => ({
  klobVacancyCode: code,
  corporateId,
  status: values.status ?? 'Draft',
  position: values.position.trim(),
  vacancyUrl: orNull(values.vacancyUrl),
  jobDetail: values.jobDetail,
  employeeStatus: values.employeeStatus,
  officeLocation: values.officeLocation,
  jobReqId: orNull(values.jobReqId),
  positionCode: orNull(values.positionCode),
  numberOfVacancy: typeof values.numberOfVacancy === 'number' ? values.numberOfVacancy : null,
  openDate: values.openDate,
  closeDate: values.closeDate,
  eventKfaas: values.eventKfaas,
  description: values.description,
  terms: values.terms || null,
  jobDescription: values.jobDescription || null,
})

/** What a profile must hold, by what was chosen (document 3 §4; wire decision C07: 1 must be filled). */
const demandsOf = ({ validationTypeApply: kind, validationApply }: FormValues) =>
  validationApply.map((field) => ({
    id: field.id,
    field: field.field,
    off: kind === 'default' ? (1 as const) : kind === 'custom' ? field.off : null,
  }))
/** The secondary part to be saved; only a form that was checked. */
export const secondaryBody = (values: FormValues, corporateId: string, code: string): VacancySecondaryInput => ({
  klobVacancyCode: code,
  corporateId,
  validationTypeApply: values.validationTypeApply,
  validationApply: demandsOf(values),
  benefit: values.benefit.map(({ id, description, category, imageBenefit }) => ({
    id,
    description,
    category,
    imageBenefit,
  })),
  additionalQuestion: values.additionalQuestion.flatMap(
    ({ id, status, question, answerNote, sequence, mandatory, upload }) =>
      question && typeof sequence === 'number'
        ? [{ id, status, question, answerNote: answerNote.trim(), sequence, mandatory, templateUrl: upload }]
        : [],
  ),
})
/** Whether two values of the form are the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
