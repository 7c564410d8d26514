import { z } from 'zod/mini'
import { languageLevels } from '~/lib/codes'
import { day, id, option, textOrNull } from '~/api/contract/values'

const textTo = (max: number) => z.nullable(z.string().check(z.maxLength(max)))
const uri = z.nullable(z.string().check(z.meta({ format: 'uri' })))
const given = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))
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

const schooling = {
  degree: textTo(50),
  major: textTo(150),
  institutionName: textTo(150),
  location: textTo(150),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  /** A grade average; up to 4 in the usual scale, at most 100. */
  gpa: z.nullable(z.number().check(z.gte(0), z.lte(100))),
}
/** Schema of a longlist user's education. */
export const educationRecord = z.object({ id, degreeDetail: option, ...schooling, imageUrl: uri })
/** Option lists of the education form; `degree` is the level of the entry. */
export const educationLists = z.object({ degrees: z.array(z.object({ id, text: z.string(), degree: z.string() })) })
/** Fields of an education that are saved. */
export const educationFields = {
  degreeDetail: optionInput,
  degree: z.optional(schooling.degree),
  major: z.optional(schooling.major),
  institutionName: z.optional(schooling.institutionName),
  location: z.optional(schooling.location),
  startDate: z.optional(schooling.startDate),
  endDate: z.optional(schooling.endDate),
  gpa: z.optional(schooling.gpa),
}
/** An education of a longlist user (document 3 §3). */
export type EducationRecord = z.infer<typeof educationRecord>

const employment = {
  position: z.string().check(z.minLength(1), z.maxLength(150)),
  institutionName: textTo(150),
  location: textTo(150),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  jobDetail: textTo(4000),
}
/** Schema of a longlist user's job. */
export const jobRecord = z.object({
  id,
  ...employment,
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
  position: employment.position,
  institutionName: z.optional(employment.institutionName),
  location: z.optional(employment.location),
  companySector: given(optionInput),
  employment: given(optionInput),
  startDate: z.optional(employment.startDate),
  endDate: z.optional(employment.endDate),
  jobDetail: z.optional(employment.jobDetail),
}
/** A job of a longlist user (document 3 §3). */
export type JobRecord = z.infer<typeof jobRecord>

const personal = {
  dateOfBirth: z.nullable(day),
  sex: z.nullable(z.enum(['M', 'F'])),
  maritalStatus: z.nullable(z.enum(['S', 'M'])),
  phone1: textTo(20),
  phone2: textTo(20),
  country: z.nullable(id),
  province: z.nullable(id),
  address: textTo(500),
  specialNeed: z.nullable(id),
  linkedinUrl: textTo(500),
  /** Instagram username. */
  igId: textTo(64),
  currentSalary: z.nullable(z.number().check(z.gte(0))),
  notes: textTo(4000),
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
const name = z.string().check(z.minLength(1), z.maxLength(100))
/** Fields of a longlist user that are saved, besides the photo's file (wire decision C30). */
export const longlistUserFields = {
  id,
  corporateId: id,
  type,
  firstName: name,
  lastName: name,
  email: name,
  ...(Object.fromEntries(Object.entries(personal).map(([key, schema]) => [key, z.optional(schema)])) as {
    [K in keyof typeof personal]: z.ZodMiniOptional<(typeof personal)[K]>
  }),
}
