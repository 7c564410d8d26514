import { nextId } from '../../engine/world'
import type { VacancyPrimary, VacancyPrimaryInput } from '~/api/contract/vacancies/vacancyPrimary'
import type { VacancySecondary, VacancySecondaryInput } from '~/api/contract/vacancies/vacancySecondary'
import { type LockableField, statusTable } from '~/lib/rules/vacancyStatus'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import type { Option } from '../../../../src/api/values'
import { fileOf } from '../conversations/handlers'
import { templatePath } from '../questions/files'
import { wireDay } from '../people/rows'
import { questionsFor } from '../questions/handlers'
import type { VacancyRecord } from './state'
import { dayAt } from '../../engine/content/moments'
import { givenFields } from '../../engine/records'
import { officesOf } from '../corporates/corporates'
import type { Question } from '../questions/seed'
import { benefitImages, profileParts } from './options'
import { fairs } from './administration'
import type { Call, World } from '../../world'

const storedDay = (day: string) => day.split('/').toReversed().join('-')
const optionOf = (option: Option | null) => option && { id: option.id, text: option.text }

/** The primary part of a vacancy in the form's format. */
export const primaryOf = (vacancy: VacancyRecord): VacancyPrimary => ({
  klobVacancyCode: vacancy.klobVacancyCode,
  status: vacancy.status,
  position: vacancy.name,
  vacancyUrl: vacancy.vacancyUrl,
  employeeStatus: vacancy.employeeStatus,
  officeLocation: optionOf(vacancy.officeLocation),
  jobReqId: vacancy.jobReqId,
  positionCode: vacancy.positionCode,
  openDate: wireDay(vacancy.opensOn),
  closeDate: vacancy.closesOn && wireDay(vacancy.closesOn),
  numberOfVacancy: vacancy.numberOfVacancy,
  eventKfaas: vacancy.events.map((event) => ({ ...event, isTemp: false })),
  description: vacancy.description,
  terms: vacancy.terms,
  jobDescription: vacancy.jobDescription,
  corporateId: vacancy.corporateId,
  jobDetail: vacancy.jobDetail,
})

const addressAt = (origin: string, address: string) => (address.startsWith('/') ? `${origin}${address}` : address)

/** The secondary part of a vacancy in the form's format; file addresses use the origin of the request. */
export const secondaryOf = (vacancy: VacancyRecord, origin: string): VacancySecondary => ({
  klobVacancyCode: vacancy.klobVacancyCode,
  corporateId: vacancy.corporateId,
  validationTypeApply: vacancy.validationType,
  validationApply: profileParts.map(({ id, part, field }) => ({
    id,
    field,
    off: vacancy.requiredParts.includes(part) ? 1 : null,
  })),
  benefit: vacancy.benefits.map(({ id, description, category, image }) => ({
    id,
    description,
    category,
    imageBenefit: {
      id: image.id,
      imageUrl: addressAt(origin, image.url),
      text: benefitImages.find((one) => one.id === image.id)?.text ?? null,
    },
  })),
  additionalQuestion: vacancy.questions.map((question) => ({
    id: question.id,
    status: 'ACTIVE',
    question: {
      questionId: question.masterId,
      questionText: question.questionText,
      questionType: question.questionType,
      generic: question.generic ?? 't',
    },
    answerNote: question.answerNote,
    sequence: question.sequence,
    mandatory: question.mandatory,
    templateUrl:
      question.template === null
        ? null
        : {
            originalFilename: question.template,
            url: addressAt(origin, templatePath(question.id, question.template)),
          },
  })),
})

const isSame = (stored: unknown, input: unknown): boolean => {
  const plain = (value: unknown) =>
    JSON.stringify(
      Array.isArray(value)
        ? value.map((one: { id: string }) => one.id)
        : ((value as { id?: string } | null)?.id ?? value ?? null),
    )
  return plain(stored) === plain(input)
}
/** Rejects changes to fields locked by the stored status; absent fields stay as they are. */
export function checkLocks(
  { refuse }: Pick<Call<409>, 'refuse'>,
  stored: VacancyRecord,
  input: VacancyPrimaryInput,
): void {
  const before = primaryOf(stored)
  const isChanged = (field: LockableField) =>
    field in before &&
    input[field as keyof VacancyPrimaryInput] !== undefined &&
    !isSame(before[field as keyof VacancyPrimary], input[field as keyof VacancyPrimaryInput])
  if (statusTable[stored.status].locked.some(isChanged))
    throw refuse(409, `Isian ini tidak dapat diubah lagi setelah lowongan ${stored.status}.`)
}

