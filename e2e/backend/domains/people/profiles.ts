import { generatedProfile, type PersonalProfile } from './generatedProfiles'
import { hostile } from '../../engine/content/hostile'
import { momentOf } from '../../engine/content/moments'
import type { FileUrl } from './documents'
import type { Person } from './person'

/** Full years since a day, at a moment. */
export function ageOf(bornOn: string | null, now: Date): number | null {
  if (bornOn === null) return null
  const today = momentOf(now.getTime())
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return today.slice(5, 10) < bornOn.slice(5, 10) ? years - 1 : years
}

/** Every field hidden or empty. */
const emptyProfile = ({ firstName, lastName }: Person): PersonalProfile => ({
  profilePicture: null,
  firstName,
  lastName,
  klobnessLevel: null,
  ktpNumber: null,
  gender: null,
  cityOfLive: null,
  dateOfBirth: null,
  age: null,
  phoneNumber: null,
  email: null,
  languageSkills: [],
  aspirations: [],
  address: null,
  summary: null,
  klobMeterResults: [],
  educations: [],
  jobs: [],
  totalJobHistory: null,
  skills: [],
  hobbies: [],
  references: [],
  awards: [],
  certificates: [],
  portofolios: [],
  applicationHistories: [],
  profileDownloadLink: null,
  hasRoleToDownload: false,
  hasRoleToSeeKtp: false,
  hasRoleToSeePhone: false,
  hasRoleToSeeEmail: false,
  hasRoleToDownloadPortofolio: false,
})

/** An attack string in every text, and addresses that must not be followed or loaded. */
const hostileProfile = (person: Person, fileUrl: FileUrl): PersonalProfile => ({
  ...generatedProfile(person, fileUrl, true),
  profilePicture: hostile.javascriptUrl,
  languageSkills: [{ flag: hostile.dataUrl, language: hostile.script, level: hostile.longWord }],
  aspirations: [hostile.handler, hostile.longWord],
  address: {
    province: hostile.rightToLeft,
    country: hostile.unclosed,
    city: hostile.zeroWidth,
    addressLine1: hostile.sql,
  },
  summary: `${hostile.breakout} ${hostile.html} ${hostile.longWord}`,
  klobMeterResults: [{ imageTestUrl: hostile.vbscriptUrl, klobMeterName: hostile.comment, label: [hostile.combining] }],
  hobbies: [hostile.entities, hostile.longWord],
  references: [
    {
      name: hostile.handler,
      relationType: hostile.template,
      companyName: hostile.breakout,
      workPeriod: hostile.newlines,
      duration: 0,
    },
  ],
  awards: [
    {
      awardName: hostile.script,
      institutionName: hostile.longWord,
      acquireDate: null,
      downloadLink: hostile.javascriptUrl,
    },
  ],
  certificates: [
    {
      certificateName: hostile.unclosed,
      institutionName: hostile.rightToLeft,
      startDate: null,
      endDate: null,
      certificateUrl: hostile.mixedCaseUrl,
    },
  ],
  applicationHistories: [
    {
      applicationDate: '2026-05-04T10:15:00+07:00',
      stage: hostile.handler,
      positionName: hostile.longWord,
      corporateName: hostile.script,
      changedBy: hostile.breakout,
      changeDate: null,
    },
  ],
  profileDownloadLink: hostile.javascriptUrl,
})

/** A person's profile at a moment: every group for Ayu Wulandari, none for Dian Purnama, attacks for the hostile person. */
export function profileOf(person: Person, fileUrl: FileUrl, now: Date): PersonalProfile {
  if (person.userId === 'USR-DIAM') return emptyProfile(person)
  const profile =
    person.userId === 'USR-JAHAT'
      ? hostileProfile(person, fileUrl)
      : generatedProfile(person, fileUrl, person.userId === 'USR-AYU')
  return { ...profile, age: ageOf(person.bornOn, now) }
}
