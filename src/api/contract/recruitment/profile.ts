import { z } from 'zod/mini'
import { day, id, moment, textOrNull } from '../../values'

const count = z.nullable(z.int().check(z.gte(0)))
const level = z.nullable(z.literal([0, 1, 2]))
const days = { startDate: z.nullable(day), endDate: z.nullable(day) }
const list = <S extends z.core.$ZodLooseShape>(shape: S) => z.array(z.object(shape))

/** An applicant in the lists of a stage (document 2 §3 'Stage applicant card', wire decision B31). */
export const stageCard = z.object({
  userId: id,
  stageId: id,
  firstName: z.string(),
  lastName: textOrNull,
  /** The latest job; `workMonth` counts months. */
  jobHistory: z.nullable(
    z.object({ jobTitle: z.string(), workMonth: z.int().check(z.gte(0)), companyName: textOrNull }),
  ),
  /** The latest education. */
  education: z.nullable(z.object({ degree: z.string(), institutionName: textOrNull, endDate: z.nullable(day) })),
  klobnessLevel: level,
  stageName: z.string(),
})
/** An applicant card of the stage screen. */
export type StageCard = z.infer<typeof stageCard>

/** A full applicant profile; fields hidden by a hasRole flag are null (document 2 §3 'Applicant profile', wire decisions B32, B33). */
export const applicantProfile = z.object({
  /** Id of the notes record, null before the first save. */
  id: z.nullable(id),
  profilePicture: textOrNull,
  firstName: z.string(),
  lastName: textOrNull,
  applyDate: z.nullable(moment),
  klobnessLevel: level,
  ktpNumber: textOrNull,
  gender: z.nullable(z.enum(['M', 'F'])),
  cityOfLive: textOrNull,
  dateOfBirth: z.nullable(day),
  age: count,
  phoneNumber: textOrNull,
  email: textOrNull,
  languageSkills: list({ flag: textOrNull, language: z.string(), level: z.string() }),
  aspirations: z.array(z.string()),
  address: z.nullable(
    z.object({ province: textOrNull, country: textOrNull, city: textOrNull, addressLine1: textOrNull }),
  ),
  summary: textOrNull,
  klobMeterResults: list({ imageTestUrl: textOrNull, klobMeterName: z.string(), label: z.array(z.string()) }),
  educations: list({
    institutionName: z.string(),
    major: textOrNull,
    degreeName: textOrNull,
    /** The grade average. */
    value: z.nullable(z.number()),
    startYear: count,
    endYear: count,
  }),
  jobs: list({
    institutionName: z.string(),
    position: z.string(),
    employmentStatus: textOrNull,
    ...days,
    isCurrent: z.boolean(),
  }),
  /** Months. */
  totalJobHistory: count,
  skills: z.array(z.string()),
  hobbies: z.array(z.string()),
  references: list({
    name: z.string(),
    relationType: textOrNull,
    companyName: textOrNull,
    workPeriod: textOrNull,
    /** Months. */
    duration: count,
  }),
  awards: list({
    awardName: z.string(),
    institutionName: textOrNull,
    acquireDate: z.nullable(day),
    downloadLink: textOrNull,
  }),
  certificates: list({ certificateName: z.string(), institutionName: textOrNull, ...days, certificateUrl: textOrNull }),
  portofolios: list({ name: z.string(), type: textOrNull, attachmentUrl: textOrNull }),
  applicationHistories: list({
    applicationDate: moment,
    stage: z.string(),
    positionName: z.string(),
    corporateName: z.string(),
    changedBy: textOrNull,
    changeDate: z.nullable(moment),
  }),
  pipelineId: id,
  field1: textOrNull,
  field2: textOrNull,
  field3: textOrNull,
  field4: textOrNull,
  field5: textOrNull,
  profileDownloadLink: textOrNull,
  hasRoleToDownload: z.boolean(),
  hasRoleToSeeKtp: z.boolean(),
  hasRoleToSeePhone: z.boolean(),
  hasRoleToSeeEmail: z.boolean(),
  hasRoleToDownloadPortofolio: z.boolean(),
})
/** An applicant's profile. */
export type ApplicantProfile = z.infer<typeof applicantProfile>
