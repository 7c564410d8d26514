import { talentColumns } from '~/api/contract/columns'
import type { TalentFilters } from '~/api/contract/filters'
import type { Contract } from '~/api/contract/index'
import type { TalentRow } from '~/api/contract/talents'
import { rights } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import { hasContacted } from '../conversations/threads'
import type { Handlers, World } from '../../world'
import { personById } from '../base'
import { conversations } from '../conversations/handlers'
import { exportsOf } from '../exports/handlers'
import { personMatchers } from '../people/matchers'
import { profileView } from '../activity/profileView'
import { savedQueries } from '../savedQueries/handlers'
import { contentSets } from '../masterData/seed'
import { referralCodesOf } from '../corporates/corporates'
import type { Person } from '../people/person'
import { companion, contains, type Matchers, passingAll, predicatesOf } from '../../engine/calls/filtering'
import { filteredPage, rememberedPage } from '../../engine/calls/paging'
import { personRowOf } from '../people/rows'

const matchersWithin = (corporateId: string, world: World): Matchers<Person, TalentFilters> => ({
  ...personMatchers(world, corporateId, hasContacted(world, { family: 'talent', corporateId, vacancyCode: null })),
  firstNames: contains((p) => p.firstName),
  lastNames: contains((p) => p.lastName),
  setId:
    (wanted, { setStatuses }) =>
    (p) =>
      p.contents.some((c) => c.setId === wanted && c.status === setStatuses),
  setStatuses: companion,
})

/** The talent search over the whole platform; rows are in population order. */
export const talents: Handlers<Contract['talents']> = {
  rows: ({ corporateId, start, length, ...filters }, { world }) => {
    const ownCodes = referralCodesOf(world, corporateId)
    const tests = predicatesOf(matchersWithin(corporateId, world), filters)
    const { people } = world.base
    const rowOf = (person: Person) => personRowOf(person, ownCodes)
    // Who is contacted and what code is whose may change.
    if (filters.notifications !== undefined || filters.referals !== undefined)
      return filteredPage(people, tests, { start, length }, rowOf)
    return rememberedPage(people, { key: JSON.stringify(filters), tests }, { start, length }, rowOf)
  },
  saved: savedQueries('talent', rights.talentSearch),
  export: exportsOf<TalentFilters & Scope, Person, TalentRow>({
    family: 'talent',
    title: 'talenta',
    find: ({ corporateId, ...filters }, { world }) => {
      const tests = predicatesOf(matchersWithin(corporateId, world), filters)
      return passingAll(world.base.people, tests)
    },
    columns: talentColumns,
    rowOf: (person, { world, corporateId }) => personRowOf(person, referralCodesOf(world, corporateId)),
  }),
  conversation: conversations('talent', ({ world: { base } }, { userId }) => personById(base, userId) !== undefined),
  contentSets: ({ keyword }) =>
    contentSets
      .filter(contains<{ text: string }>((set) => set.text)(keyword))
      .map(({ id, text }) => ({ setId: id, description: text })),
  profileView,
}
