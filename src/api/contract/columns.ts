import { applicantSexes, genders, klobnessLevels, labelOf } from '~/lib/codes'
import { momentText } from '~/lib/time/dates'
import type { ApplicantRow } from './recruitment/applicants'
import type { MatchingRow } from './recruitment/matching'
import type { PersonRow } from './personRow'
import type { TalentRow } from './talents'

/** A column of a list and of its file: the title, and its text where that differs from the plain value. */
export type RowColumn<Row> = { title: string; text?: (row: Row) => string | null | undefined }
/** Columns in display order, keyed by row field. */
export type RowColumns<Row> = { readonly [Name in keyof Row & string]?: RowColumn<Row> }

const list = (values: readonly string[]) => values.join(', ')
const tests = {
  testResultsPers: { title: 'Kepribadian', text: ({ testResultsPers }) => list(testResultsPers) },
  testResultsVal: { title: 'Nilai', text: ({ testResultsVal }) => list(testResultsVal) },
  testResultsInt: { title: 'Minat', text: ({ testResultsInt }) => list(testResultsInt) },
  testResultsCom: { title: 'Interaksi', text: ({ testResultsCom }) => list(testResultsCom) },
  testGrit01: { title: 'Grit' },
  testMea01: { title: 'Meaning Making' },
  testMin01: { title: 'Mindset' },
  testCur01: { title: 'Curiosity' },
  testHum01: { title: 'Humility' },
  testCre01: { title: 'Creativity' },
} as const satisfies RowColumns<PersonRow>

/** The talent search (document 1 §2). */
export const talentColumns = {
  firstName: { title: 'Nama depan' },
  lastName: { title: 'Nama belakang' },
  dateOfBirth: { title: 'Tanggal lahir' },
  sex: { title: 'Jenis kelamin', text: ({ sex }) => labelOf(genders, sex) },
  province: { title: 'Provinsi' },
  educationDegreeName: { title: 'Pendidikan terakhir' },
  educationInstitutionName: { title: 'Institusi pendidikan' },
  educationMajor: { title: 'Jurusan' },
  jobInstitutionName: { title: 'Perusahaan terakhir' },
  jobPosition: { title: 'Posisi terakhir' },
  ...tests,
  testPil01: { title: 'Purpose in Life' },
  klobness: { title: 'Klobness', text: ({ klobness }) => labelOf(klobnessLevels, klobness) },
  referalCode: { title: 'Kode referal' },
} as const satisfies RowColumns<TalentRow>

const names = { firstName: { title: 'First Name' }, lastName: { title: 'Last Name' } }
const sex = { title: 'Gender', text: (row: Pick<ApplicantRow, 'sex'>) => labelOf(applicantSexes, row.sex) }
const person = {
  dateOfBirth: { title: 'DOB' },
  sex,
  province: { title: 'Location' },
  educationDegreeName: { title: 'Last Education' },
  educationInstitutionName: { title: 'Institution Name' },
  educationMajor: { title: 'Major' },
  jobInstitutionName: { title: 'Last Work' },
  jobPosition: { title: 'Job Position' },
  ...tests,
  testPil01: { title: 'Purpose In Life' },
  klobness: { title: 'Corporate Klobness', text: ({ klobness }) => labelOf(klobnessLevels, klobness) },
} as const satisfies RowColumns<ApplicantRow>
const referral = { referalCode: { title: 'Referal' } }

/** The applicant search (document 2 §2.1). */
export const applicantColumns = { ...names, ...person, ...referral } as const satisfies RowColumns<ApplicantRow>

const changes = {
  field1: { title: 'Field 1' },
  field2: { title: 'Field 2' },
  field3: { title: 'Field 3' },
  field4: { title: 'Field 4' },
  field5: { title: 'Field 5' },
  sendEmail: { title: 'Send Email' },
  sendDate: { title: 'Applied Date', text: ({ sendDate }) => sendDate && momentText(sendDate) },
} as const satisfies RowColumns<ApplicantRow>
const contact = {
  emailLogin: { title: 'Email' },
  portfolio: {
    title: 'Portfolio',
    text: ({ portfolio }) => list(portfolio.map(({ attachmentUrl }) => attachmentUrl)),
  },
  phoneNumber: { title: 'Phone Number' },
  stageName: { title: 'Stage' },
} as const satisfies RowColumns<ApplicantRow>

/** Applicant tracking (document 2 §2.2). */
export const trackingColumns = {
  ...names,
  ...contact,
  ...person,
  ...referral,
  cardId: { title: 'KTP' },
  totalWorkingExperience: { title: 'Total Experience' },
  ...changes,
} as const satisfies RowColumns<ApplicantRow>
/** 'Send Email' is empty in a file: an upload of it would read an earlier 'ya' as an order to mail (decision 'downloads'). */
const noMail = { ...changes.sendEmail, text: () => '' }
/** The file of tracking with every column of the table. */
export const standardColumns = { ...trackingColumns, sendEmail: noMail } as const satisfies RowColumns<ApplicantRow>
/** The shortest file of tracking (decision 'downloads'). */
export const custom1Columns = {
  ...names,
  ...contact,
  ...changes,
  sendEmail: noMail,
} as const satisfies RowColumns<ApplicantRow>
/** The file of tracking without notes (decision 'downloads'). */
export const custom2Columns = {
  ...names,
  stageName: contact.stageName,
  ...person,
} as const satisfies RowColumns<ApplicantRow>

/** Matching (document 2 §2.4). */
export const matchingColumns = { ...names, sex } as const satisfies RowColumns<MatchingRow>
/** The matching export also has the test results that were compared. */
export const matchingFileColumns = {
  ...matchingColumns,
  testResultsInt: tests.testResultsInt,
  testResultsVal: tests.testResultsVal,
} as const satisfies RowColumns<PersonRow>
