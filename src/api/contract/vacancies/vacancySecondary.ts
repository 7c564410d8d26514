import { z } from 'zod/mini'
import { masterRef, QUESTION_LENGTH, questionType } from './masterQuestions'
import { id, idOrNull, option, optionInput, requiredText, textOrNull, nullableText } from '../../values'
import { fileContents } from '~/api/endpointGroups/conversation'
import { event } from './vacancyPrimary'

/** Maximum length of a benefit's name (document 3 §5). */
export const BENEFIT_LENGTH = 30

const requirement = z.strictObject({
  id,
  field: requiredText(100),
  /** 1: the applicant must have filled it; null: not (wire decision C07). */
  off: z.nullable(z.literal(1)),
})
/** Kind of profile requirements; null: not chosen yet. */
const requirementKind = z.nullable(z.enum(['default', 'custom', 'tanpa validasi']))
const image = { id, imageUrl: z.string().check(z.maxLength(500)) }
const templateInput = z.strictObject({
  base64: fileContents,
  originalFilename: requiredText(255).check(z.regex(/\.([xX][lL][sS][xX]|[pP][dD][fF]|[dD][oO][cC])$/)),
})
const sharedSecondary = { klobVacancyCode: id, corporateId: id, validationTypeApply: requirementKind }
const sharedQuestion = { sequence: z.int().check(z.gte(1), z.lte(1000)), mandatory: z.boolean() }
const benefitInput = z.strictObject({
  id: idOrNull,
  description: requiredText(BENEFIT_LENGTH),
  category: optionInput,
  imageBenefit: z.strictObject({ ...image, text: z.optional(nullableText(255)) }),
})
/** Schema of a question in a request. */
export const questionInput = z.strictObject({
  id: idOrNull,
  /** Set by the server (wire decision C09). */
  status: nullableText(30),
  question: z.strictObject(masterRef),
  answerNote: requiredText(QUESTION_LENGTH),
  ...sharedQuestion,
  /** null keeps the stored file. */
  templateUrl: z.nullable(templateInput),
})
/** Schema of the secondary part in a request, which replaces the stored part; new items have no id (wire decision C06). */
export const secondaryInput = z.strictObject({
  ...sharedSecondary,
  validationApply: z.array(requirement).check(z.maxLength(100)),
  benefit: z.array(benefitInput).check(z.maxLength(50)),
  additionalQuestion: z.array(questionInput).check(z.maxLength(500)),
})
/** The secondary part of a vacancy in a request. */
export type VacancySecondaryInput = z.infer<typeof secondaryInput>

/** Schema of the secondary part in an answer (document 3 §3 'Vacancy secondary'). */
export const secondary = z.object({
  ...sharedSecondary,
  validationApply: z.array(z.object({ ...requirement.shape, field: z.string() })),
  benefit: z.array(
    z.object({ id, description: z.string(), category: option, imageBenefit: z.object({ ...image, text: textOrNull }) }),
  ),
  additionalQuestion: z.array(
    z.object({
      id,
      status: textOrNull,
      question: z.object({ ...masterRef, questionText: z.string() }),
      answerNote: z.string(),
      ...sharedQuestion,
      templateUrl: z.nullable(z.object({ originalFilename: z.string(), url: z.string() })),
    }),
  ),
})
/** The secondary part of a vacancy. */
export type VacancySecondary = z.infer<typeof secondary>

const options = z.array(option)
/** Option lists of the form (document 3 §3 'Vacancy form master data', wire decision C02). */
export const formLists = z.object({
  employeeStatus: options,
  officeLocation: options,
  eventKfaas: z.array(event),
  categoryBenefit: options,
  questionType: z.array(z.object({ id: questionType, text: z.string() })),
  applyValidation: z.array(z.object({ id, field: z.string() })),
  imageUrlBenefit: z.array(z.object({ ...image, text: textOrNull })),
  hint: z.array(z.object({ id, description: z.string() })),
})
/** The lists of the vacancy form. */
export type FormLists = z.infer<typeof formLists>
