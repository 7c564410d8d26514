import { z } from 'zod/mini'
import { read } from '../endpoint'
import { id, inCorporate, option, optionFrom, textOrNull } from '../values'

/** The tests of the platform by code (document 1 §3 'Test results'). */
export const testCodes = [
  'int01',
  'pers01',
  'val01',
  'com01',
  'grit01',
  'mea01',
  'min01',
  'cur01',
  'hum01',
  'cre01',
  'pil01',
] as const
/** The code of a test. */
export type TestCode = (typeof testCodes)[number]
const codePattern = new RegExp(`^(${testCodes.join('|')})(,(${testCodes.join('|')}))*$`)
const options = z.array(option)

/** Option lists of the console (document 1 §7, wire decisions A13-A17). */
export const masterData = {
  /** Option lists of a corporate by category. */
  lists: read({
    name: 'getConsoleMasterData',
    summary: 'Option lists of the console by category',
    doc: '1§7, 2§7',
    path: '/rest/masterdata/console/findAll/{corporateId}',
    refuses: [404],
    params: z.strictObject(inCorporate),
    result: z.object({
      countries: z.array(optionFrom('countryId', 'country')),
      provinces: options,
      skills: options,
      institutions: options,
      majors: options,
      degrees: options,
      languages: options,
      companies: options,
      positions: options,
      contents: options,
      recommendedKlobExpert: z.optional(options),
    }),
  }),
  specialNeeds: read({
    name: 'listSpecialNeeds',
    summary: 'Special needs',
    doc: '1§7',
    path: '/rest/masterdata/msn01/findAll',
    params: z.strictObject({}),
    result: z.array(optionFrom('specialNeedId', 'description')),
  }),
  jobCategories: read({
    name: 'listJobCategories',
    summary: 'Job categories',
    doc: '1§7',
    path: '/rest/masterdata/category/findAll',
    params: z.strictObject({}),
    result: options,
  }),
  /** Result options of the named tests, by test code; `codes` is comma-joined. */
  testOptions: read({
    name: 'getTestOptions',
    summary: 'Result options of the named tests',
    doc: '1§7',
    path: '/rest/masterdata/custom/findAll/{codes}',
    params: z.strictObject({ codes: z.string().check(z.minLength(5), z.maxLength(80), z.regex(codePattern)) }),
    result: z.catchall(z.object({}), options),
  }),
  /** Majors and schools of a degree; `degreeId` is that of an education's `degreeDetail` (wire decision C33). */
  degreeLists: read({
    name: 'findByDegree',
    summary: 'Majors and schools of a degree',
    doc: '3§7',
    path: '/rest/masterdata/profile/findByDegree/{degreeId}',
    refuses: [404],
    params: z.strictObject({ degreeId: id }),
    result: z.object({
      major: options,
      school: z.array(
        z.object({
          id,
          text: z.string(),
          location: textOrNull,
          imageUrl: z.nullable(z.string().check(z.meta({ format: 'uri' }))),
        }),
      ),
    }),
  }),
  /** Referral codes of a corporate; empty when it has none. */
  referralCodes: read({
    name: 'listReferralCodes',
    summary: 'Referral codes of the corporate (empty list: none)',
    doc: '1§7, 2§7, 3§7',
    path: '/rest/console/query/refcode',
    params: z.strictObject({ corporateId: id }),
    result: z.array(optionFrom('id', 'refCode')),
  }),
}
