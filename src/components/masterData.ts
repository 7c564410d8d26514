import { masterData as endpoints, type TestCode, testCodes } from '~/api/contract/masterData'
import { byText } from '~/lib/codes'
import type { Option } from '~/api/values'
import type { Output } from '~/api/endpoint'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'

type Lists = Output<typeof endpoints.lists>

/** The options of a list; the server's provinces go from west to east, where nobody looks for a name. */
const optionsOf =
  (name: keyof Lists) =>
  (lists: Lists): readonly Option[] =>
    name === 'provinces' ? byText(lists[name]) : (lists[name] ?? [])
/** One of the corporate's option lists (wire decision A13). */
export const list = (name: keyof Lists) => {
  const select = optionsOf(name)
  return { read: ({ corporateId }: Scope) => ({ ...query(endpoints.lists, { corporateId }), select }) }
}
export const specialNeeds = { read: () => query(endpoints.specialNeeds, {}) }
export const jobCategories = { read: () => query(endpoints.jobCategories, {}) }
/** The possible results of a test; one call reads those of all tests (wire decision A15). */
export const testOptions = (code: TestCode) => ({
  read: () => ({
    ...query(endpoints.testOptions, { codes: testCodes.join(',') }),
    select: (results: Output<typeof endpoints.testOptions>): readonly Option[] => results[code] ?? [],
  }),
})
export const referralCodes = { read: ({ corporateId }: Scope) => query(endpoints.referralCodes, { corporateId }) }
/** Whether the corporate has referral codes; some criteria, a column and the download depend on it (document 1 §2). */
export const hasReferralCodes = {
  holds: ({ corporateId }: Scope) => ({
    ...query(endpoints.referralCodes, { corporateId }),
    select: (codes: readonly Option[]) => codes.length > 0,
  }),
  message: 'Kode referal gagal dimuat.',
}
/** Education levels with their texts as ids, as the filters send them (wire decision B07). */
export const degreeNames = {
  read: ({ corporateId }: Scope) => ({
    ...query(endpoints.lists, { corporateId }),
    select: ({ degrees }: Lists): readonly Option[] => degrees.map(({ text }) => ({ id: text, text })),
  }),
}
/** Message where option lists could not be loaded. */
export const LISTS_FAILED = 'Sebagian daftar pilihan gagal dimuat.'

/** Whether the corporate has options for expert advice (document 2 §2.2). */
export const hasExpertAdvice = {
  holds: ({ corporateId }: Scope) => ({
    ...query(endpoints.lists, { corporateId }),
    select: ({ recommendedKlobExpert = [] }: Lists) => recommendedKlobExpert.length > 0,
  }),
  message: LISTS_FAILED,
}
