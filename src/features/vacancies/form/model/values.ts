import type { MasterQuestion, QuestionType } from '~/api/contract/vacancies/masterQuestions'
import type { Option } from '~/api/values'
import type { VacancyEvent, VacancyPrimary, VacancyPrimaryInput } from '~/api/contract/vacancies/vacancyPrimary'
import type { FormLists, VacancySecondary, VacancySecondaryInput } from '~/api/contract/vacancies/vacancySecondary'
import type { StoredStatus } from '~/lib/rules/vacancyStatus'
import { bodyBy, valuesBy } from '~/record/form/codecs'
import { type Items, itemsOf, listOf, newKey, noItems } from '~/record/items'
import type { FileUpload } from '~/api/endpointGroups/conversation'
import { primaryFields, questionFields } from './fields'

/** A list item; its id is null until it is saved. */
type Unsaved<T> = Omit<T, 'id'> & { id: string | null }
/** A fair; its id comes from the master data. */
export type EventItem = Unsaved<VacancyEvent>
export type BenefitItem = Unsaved<VacancySecondary['benefit'][number]>
type RequiredPartItem = Unsaved<VacancySecondary['validationApply'][number]>
export type QuestionItem = {
  id: string | null
  status: string | null
  type: QuestionType | null
  question: Pick<MasterQuestion, 'questionId' | 'questionText' | 'questionType' | 'generic'> | null
  answerNote: string
  /** A number, or the typed text while it is not one. */
  sequence: number | string | null
  mandatory: boolean
  /** The stored template file for applicants. */
  template: { originalFilename: string; url: string } | null
}

/** The form values of a vacancy, both parts. Days are DD/MM/YYYY, or as typed. */
export type VacancyValues = {
  /** The vacancy's code; null until it is created. */
  id: string | null
  status: VacancyPrimary['status'] | null
  position: string
  vacancyUrl: string
  jobDetail: Option | null
  employeeStatus: Option | null
  officeLocation: Option | null
  jobReqId: string
  positionCode: string
  numberOfVacancy: number | string | null
  openDate: string
  closeDate: string
  eventKfaas: Items<EventItem>
  description: string
  terms: string
  jobDescription: string
  validationTypeApply: VacancySecondary['validationTypeApply']
  validationApply: Items<RequiredPartItem>
  benefit: Items<BenefitItem>
  additionalQuestion: Items<QuestionItem>
  /** Templates to upload, by their question's key; always empty in stored values. */
  uploads: Readonly<Record<string, ChosenTemplate>>
}

/** The stored status that decides what is locked. */
export const storedStatus = ({ id, status }: VacancyValues): StoredStatus => (id === null ? 'New' : (status ?? 'Draft'))

/** The values of a new vacancy: a draft, without days (decision 'new vacancy'). */
export const blankValues = ({ applyValidation }: FormLists): VacancyValues => ({
  id: null,
  status: 'Draft',
  position: '',
  vacancyUrl: '',
  jobDetail: null,
  employeeStatus: null,
  officeLocation: null,
  jobReqId: '',
  positionCode: '',
  numberOfVacancy: null,
  openDate: '',
  closeDate: '',
  eventKfaas: noItems,
  description: '',
  terms: '',
  jobDescription: '',
  validationTypeApply: null,
  validationApply: itemsOf(applyValidation.map((field) => ({ ...field, off: null }))),
  benefit: noItems,
  additionalQuestion: noItems,
  uploads: {},
})

/** The primary part as form values. */
export const primaryValues = (primary: VacancyPrimary) =>
  ({
    id: primary.klobVacancyCode,
    ...valuesBy(primaryFields, primary),
    eventKfaas: itemsOf(primary.eventKfaas.map(({ isTemp: _, ...event }) => event)),
  }) satisfies Partial<VacancyValues>

/** A question of the API as form value. */
export const questionItem = ({
  templateUrl,
  ...question
}: VacancySecondary['additionalQuestion'][number]): QuestionItem => ({
  ...question,
  type: question.question.questionType,
  template: templateUrl,
})
/** The secondary part as form values. */
export const secondaryValues = (secondary: VacancySecondary) =>
  ({
    validationTypeApply: secondary.validationTypeApply,
    validationApply: itemsOf<RequiredPartItem>(secondary.validationApply),
    benefit: itemsOf<BenefitItem>(secondary.benefit),
    additionalQuestion: itemsOf(secondary.additionalQuestion.map(questionItem)),
    uploads: {},
  }) satisfies Partial<VacancyValues>

/** Both parts as the form's values. */
export const valuesOf = (primary: VacancyPrimary, secondary: VacancySecondary): VacancyValues => ({
  ...primaryValues(primary),
  ...secondaryValues(secondary),
})

/** The request body of the primary part, from valid values; an event that `stored` does not have is new. */
export const primaryBody = (
  values: VacancyValues,
  stored: VacancyValues,
  corporateId: string,
): VacancyPrimaryInput => ({
  ...bodyBy(primaryFields, values),
  klobVacancyCode: values.id,
  corporateId,
  eventKfaas: values.eventKfaas.order.flatMap((key) => {
    const { id = null, ...event } = values.eventKfaas.byKey[key] ?? { name: '', type: null }
    return id === null ? [] : [{ id, ...event, isTemp: !Object.hasOwn(stored.eventKfaas.byKey, key) }]
  }),
})

/** The required parts of a profile, by the chosen kind (document 3 §4; wire decision C07: 1 is required). */
const requiredParts = ({ validationTypeApply: kind, validationApply }: VacancyValues) =>
  listOf(validationApply).flatMap(({ id, field, off }) =>
    id === null ? [] : [{ id, field, off: kind === 'default' ? (1 as const) : kind === 'custom' ? off : null }],
  )
/** The request body of the secondary part, from valid values. */
export const secondaryBody = (values: VacancyValues, corporateId: string, code: string): VacancySecondaryInput => ({
  klobVacancyCode: code,
  corporateId,
  validationTypeApply: values.validationTypeApply,
  validationApply: requiredParts(values),
  benefit: listOf(values.benefit),
  additionalQuestion: values.additionalQuestion.order.flatMap((key) => {
    const item = values.additionalQuestion.byKey[key]
    if (!item) return []
    const { id, status, mandatory } = item
    const templateUrl = templateFile(values.uploads[key]) ?? null
    return [{ id, status, mandatory, templateUrl, ...bodyBy(sentQuestion, item) }]
  }),
})
const { type: _, ...sentQuestion } = questionFields

/** A file chosen as a question's template: its name, and a token for its contents. */
export type ChosenTemplate = { name: string; token: string }

/** Contents of chosen files, up to 10 MB each: kept out of values and drafts, which are compared and stored on each key. */
const fileContents = new Map<string, FileUpload>()

/** Stores a file's contents in memory. */
export function storeTemplate(file: FileUpload): ChosenTemplate {
  const token = newKey()
  fileContents.set(token, file)
  return { name: file.originalFilename, token }
}

/** The file to send; undefined when none was chosen, or it was chosen before a reload. */
const templateFile = (chosen: ChosenTemplate | undefined): FileUpload | undefined =>
  chosen && fileContents.get(chosen.token)

/** Drops the contents of sent files. */
export function dropTemplates(sent: Readonly<Record<string, ChosenTemplate>>): void {
  for (const { token } of Object.values(sent)) fileContents.delete(token)
}

/** The uploads whose contents are in memory: after a reload a draft has only their names. */
export const withFileContents = (uploads: Readonly<Record<string, ChosenTemplate>>) =>
  Object.fromEntries(Object.entries(uploads).filter(([, { token }]) => fileContents.has(token)))
