import type { PersonFilters } from '~/api/contract/filters'
import { referralCodesOf } from '../corporates/corporates'
import type { World } from '../../world'
import type { Person } from './person'
import { anyOf, companion, compares, contains, equals, type Matchers, someContains } from '../../engine/calls/filtering'
import { experienceBand, parseFilterDay } from './rows'

/** Matchers of all filters on a person; they match what a row shows, so that a result explains itself. */
export function personMatchers(
  world: Pick<World, 'corporates'>,
  corporateId: string,
  isContacted: (person: Person) => boolean,
): Matchers<Person, PersonFilters> {
  const ownCodes = new Set(referralCodesOf(world, corporateId).map((code) => code.id))
  return {
    dobs: compares(
      (p) => p.bornOn,
      (filters) => filters.dobOperators,
      parseFilterDay,
    ),
    dobOperators: companion,
    gender: equals((p) => p.sex),
    countri: equals((p) => p.country?.id),
    provinc: equals((p) => p.province?.id),
    maritalStatuses: equals((p) => p.maritalStatus),
    specialNeeds: equals((p) => p.specialNeed?.id),
    skillNames: someContains((p) => p.skills),
    educationInstitutionNames: contains((p) => p.education?.institution),
    majors: contains((p) => p.education?.major),
    grade: compares(
      (p) => p.education?.grade,
      (filters) => filters.gradeOperators,
      (wanted: number) => wanted,
    ),
    gradeOperators: companion,
    language: anyOf((p) => p.languageIds),
    workingExperience: compares(
      (p) => experienceBand(p.experienceMonths),
      (filters) => filters.workingExperienceOperators,
      Number,
    ),
    workingExperienceOperators: companion,
    companyNames: contains((p) => p.job?.company),
    jobDescs: equals((p) => p.jobCategory?.id),
    position: contains((p) => p.job?.position),
    testInt01: anyOf((p) => p.tests.int01),
    testPers01: anyOf((p) => p.tests.pers01),
    testVal01: anyOf((p) => p.tests.val01),
    testCom01: anyOf((p) => p.tests.com01),
    testGrit01: anyOf((p) => p.tests.grit01),
    testMea01: anyOf((p) => p.tests.mea01),
    testMin01: anyOf((p) => p.tests.min01),
    testCur01: anyOf((p) => p.tests.cur01),
    testHum01: anyOf((p) => p.tests.hum01),
    testCre01: anyOf((p) => p.tests.cre01),
    testPil01: anyOf((p) => p.tests.pil01),
    notifications: (wanted) => (p) => isContacted(p) === (wanted === '2'),
    klobnesss: (wanted) => (p) => p.klobness === Number(wanted),
    referals: (wanted) => (p) => ownCodes.has(wanted) && p.referral?.id === wanted,
    email: contains((p) => p.email),
    phoneNumber: contains((p) => p.phone),
  }
}
