import type { TestCode } from '~/api/contract/masterData'
import type { Option } from '~/api/contract/values'

/** The latest education of a person. */
export type Education = Readonly<{
  degree: string
  institution: string
  major: string | null
  grade: number | null
  endYear: number | null
}>
/** The latest job of a person. */
export type Job = Readonly<{ company: string; position: string; startedOn: string; isCurrent: boolean }>
/** How far a person came with a content set. */
export type ContentProgress = Readonly<{ setId: string; status: 'OnGoing' | 'Complete' }>

/** A person of the platform, shared by every world and therefore never changed; days are YYYY-MM-DD. */
export type Person = Readonly<{
  userId: string
  firstName: string
  lastName: string | null
  sex: 'M' | 'F' | null
  bornOn: string | null
  email: string | null
  phone: string | null
  country: Option | null
  province: Option | null
  city: string | null
  maritalStatus: 'S' | 'M' | null
  specialNeed: Option | null
  education: Education | null
  job: Job | null
  jobCategory: Option | null
  experienceMonths: number | null
  skills: readonly string[]
  languageIds: readonly string[]
  /** Result ids by test; an empty list is a test not taken. */
  tests: Readonly<Record<TestCode, readonly string[]>>
  klobness: 0 | 1 | 2 | null
  referral: Option | null
  contents: readonly ContentProgress[]
  /** Corporates that have written to the person. */
  contactedBy: readonly string[]
}>
