import { z } from 'zod/mini'
import { isFilterDay } from '~/lib/dates'
import type { Rule } from '~/lib/rules'
import { texts } from '~/lib/texts'
import { id, idList } from './values'

/** Comparison of a filter: 1 is >=, 2 is <=, 3 is <>, 4 is = (document 1 §9). */
const operator = z.enum(['1', '2', '3', '4'])
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max, `Maksimal ${max} karakter`))
const personName = z
  .string()
  .check(z.minLength(1), z.maxLength(25, 'Maksimal 25 karakter'), z.regex(/^[A-Za-z .,]+$/, texts.rules.alphabetic))
/** A day as DDMMYYYY that the calendar has (document 1 §5). */
const filterDay = z
  .string()
  .check(
    z.regex(/^(0[1-9]|[12][0-9]|3[01])(0[1-9]|1[0-2])[0-9]{4}$/, 'Tanggal tidak valid (DD/MM/YYYY)'),
    z.refine(isFilterDay, { error: 'Tanggal tidak ada di kalender' }),
  )
/** A grade average above 0 and at most 4 (document 1 §5). */
const grade = z.number('IPK berupa angka').check(z.gt(0, 'IPK harus lebih dari 0'), z.lte(4, 'IPK paling tinggi 4'))

/** The filters that the talent and the applicant searches share, by the names the server knows (document 1 §3). */
const personFilters = {
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
  phoneNumber: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(20, 'Maksimal 20 karakter'),
      z.regex(/^[0-9+ -]+$/, 'Hanya angka, spasi, + dan -'),
    ),
}

/** Rules that every search for people keeps (document 1 §5, document 2 §5). */
const personRules: readonly Rule[] = [
  { kind: 'pair', value: 'dobs', companion: 'dobOperators', message: texts.rules.operator },
  { kind: 'pair', value: 'grade', companion: 'gradeOperators', message: texts.rules.operator },
  { kind: 'pair', value: 'workingExperience', companion: 'workingExperienceOperators', message: texts.rules.operator },
  { kind: 'implies', name: 'countri', is: 'CO96', needs: 'provinc', message: texts.rules.province },
]

/** The filters of one search, exactly as they travel in URL, request, saved filter and export, and their rules. */
export type Filters<W> = { schema: z.ZodMiniObject & z.ZodMiniType<W, W>; rules: readonly Rule[] }

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
/** Filters of the talent search that hold. */
export type TalentWhere = z.infer<typeof talentFilters.schema>
