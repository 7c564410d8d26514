import type { CandidateRow } from '~/api/contract/candidateRow'
import { applicantSexes, labelOf } from '~/lib/codes'
import { momentText } from '~/lib/dates'
import { numberText } from '~/lib/numbers'
import { tagsOf, textOf } from '~/parts/cells'
import type { Column } from '~/parts/columns'
import { hasReferralCodes } from '~/parts/masterData'
import type { Condition } from '~/search/Search'

const decimal = (value: number | null) => textOf(value === null ? null : String(value).replace('.', ','))
const count = (value: number | null) => textOf(value === null ? null : numberText(value))

/** The columns of the admin query (document 3 §2, wire decision C21). */
export const candidateColumns: readonly Column<CandidateRow, Condition>[] = [
  { id: 'firstName', header: 'First Name', width: 160 },
  { id: 'lastName', header: 'Last Name', width: 150 },
  { id: 'esNotes', header: 'ES Notes', width: 200 },
  { id: 'esStatus', header: 'ES Status', width: 140 },
  { id: 'sex', header: 'Gender', width: 90, show: ({ sex }) => textOf(labelOf(applicantSexes, sex)) },
  { id: 'dateOfBirth', header: 'DOB', width: 110 },
  { id: 'phone1', header: 'Phone 1', width: 150 },
  { id: 'phone2', header: 'Phone 2', width: 150 },
  { id: 'email', header: 'Email', width: 230 },
  { id: 'currentSalary', header: 'Salary', width: 130, numeric: true, show: (row) => count(row.currentSalary) },
  { id: 'address', header: 'Address', width: 220 },
  { id: 'city', header: 'City', width: 150 },
  { id: 'languages', header: 'Languages', width: 300, show: ({ languages }) => tagsOf(languages) },
  { id: 'educationDegreeName', header: 'Last Education', width: 130 },
  { id: 'educationStartYear', header: 'Entry Year', width: 100, numeric: true },
  { id: 'educationEndYear', header: 'Graduate Year', width: 120, numeric: true },
  { id: 'educationInstitutionName', header: 'University', width: 220 },
  { id: 'educationMajor', header: 'Major', width: 180 },
  { id: 'educationGpa', header: 'GPA', width: 80, numeric: true, show: (row) => decimal(row.educationGpa) },
  { id: 'jobInstitutionName', header: 'Current Company', width: 220 },
  { id: 'jobPosition', header: 'Current Position', width: 180 },
  { id: 'jobDescription', header: 'Current Job Description', width: 240 },
  { id: 'jobStartDate', header: 'Current Start', width: 120 },
  { id: 'jobEndDate', header: 'Current End', width: 120 },
  { id: 'previousJobInstitutionName', header: 'Previous Company', width: 220 },
  { id: 'previousJobPosition', header: 'Previous Position', width: 180 },
  { id: 'previousJobDescription', header: 'Previous Job Description', width: 240 },
  { id: 'previousJobSector', header: 'Previous Type of Industry', width: 200 },
  { id: 'previousJobStartDate', header: 'Previous Start', width: 120 },
  { id: 'previousJobEndDate', header: 'Previous End', width: 120 },
  { id: 'testResultsPers', header: 'Personality', width: 240, show: (row) => tagsOf(row.testResultsPers) },
  { id: 'testResultsVal', header: 'Value', width: 240, show: (row) => tagsOf(row.testResultsVal) },
  { id: 'testResultsInt', header: 'Interest', width: 240, show: (row) => tagsOf(row.testResultsInt) },
  { id: 'testResultsCom', header: 'Interaction', width: 240, show: (row) => tagsOf(row.testResultsCom) },
  {
    id: 'totalWorkingExperience',
    header: 'Total Experience (Months)',
    width: 190,
    numeric: true,
    show: (row) => count(row.totalWorkingExperience),
  },
  {
    id: 'appliedVacancies',
    header: 'Applied Dates and Positions',
    width: 420,
    show: ({ appliedVacancies }) =>
      tagsOf(appliedVacancies.map(({ appliedDate, positionName }) => `${momentText(appliedDate)} ${positionName}`)),
  },
  { id: 'userType', header: 'User Type', width: 120 },
  { id: 'referalCode', header: 'Referral Code', width: 140, when: hasReferralCodes },
]
