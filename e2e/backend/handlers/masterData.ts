import { testCodes } from '~/api/contract/masterData'
import type { Contract } from '~/api/contract/index'
import { referralCodesOf } from '../world/corporates'
import { degreeLists } from '../world/degreeDetails'
import { jobCategories, lists, specialNeeds, testOptions } from '../world/masterData'
import { Refusal } from '../refusal'
import type { Handlers } from './handler'

const consoleLists = {
  ...lists,
  countries: lists.countries.map(({ id, text }) => ({ countryId: id, country: text })),
  recommendedKlobExpert: [{ id: 'Ya', text: 'Ya' }],
}

/** Option lists; the corporate matters for referral codes only. */
export const masterData: Handlers<Contract['masterData']> = {
  lists: () => consoleLists,
  specialNeeds: () => specialNeeds.map(({ id, text }) => ({ specialNeedId: id, description: text })),
  jobCategories: () => jobCategories,
  testOptions: ({ codes }) => {
    const asked = codes.split(',')
    return Object.fromEntries(testCodes.filter((code) => asked.includes(code)).map((code) => [code, testOptions[code]]))
  },
  degreeLists: ({ degreeId }) => {
    const found = degreeLists(degreeId)
    if (!found) throw new Refusal(404)
    return found
  },
  referralCodes: ({ corporateId }) => referralCodesOf(corporateId).map(({ id, text }) => ({ id, refCode: text })),
}
