import { z } from 'zod/mini'
import { day, id, textOrNull } from '../values'

const texts = z.array(z.string())
/** Row fields shared by every search for people (document 1 §3 'Talent row', document 2 §3 'Applicant row'). */
export const personRow = z.object({
  userId: id,
  firstName: z.string(),
  lastName: textOrNull,
  dateOfBirth: z.nullable(day),
  sex: z.nullable(z.enum(['M', 'F'])),
  province: textOrNull,
  educationDegreeName: textOrNull,
  educationInstitutionName: textOrNull,
  educationMajor: textOrNull,
  jobInstitutionName: textOrNull,
  jobPosition: textOrNull,
  testResultsPers: texts,
  testResultsVal: texts,
  testResultsInt: texts,
  testResultsCom: texts,
  testGrit01: textOrNull,
  testMea01: textOrNull,
  testMin01: textOrNull,
  testCur01: textOrNull,
  testHum01: textOrNull,
  testCre01: textOrNull,
  testPil01: textOrNull,
  klobness: z.nullable(z.literal([0, 1, 2])),
  referalCode: textOrNull,
})
/** A person in a row of a search. */
export type PersonRow = z.infer<typeof personRow>
