import type { TalentWhere } from '~/api/contract/filters'
import type { Contract } from '~/api/contract/index'
import { contentSets } from '../world/masterData'
import { referralCodesOf } from '../world/corporates'
import type { Person } from '../world/person'
import { anyOf, companion, compares, contains, equals, type Matchers, someContains, testsOf } from './matching'
import type { Handlers } from './handler'
import { pageWhere } from './paging'
import { experienceBand, keptDay, referralFor, resultOf, resultsOf, wireDay } from './people'

/** What each filter means; filters look at what the row shows, so that a result explains itself. */
const matchersWithin = (corporateId: string): Matchers<Person, TalentWhere> => {
  const ownCodes = new Set(referralCodesOf(corporateId).map((code) => code.id))
  return {
    firstNames: contains((p) => p.firstName),
    lastNames: contains((p) => p.lastName),
    dobs: compares(
      (p) => p.bornOn,
      (where) => where.dobOperators,
      keptDay,
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
      (where) => where.gradeOperators,
      (wanted: number) => wanted,
    ),
    gradeOperators: companion,
    language: anyOf((p) => p.languageIds),
    workingExperience: compares(
      (p) => experienceBand(p.experienceMonths),
      (where) => where.workingExperienceOperators,
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
    notifications: (wanted) => (p) => p.contactedBy.includes(corporateId) === (wanted === '2'),
    klobnesss: (wanted) => (p) => p.klobness === Number(wanted),
    referals: (wanted) => (p) => ownCodes.has(wanted) && p.referral?.id === wanted,
    email: contains((p) => p.email),
    phoneNumber: contains((p) => p.phone),
    setId:
      (wanted, { setStatuses }) =>
      (p) =>
        p.contents.some((c) => c.setId === wanted && c.status === setStatuses),
    setStatuses: companion,
  }
}

/** The talent search over the whole platform, in the order of the population. */
export const talents: Handlers<Contract['talents']> = {
  rows: ({ corporateId, start, length, ...where }, { world }) => {
    const ownCodes = referralCodesOf(corporateId)
    return pageWhere(world.base.people, testsOf(matchersWithin(corporateId), where), { start, length }, (person) => ({
      userId: person.userId,
      firstName: person.firstName,
      lastName: person.lastName,
      dateOfBirth: person.bornOn && wireDay(person.bornOn),
      sex: person.sex,
      province: person.province?.text ?? null,
      educationDegreeName: person.education?.degree ?? null,
      educationInstitutionName: person.education?.institution ?? null,
      educationMajor: person.education?.major ?? null,
      jobInstitutionName: person.job?.company ?? null,
      jobPosition: person.job?.position ?? null,
      testResultsPers: resultsOf(person, 'pers01'),
      testResultsVal: resultsOf(person, 'val01'),
      testResultsInt: resultsOf(person, 'int01'),
      testResultsCom: resultsOf(person, 'com01'),
      testGrit01: resultOf(person, 'grit01'),
      testMea01: resultOf(person, 'mea01'),
      testMin01: resultOf(person, 'min01'),
      testCur01: resultOf(person, 'cur01'),
      testHum01: resultOf(person, 'hum01'),
      testCre01: resultOf(person, 'cre01'),
      testPil01: resultOf(person, 'pil01'),
      klobness: person.klobness,
      referalCode: referralFor(person, ownCodes),
    }))
  },
  contentSets: ({ keyword }) =>
    contentSets
      .filter(contains<{ text: string }>((set) => set.text)(keyword))
      .map(({ id, text }) => ({ setId: id, description: text })),
  profileView: ({ body }, { world }) => {
    world.profileViews.push(body)
    return null
  },
}
