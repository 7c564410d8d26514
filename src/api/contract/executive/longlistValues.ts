import { z } from 'zod/mini'
import { languageLevels } from '~/lib/codes'
import { educationLimits, jobLimits, userLimits } from './longlistLimits'
import { day, id, nullableText, option, requiredText, textOrNull } from '../../values'

const uri = z.nullable(z.string().check(z.meta({ format: 'uri' })))
const optionalNullable = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))
const optionInput = z.strictObject({ id, text: z.string() })

/** Proficiency in a language; the label is the value (document 3 §3). */
export const languageLevel = z.enum(languageLevels)
const language = z.object({ id, label: z.string(), flagUrl: uri })
/** Schema of a longlist user's language. */
export const languageRecord = z.object({ id, masterData: language, level: languageLevel })
/** Option lists of the language form. */
export const languageLists = z.object({ languages: z.array(language), levels: z.array(languageLevel) })
/** Fields of a language that are saved. */
export const languageFields = {
  masterData: z.strictObject({
    id,
    label: z.string().check(z.maxLength(100)),
    flagUrl: z.nullable(z.string().check(z.maxLength(500), z.meta({ format: 'uri' }))),
  }),
  level: languageLevel,
}
/** A language of a longlist user (document 3 §3). */
export type LanguageRecord = z.infer<typeof languageRecord>

const educationShape = {
  degree: nullableText(50),
  major: nullableText(educationLimits.major),
  institutionName: nullableText(educationLimits.institutionName),
  location: nullableText(educationLimits.location),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  /** A grade average; up to 4 in the usual scale, at most 100. */
  gpa: z.nullable(z.number().check(z.gte(0), z.lte(100))),
}
/** Schema of a longlist user's education. */
export const educationRecord = z.object({ id, degreeDetail: option, ...educationShape, imageUrl: uri })
/** Option lists of the education form; `degree` is the level of the entry. */
export const educationLists = z.object({ degrees: z.array(z.object({ id, text: z.string(), degree: z.string() })) })
/** Fields of an education that are saved. */
export const educationFields = {
  degreeDetail: optionInput,
  degree: z.optional(educationShape.degree),
  major: z.optional(educationShape.major),
  institutionName: z.optional(educationShape.institutionName),
  location: z.optional(educationShape.location),
  startDate: z.optional(educationShape.startDate),
  endDate: z.optional(educationShape.endDate),
  gpa: z.optional(educationShape.gpa),
}
/** An education of a longlist user (document 3 §3). */
export type EducationRecord = z.infer<typeof educationRecord>

const jobShape = {
  position: requiredText(jobLimits.position),
  institutionName: nullableText(jobLimits.institutionName),
  location: nullableText(jobLimits.location),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  jobDetail: nullableText(jobLimits.jobDetail),
}
/** Schema of a longlist user's job. */
export const jobRecord = z.object({
  id,
  ...jobShape,
  companySector: z.nullable(option),
  employment: z.nullable(option),
  imageUrl: uri,
})
/** Option lists of the job form. */
export const jobLists = z.object({
  companies: z.array(z.object({ id, text: z.string(), imageUrl: uri })),
  companySectors: z.array(option),
  employments: z.array(option),
})
/** Fields of a job that are saved. */
export const jobFields = {
  position: jobShape.position,
  institutionName: z.optional(jobShape.institutionName),
  location: z.optional(jobShape.location),
  companySector: optionalNullable(optionInput),
  employment: optionalNullable(optionInput),
  startDate: z.optional(jobShape.startDate),
  endDate: z.optional(jobShape.endDate),
  jobDetail: z.optional(jobShape.jobDetail),
}
/** A job of a longlist user (document 3 §3). */
export type JobRecord = z.infer<typeof jobRecord>

const personal = {
  dateOfBirth: z.nullable(day),
  sex: z.nullable(z.enum(['M', 'F'])),
  maritalStatus: z.nullable(z.enum(['S', 'M'])),
  phone1: nullableText(userLimits.phone1),
  phone2: nullableText(userLimits.phone2),
  country: z.nullable(id),
  province: z.nullable(id),
  address: nullableText(userLimits.address),
  specialNeed: z.nullable(id),
  linkedinUrl: nullableText(userLimits.linkedinUrl),
  /** Instagram username. */
  igId: nullableText(userLimits.igId),
  currentSalary: z.nullable(z.number().check(z.gte(0))),
  notes: nullableText(userLimits.notes),
  availability: z.nullable(id),
  photoUrl: z.nullable(z.string().check(z.maxLength(500), z.meta({ format: 'uri' }))),
}
const type = z.string().check(z.maxLength(30))
/** Schema of a longlist user; the id '0' returns the defaults of a new one (wire decision C29). */
export const longlistUser = z.object({
  id,
  corporateId: id,
  type,
  status: z.string(),
  firstName: textOrNull,
  lastName: textOrNull,
  email: textOrNull,
  ...personal,
})
/** A longlist user (document 3 §3). */
export type LonglistUser = z.infer<typeof longlistUser>
/** Fields of a longlist user that are saved, besides the photo's file (wire decision C30). */
export const longlistUserFields = {
  id,
  corporateId: id,
  type,
  firstName: requiredText(userLimits.firstName),
  lastName: requiredText(userLimits.lastName),
  email: requiredText(userLimits.email),
  ...z.partial(z.object(personal)).shape,
}
