import { z } from 'zod/mini'
import type { Rule } from '~/lib/rules/rules'
import { adminTexts } from '~/lib/texts/adminTexts'
import { filterDay, grade, operator, personName, phone, text } from './filterValues'
import { id, idList } from '../values'

/** The filters that the talent and the applicant searches share, by the names the server knows (document 1 §3). */
export const personFilters = {
  dobs: filterDay,
  dobOperators: operator,
  gender: z.enum(['M', 'F']),
  countri: id,
  provinc: id,
  maritalStatuses: z.enum(['S', 'M']),
  specialNeeds: id,
  skillNames: text(100),
  educationInstitutionNames: text(100),
  majors: text(100),
  grade,
  gradeOperators: operator,
  language: idList,
  workingExperience: z.enum(['1', '2', '3', '4', '5']),
  workingExperienceOperators: operator,
  companyNames: text(100),
  jobDescs: id,
  position: text(100),
  testInt01: idList,
  testPers01: idList,
  testVal01: idList,
  testCom01: idList,
  testGrit01: idList,
  testMea01: idList,
  testMin01: idList,
  testCur01: idList,
  testHum01: idList,
  testCre01: idList,
  testPil01: idList,
  notifications: z.enum(['1', '2']),
  klobnesss: z.enum(['0', '1', '2']),
  referals: id,
  email: text(100),
  phoneNumber: phone,
}

/** Rules of every search for people (document 1 §5, document 2 §5). */
export const personRules: readonly Rule[] = [
  { kind: 'pair', value: 'dobs', companion: 'dobOperators', message: adminTexts.rules.operator },
  { kind: 'pair', value: 'grade', companion: 'gradeOperators', message: adminTexts.rules.operator },
  {
    kind: 'pair',
    value: 'workingExperience',
    companion: 'workingExperienceOperators',
    message: adminTexts.rules.operator,
  },
  { kind: 'implies', name: 'countri', is: 'CO96', needs: 'provinc', message: adminTexts.rules.province },
]

/** Filters of the talent search (document 1 §3, §5). */
export const talentFilters = {
  schema: z.partial(
    z.strictObject({
      firstNames: personName,
      lastNames: personName,
      ...personFilters,
      setId: id,
      setStatuses: z.enum(['OnGoing', 'Complete']),
    }),
  ),
  rules: [
    ...personRules,
    { kind: 'pair', value: 'setId', companion: 'setStatuses', message: 'Status konten wajib diisi' },
  ] satisfies Rule[],
}
/** Valid filters of the talent search. */
export type TalentFilters = z.infer<typeof talentFilters.schema>

const personFilterSchema = z.partial(z.strictObject(personFilters))
/** Filters on a person, shared by all searches for people. */
export type PersonFilters = z.infer<typeof personFilterSchema>