/** Kinds of a question's template (document 3 §5). */
const TEMPLATE_ENDINGS = ['xlsx', 'pdf', 'doc']
const JOB_SECTOR = 'SC14'
/** Initial values of a vacancy. */
const blankVacancy = (world: World, corporateId: string, author: string): VacancyRecord => ({
  klobVacancyCode: nextId(world, 'KJV'),
  corporateId,
  name: '',
  status: 'Draft',
  opensOn: dayAt(world.now.getTime()),
  closesOn: null,
  city: '',
  employeeStatus: null,
  officeLocation: null,
  vacancyUrl: null,
  jobReqId: null,
  positionCode: null,
  numberOfVacancy: null,
  jobDetail: null,
  description: '',
  jobDescription: null,
  terms: null,
  companySectorId: JOB_SECTOR,
  isDisabilityFriendly: false,
  headerImage: `/files/picture/header-${corporateId}.svg`,
  images: [],
  videos: [],
  validationType: null,
  requiredParts: [],
  asksTests: false,
  benefits: [],
  questions: [],
  author,
  publishedOn: null,
  events: [],
})

type Refusing = Pick<Call<404 | 422>, 'world' | 'refuse'>
const known = <T extends { id: string }>(
  { refuse }: Refusing,
  list: readonly T[],
  input: { id: string } | null,
  before: T | null,
) => {
  if (input === null) return null
  const found = before?.id === input.id ? before : list.find((one) => one.id === input.id)
  if (!found) throw refuse(404)
  return found
}
/** Applies the primary part to a vacancy; without a stored record it is a creation. */
export function withPrimary(
  call: Refusing,
  input: VacancyPrimaryInput,
  stored: VacancyRecord | undefined,
  author: string,
): VacancyRecord {
  if (storedDay(input.openDate) > storedDay(input.closeDate)) throw call.refuse(422, vacancyTexts.form.dateOrder)
  const { world } = call
  const before = stored ?? blankVacancy(world, input.corporateId, author)
  const isOpening = input.status === 'Active' && before.publishedOn === null
  const all = { ...primaryOf(before), ...givenFields(input) }
  return {
    ...before,
    name: input.position,
    status: input.status,
    opensOn: storedDay(input.openDate),
    closesOn: storedDay(input.closeDate),
    vacancyUrl: all.vacancyUrl,
    employeeStatus: all.employeeStatus,
    officeLocation: known(call, officesOf(world, input.corporateId), all.officeLocation, before.officeLocation),
    jobReqId: all.jobReqId,
    positionCode: all.positionCode,
    numberOfVacancy: all.numberOfVacancy,
    jobDetail: all.jobDetail,
    description: input.description,
    terms: all.terms,
    jobDescription: all.jobDescription,
    publishedOn: isOpening ? dayAt(world.now.getTime()) : before.publishedOn,
    events: all.eventKfaas.map((event) =>
      known(call, fairs, event, before.events.find(({ id }) => id === event.id) ?? null)!,
    ),
  }
}

/** Applies the secondary part to a vacancy: new items get ids, a file that is not sent again is retained. */
export function withSecondary(call: Refusing, input: VacancySecondaryInput, stored: VacancyRecord): VacancyRecord {
  const { world } = call
  const required = input.validationApply.filter(({ off }) => off === 1).map(({ id }) => id)
  if (input.validationTypeApply === 'custom' && required.length === 0)
    throw call.refuse(422, vacancyTexts.profile.atLeastOne)
  return {
    ...stored,
    validationType: input.validationTypeApply,
    requiredParts: profileParts.filter(({ id }) => required.includes(id)).map(({ part }) => part),
    benefits: input.benefit.map(({ id, description, category, imageBenefit }) => {
      if (id !== null) return known(call, stored.benefits, { id }, null)!
      const image = known(call, benefitImages, imageBenefit, null)!
      return {
        id: nextId(world, 'BEN'),
        description,
        category: { id: category.id, text: category.text },
        image: { id: image.id, url: `/files/benefit/${image.file}.svg` },
      }
    }),
    questions: input.additionalQuestion
      .map(({ id, question, answerNote, sequence, mandatory, templateUrl }): Question => {
        const before = id === null ? null : known(call, stored.questions, { id }, null)
        const master =
          before?.masterId === question.questionId
            ? before
            : questionsFor(world, stored.corporateId).find(({ questionId }) => questionId === question.questionId)
        if (!master) throw call.refuse(404)
        const ownId = before?.id ?? nextId(world, 'Q')
        if (templateUrl) world.templates.set(ownId, fileOf(templateUrl, TEMPLATE_ENDINGS))
        return {
          id: ownId,
          masterId: question.questionId,
          questionText: master.questionText,
          questionType: master.questionType,
          generic: master.generic ?? 't',
          answerNote,
          sequence,
          mandatory,
          template: templateUrl?.originalFilename ?? before?.template ?? null,
        }
      })
      .toSorted((a, b) => a.sequence - b.sequence),
  }
}
