import type { CandidateRow } from '~/api/contract/recruitment/candidateRow'
import { applicantSexes, labelOf } from '~/lib/codes'
import { momentText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { tagsCell, textCell } from '~/list/table/cells'
import { columnHelper } from '~/list/table/columns'
import { ProfileLink } from '~/components/applicant/ProfileLink'
import { recordApplicantView } from '~/components/applicant/applicantProfile'
import { hasReferralCodes } from '~/components/masterData'

/** Whether a candidate is external; internal people can neither be opened nor written to (document 3 §6). */
export const isExternal = ({ userType }: CandidateRow): boolean => userType.toLowerCase() !== 'internal'

const decimal = (value: number | null) => (value === null ? null : String(value).replace('.', ','))
const count = (value: number | null) => (value === null ? null : numberText(value))
const column = columnHelper<CandidateRow>()

/** The columns of the admin query (document 3 §2, wire decision C21). */
export const candidateColumns = [
  column('firstName', {
    header: 'First Name',
    size: 160,
    cell: (row) =>
      isExternal(row) ? <ProfileLink person={row} record={recordApplicantView} /> : textCell(row.firstName),
    meta: { isPerson: true },
  }),
  column('lastName', { header: 'Last Name', size: 150, meta: { isFrozen: true } }),
  column('esNotes', { header: 'ES Notes', size: 200 }),
  column('esStatus', { header: 'ES Status', size: 140 }),
  column('sex', { header: 'Gender', size: 90, text: ({ sex }) => labelOf(applicantSexes, sex) }),
  column('dateOfBirth', { header: 'DOB', size: 128 }),
  column('phone1', { header: 'Phone 1', size: 150 }),
  column('phone2', { header: 'Phone 2', size: 150 }),
  column('email', { header: 'Email', size: 230 }),
  column('currentSalary', {
    header: 'Salary',
    size: 130,
    text: ({ currentSalary }) => count(currentSalary),
    meta: { isNumeric: true },
  }),
  column('address', { header: 'Address', size: 220 }),
  column('city', { header: 'City', size: 150 }),
  column('languages', { header: 'Languages', size: 300, cell: ({ languages }) => tagsCell(languages) }),
  column('educationDegreeName', { header: 'Last Education', size: 130 }),
  column('educationStartYear', { header: 'Entry Year', size: 100, meta: { isNumeric: true } }),
  column('educationEndYear', { header: 'Graduate Year', size: 120, meta: { isNumeric: true } }),
  column('educationInstitutionName', { header: 'University', size: 220 }),
  column('educationMajor', { header: 'Major', size: 180 }),
  column('educationGpa', {
    header: 'GPA',
    size: 80,
    text: ({ educationGpa }) => decimal(educationGpa),
    meta: { isNumeric: true },
  }),
  column('jobInstitutionName', { header: 'Current Company', size: 220 }),
  column('jobPosition', { header: 'Current Position', size: 180 }),
  column('jobDescription', { header: 'Current Job Description', size: 240 }),
  column('jobStartDate', { header: 'Current Start', size: 128 }),
  column('jobEndDate', { header: 'Current End', size: 128 }),
  column('previousJobInstitutionName', { header: 'Previous Company', size: 220 }),
  column('previousJobPosition', { header: 'Previous Position', size: 180 }),
  column('previousJobDescription', { header: 'Previous Job Description', size: 240 }),
  column('previousJobSector', { header: 'Previous Type of Industry', size: 200 }),
  column('previousJobStartDate', { header: 'Previous Start', size: 128 }),
  column('previousJobEndDate', { header: 'Previous End', size: 128 }),
  column('testResultsPers', {
    header: 'Personality',
    size: 240,
    cell: ({ testResultsPers }) => tagsCell(testResultsPers),
  }),
  column('testResultsVal', { header: 'Value', size: 240, cell: ({ testResultsVal }) => tagsCell(testResultsVal) }),
  column('testResultsInt', { header: 'Interest', size: 240, cell: ({ testResultsInt }) => tagsCell(testResultsInt) }),
  column('testResultsCom', {
    header: 'Interaction',
    size: 240,
    cell: ({ testResultsCom }) => tagsCell(testResultsCom),
  }),
  column('totalWorkingExperience', {
    header: 'Total Experience (Months)',
    size: 190,
    text: ({ totalWorkingExperience }) => count(totalWorkingExperience),
    meta: { isNumeric: true },
  }),
  column('appliedVacancies', {
    header: 'Applied Dates and Positions',
    size: 420,
    cell: ({ appliedVacancies }) =>
      tagsCell(appliedVacancies.map(({ appliedDate, positionName }) => `${momentText(appliedDate)} ${positionName}`)),
  }),
  column('userType', { header: 'User Type', size: 120 }),
  column('referalCode', { header: 'Referral Code', size: 140, meta: { when: hasReferralCodes } }),
]
