import type { PersonRow } from '~/api/contract/personRow'
import type { TestCode } from '~/api/contract/masterData'
import { resultText } from '../masterData/seed'
import type { Person } from './person'

/** Formats YYYY-MM-DD as DD/MM/YYYY, the wire's format. */
export const wireDay = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1')
/** Converts a day of a filter, DDMMYYYY, to YYYY-MM-DD. */
export const parseFilterDay = (filterDay: string): string => filterDay.replace(/^(\d\d)(\d\d)(\d{4})$/, '$3-$2-$1')

/** Converts a minute of a filter, DDMMYYYYHHmm, to YYYY-MM-DDTHH:mm. */
export const parseFilterMinute = (filterMinute: string): string =>
  filterMinute.replace(/^(\d\d)(\d\d)(\d{4})(\d\d)(\d\d)$/, '$3-$2-$1T$4:$5')

/** Upper ends of the working experience bands 1 to 4 in months; band 5 has none (document 1 §9). */
const bandEnds = [6, 24, 48, 72]
/** The band of working experience; null without experience. */
export function experienceBand(months: number | null): number | null {
  if (months === null || months < 1) return null
  const band = bandEnds.findIndex((end) => months <= end)
  return band < 0 ? 5 : band + 1
}

/** The texts of a person's results of a test. */
const resultsOf = (person: Person, code: TestCode): string[] => person.tests[code].map(resultText)
/** The text of the single result of a test. */
const resultOf = (person: Person, code: TestCode): string | null => resultsOf(person, code)[0] ?? null

/** The referral code, shown only to the corporate whose code it is. */
const referralFor = (person: Person, ownCodes: readonly { id: string }[]): string | null =>
  ownCodes.some((code) => code.id === person.referral?.id) ? (person.referral?.text ?? null) : null

/** A person as a row of the searches. */
export const personRowOf = (person: Person, ownCodes: readonly { id: string }[]): PersonRow => ({
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
})
