import { z } from 'zod/mini'
import { day, id, moment, textOrNull } from '../../values'

const texts = z.array(z.string())
const dayOrNull = z.nullable(day)
const year = z.nullable(z.int().check(z.gte(0)))

/** A candidate on the wire (wire decision C21). */
export const candidateRow = z.object({
  esId: id,
  userId: id,
  klobVacancyCode: z.nullable(id),
  positionName: textOrNull,
  /** Internal people have no profile, CV or messages. */
  userType: z.enum(['Internal', 'Applicant', 'Klobber']),
  /** Answers to special requirements can be viewed. */
  authorizeDisqualifier: z.boolean(),
  firstName: z.string(),
  lastName: textOrNull,
  esNotes: textOrNull,
  esStatus: textOrNull,
  sex: z.nullable(z.enum(['M', 'F'])),
  dateOfBirth: dayOrNull,
  phone1: textOrNull,
  phone2: textOrNull,
  email: textOrNull,
  currentSalary: z.nullable(z.number()),
  address: textOrNull,
  city: textOrNull,
  languages: texts,
  educationDegreeName: textOrNull,
  educationStartYear: year,
  educationEndYear: year,
  educationInstitutionName: textOrNull,
  educationMajor: textOrNull,
  educationGpa: z.nullable(z.number()),
  jobInstitutionName: textOrNull,
  jobPosition: textOrNull,
  jobDescription: textOrNull,
  jobStartDate: dayOrNull,
  jobEndDate: dayOrNull,
  previousJobInstitutionName: textOrNull,
  previousJobPosition: textOrNull,
  previousJobDescription: textOrNull,
  /** Industry. */
  previousJobSector: textOrNull,
  previousJobStartDate: dayOrNull,
  previousJobEndDate: dayOrNull,
  testResultsPers: texts,
  testResultsVal: texts,
  testResultsInt: texts,
  testResultsCom: texts,
  /** Months. */
  totalWorkingExperience: z.nullable(z.int().check(z.gte(0))),
  appliedVacancies: z.array(z.object({ appliedDate: moment, positionName: z.string() })),
  referalCode: textOrNull,
})
/** A candidate in a row of the admin query (document 3 §2, wire decision C21). */
export type CandidateRow = z.infer<typeof candidateRow>
