import type { PersonFilters } from '~/api/contract/filters'
import {
  experienceBands,
  genders,
  klobnessLevels,
  maritalStatuses,
  MESSAGED,
  messageStatuses,
  operators,
  testNames,
} from '~/lib/codes'
import {
  hasReferralCodes,
  jobCategories,
  list,
  referralCodes,
  specialNeeds,
  testOptions,
} from '~/components/masterData'
import type { Condition, Criterion } from '~/list/filters/criterion'

type Criteria = readonly Criterion<PersonFilters>[]
/** The companion that holds a comparison operator. */
export const operatorCompanion = <Name extends string>(name: Name, label: string) => ({
  name,
  label: `Operator ${label}`,
  options: operators,
  isOperator: true,
})

/** The results of a test. */
const test = <Name extends string>(name: Name, code: keyof typeof testNames) =>
  ({ kind: 'choices', name, label: testNames[code], options: testOptions(code) }) as const

/** Whether a search finds only people who have been messaged, by the filter 'Status pesan'. */
export const areContacted = ({ notifications }: { notifications?: unknown }): boolean => notifications === MESSAGED

/** What searches for people ask of a person, by group (document 1 §3, document 2 §2.1). */
export const personCriteria = {
  basic: [
    {
      kind: 'day',
      name: 'dobs',
      label: 'Tanggal lahir',
      isPersonal: true,
      companion: operatorCompanion('dobOperators', 'tanggal lahir'),
    },
    { kind: 'choice', name: 'gender', label: 'Jenis kelamin', options: { codes: genders } },
    { kind: 'choice', name: 'countri', label: 'Negara domisili', options: list('countries'), resets: ['provinc'] },
    { kind: 'choice', name: 'provinc', label: 'Provinsi domisili', options: list('provinces') },
    { kind: 'choice', name: 'maritalStatuses', label: 'Status pernikahan', options: { codes: maritalStatuses } },
    { kind: 'choice', name: 'specialNeeds', label: 'Kebutuhan khusus', options: specialNeeds },
  ],
  knowledge: [
    { kind: 'text', name: 'skillNames', label: 'Keahlian', suggestions: list('skills') },
    {
      kind: 'text',
      name: 'educationInstitutionNames',
      label: 'Institusi pendidikan',
      suggestions: list('institutions'),
    },
    { kind: 'text', name: 'majors', label: 'Jurusan', suggestions: list('majors') },
    {
      kind: 'number',
      name: 'grade',
      label: 'IPK',
      format: 'decimal',
      companion: operatorCompanion('gradeOperators', 'IPK'),
    },
    { kind: 'choices', name: 'language', label: 'Bahasa', options: list('languages') },
    { kind: 'choice', name: 'notifications', label: 'Status pesan', options: { codes: messageStatuses } },
    { kind: 'choice', name: 'klobnesss', label: 'Tingkat klobness', options: { codes: klobnessLevels } },
    { kind: 'choice', name: 'referals', label: 'Kode referal', options: referralCodes, when: hasReferralCodes },
  ],
  work: [
    {
      kind: 'choice',
      name: 'workingExperience',
      label: 'Masa kerja',
      options: { codes: experienceBands },
      companion: operatorCompanion('workingExperienceOperators', 'masa kerja'),
    },
    { kind: 'text', name: 'companyNames', label: 'Perusahaan', suggestions: list('companies') },
    { kind: 'choice', name: 'jobDescs', label: 'Kategori pekerjaan', options: jobCategories },
    { kind: 'text', name: 'position', label: 'Posisi', suggestions: list('positions') },
  ],
  tests: [
    test('testInt01', 'int01'),
    test('testPers01', 'pers01'),
    test('testVal01', 'val01'),
    test('testCom01', 'com01'),
    test('testGrit01', 'grit01'),
    test('testMea01', 'mea01'),
    test('testMin01', 'min01'),
    test('testCur01', 'cur01'),
    test('testHum01', 'hum01'),
    test('testCre01', 'cre01'),
    test('testPil01', 'pil01'),
  ],
} as const satisfies Record<string, Criteria>

/** What recruiters search for most, in this order: filters of talents and applicants. */
export const commonFilters = ['position', 'companyNames', 'skillNames', 'provinc', 'educationInstitutionNames'] as const

/** Contact criteria: the phone number if the corporate has referral codes, the e-mail under the given condition. */
export const contactCriteria = (emailWhen: Condition) =>
  [
    { kind: 'text', name: 'email', label: 'Email', isPersonal: true, inputMode: 'email', when: emailWhen },
    {
      kind: 'text',
      name: 'phoneNumber',
      label: 'Nomor telepon',
      isPersonal: true,
      inputMode: 'tel',
      when: hasReferralCodes,
    },
  ] as const satisfies Criteria
