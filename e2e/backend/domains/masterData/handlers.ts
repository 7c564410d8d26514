import { testCodes } from '~/api/contract/masterData'
import type { Contract } from '~/api/contract/index'
import { referralCodesOf } from '../corporates/corporates'
import { degreeLists } from './degreeDetails'
import { lists, testOptions } from './seed'
import { optionsOf } from './seeding'
import type { Handlers, World } from '../../world'
import type { Option } from '../../../../src/api/values'

type ConsoleList = keyof typeof lists
const consoleLists = (world: World) =>
  Object.fromEntries((Object.keys(lists) as ConsoleList[]).map((name) => [name, optionsOf(world, name)])) as Record<
    ConsoleList,
    readonly Option[]
  >

/** Option lists; only referral codes depend on the corporate. */
export const masterData: Handlers<Contract['masterData']> = {
  lists: (_, { world }) => ({
    ...consoleLists(world),
    countries: optionsOf(world, 'countries').map(({ id, text }) => ({ countryId: id, country: text })),
    recommendedKlobExpert: [{ id: 'Ya', text: 'Ya' }],
  }),
  specialNeeds: (_, { world }) =>
    optionsOf(world, 'specialNeeds').map(({ id, text }) => ({ specialNeedId: id, description: text })),
  jobCategories: (_, { world }) => optionsOf(world, 'jobCategories'),
  testOptions: ({ codes }) => {
    const asked = codes.split(',')
    return Object.fromEntries(testCodes.filter((code) => asked.includes(code)).map((code) => [code, testOptions[code]]))
  },
  degreeLists: ({ degreeId }, { refuse }) => {
    const found = degreeLists(degreeId)
    if (!found) throw refuse(404)
    return found
  },
  referralCodes: ({ corporateId }, { world }) =>
    referralCodesOf(world, corporateId).map(({ id, text }) => ({ id, refCode: text })),
}
