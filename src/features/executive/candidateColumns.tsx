import type { CandidateRow } from '~/api/contract/recruitment/candidateRow'
import { applicantSexes, labelOf } from '~/lib/codes'
import { momentText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { tagsCell, textCell } from '~/list/table/cells'
import type { Column } from '~/list/table/columns'
import { ProfileLink } from '~/components/applicant/ProfileLink'
import { recordApplicantView } from '~/components/applicant/applicantProfile'
import { hasReferralCodes } from '~/components/masterData'

/** Whether a candidate is external; internal people can neither be opened nor written to (document 3 §6). */
export const isExternal = ({ userType }: CandidateRow): boolean => userType.toLowerCase() !== 'internal'

const decimal = (value: number | null) => textCell(value === null ? null : String(value).replace('.', ','))
const count = (value: number | null) => textCell(value === null ? null : numberText(value))

/** The columns of the admin query (document 3 §2, wire decision C21). */
export const candidateColumns: readonly Column<CandidateRow>[] = [
  {
    accessorKey: 'firstName',
    header: 'First Name',
    size: 160,
    cell: ({ row: { original } }) =>
      isExternal(original) ? (
        <ProfileLink person={original} record={recordApplicantView} />
      ) : (
        textCell(original.firstName)
      ),
  },
  { accessorKey: 'lastName', header: 'Last Name', size: 150, meta: { isFrozen: true } },
  { accessorKey: 'esNotes', header: 'ES Notes', size: 200 },
  { accessorKey: 'esStatus', header: 'ES Status', size: 140 },
  {
    accessorKey: 'sex',
    header: 'Gender',
    size: 90,
    cell: ({ row }) => textCell(labelOf(applicantSexes, row.original.sex)),
  },
  { accessorKey: 'dateOfBirth', header: 'DOB', size: 110 },
  { accessorKey: 'phone1', header: 'Phone 1', size: 150 },
  { accessorKey: 'phone2', header: 'Phone 2', size: 150 },
  { accessorKey: 'email', header: 'Email', size: 230 },
  {
    accessorKey: 'currentSalary',
    header: 'Salary',
    size: 130,
    cell: ({ row }) => count(row.original.currentSalary),
    meta: { isNumeric: true },
  },
  { accessorKey: 'address', header: 'Address', size: 220 },
  { accessorKey: 'city', header: 'City', size: 150 },
  { accessorKey: 'languages', header: 'Languages', size: 300, cell: ({ row }) => tagsCell(row.original.languages) },
  { accessorKey: 'educationDegreeName', header: 'Last Education', size: 130 },
  { accessorKey: 'educationStartYear', header: 'Entry Year', size: 100, meta: { isNumeric: true } },
  { accessorKey: 'educationEndYear', header: 'Graduate Year', size: 120, meta: { isNumeric: true } },
  { accessorKey: 'educationInstitutionName', header: 'University', size: 220 },
  { accessorKey: 'educationMajor', header: 'Major', size: 180 },
  {
    accessorKey: 'educationGpa',
    header: 'GPA',
    size: 80,
    cell: ({ row }) => decimal(row.original.educationGpa),
    meta: { isNumeric: true },
  },
  { accessorKey: 'jobInstitutionName', header: 'Current Company', size: 220 },
  { accessorKey: 'jobPosition', header: 'Current Position', size: 180 },
  { accessorKey: 'jobDescription', header: 'Current Job Description', size: 240 },
  { accessorKey: 'jobStartDate', header: 'Current Start', size: 120 },
  { accessorKey: 'jobEndDate', header: 'Current End', size: 120 },
  { accessorKey: 'previousJobInstitutionName', header: 'Previous Company', size: 220 },
  { accessorKey: 'previousJobPosition', header: 'Previous Position', size: 180 },
  { accessorKey: 'previousJobDescription', header: 'Previous Job Description', size: 240 },
  { accessorKey: 'previousJobSector', header: 'Previous Type of Industry', size: 200 },
  { accessorKey: 'previousJobStartDate', header: 'Previous Start', size: 120 },
  { accessorKey: 'previousJobEndDate', header: 'Previous End', size: 120 },
  {
    accessorKey: 'testResultsPers',
    header: 'Personality',
    size: 240,
    cell: ({ row }) => tagsCell(row.original.testResultsPers),
  },
  {
    accessorKey: 'testResultsVal',
    header: 'Value',
    size: 240,
    cell: ({ row }) => tagsCell(row.original.testResultsVal),
  },
  {
    accessorKey: 'testResultsInt',
    header: 'Interest',
    size: 240,
    cell: ({ row }) => tagsCell(row.original.testResultsInt),
  },
  {
    accessorKey: 'testResultsCom',
    header: 'Interaction',
    size: 240,
    cell: ({ row }) => tagsCell(row.original.testResultsCom),
  },
  {
    accessorKey: 'totalWorkingExperience',
    header: 'Total Experience (Months)',
    size: 190,
    cell: ({ row }) => count(row.original.totalWorkingExperience),
    meta: { isNumeric: true },
  },
  {
    accessorKey: 'appliedVacancies',
    header: 'Applied Dates and Positions',
    size: 420,
    cell: ({ row }) =>
      tagsCell(
        row.original.appliedVacancies.map(
          ({ appliedDate, positionName }) => `${momentText(appliedDate)} ${positionName}`,
        ),
      ),
  },
  { accessorKey: 'userType', header: 'User Type', size: 120 },
  { accessorKey: 'referalCode', header: 'Referral Code', size: 140, meta: { when: hasReferralCodes } },
]
