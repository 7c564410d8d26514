import { z } from 'zod'
import { testCodes } from '~/api/contract/masterData'
import { id, option } from '../../../../src/api/values'
import { type DeepReadonly, isoDay } from '../../engine/records'

const text = z.string().nullable()
const resultIds = z.array(id)

/** A person of the platform. */
export const personRecord = z.strictObject({
  userId: id,
  firstName: z.string(),
  lastName: text,
  sex: z.enum(['M', 'F']).nullable(),
  bornOn: isoDay.nullable(),
  email: text,
  phone: text,
  country: z.nullable(option),
  province: z.nullable(option),
  city: text,
  maritalStatus: z.enum(['S', 'M']).nullable(),
  specialNeed: z.nullable(option),
  /** The latest education. */
  education: z
    .strictObject({
      degree: z.string(),
      institution: z.string(),
      major: text,
      grade: z.number().nullable(),
      endYear: z.int().nullable(),
    })
    .nullable(),
  /** The latest job. */
  job: z
    .strictObject({ company: z.string(), position: z.string(), startedOn: isoDay, isCurrent: z.boolean() })
    .nullable(),
  jobCategory: z.nullable(option),
  experienceMonths: z.int().nullable(),
  skills: z.array(z.string()),
  languageIds: z.array(id),
  /** Result ids by test; an empty list is a test not taken. */
  tests: z.strictObject(
    Object.fromEntries(testCodes.map((code) => [code, resultIds])) as Record<
      (typeof testCodes)[number],
      typeof resultIds
    >,
  ),
  klobness: z.literal([0, 1, 2]).nullable(),
  referral: z.nullable(option),
  /** Progress in content sets. */
  contents: z.array(z.strictObject({ setId: id, status: z.enum(['OnGoing', 'Complete']) })),
  /** Ids of the corporates that have written to the person. */
  contactedBy: z.array(id),
})
/** A person of the platform, shared by worlds and never changed. */
export type Person = DeepReadonly<z.infer<typeof personRecord>>
/** The latest education of a person. */
export type Education = NonNullable<Person['education']>
/** The latest job of a person. */
export type Job = NonNullable<Person['job']>
/** Progress in a content set. */
export type ContentProgress = Person['contents'][number]
