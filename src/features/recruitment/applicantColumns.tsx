import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { klobnessLevels, labelOf, applicantSexes } from '~/lib/codes'
import { textCell } from '~/list/table/cells'
import type { Column } from '~/list/table/columns'
import { ProfileLink } from '~/components/ProfileLink'
import { recordApplicantView } from '~/components/recordApplicantView'
import { hasReferralCodes } from '~/components/masterData'
import { testColumns } from '~/list/table/testColumns'

type Columns = readonly Column<ApplicantRow>[]
/** The columns that both searches of applicants show, with the documents' titles (document 2 §2.1, §2.2). */
export const applicantColumns = {
  name: [
    {
      accessorKey: 'firstName',
      header: 'First Name',
      size: 160,
      cell: ({ row }) => <ProfileLink person={row.original} record={recordApplicantView} />,
    },
    { accessorKey: 'lastName', header: 'Last Name', size: 150, meta: { isFrozen: true } },
  ],
  person: [
    { accessorKey: 'dateOfBirth', header: 'DOB', size: 110 },
    {
      accessorKey: 'sex',
      header: 'Gender',
      size: 90,
      cell: ({ row }) => textCell(labelOf(applicantSexes, row.original.sex)),
    },
    { accessorKey: 'province', header: 'Location', size: 150 },
    { accessorKey: 'educationDegreeName', header: 'Last Education', size: 130 },
    { accessorKey: 'educationInstitutionName', header: 'Institution Name', size: 200 },
    { accessorKey: 'educationMajor', header: 'Major', size: 180 },
    { accessorKey: 'jobInstitutionName', header: 'Last Work', size: 200 },
    { accessorKey: 'jobPosition', header: 'Job Position', size: 180 },
    ...testColumns,
    { accessorKey: 'testPil01', header: 'Purpose In Life', size: 130 },
    {
      accessorKey: 'klobness',
      header: 'Corporate Klobness',
      size: 150,
      cell: ({ row }) => textCell(labelOf(klobnessLevels, row.original.klobness)),
    },
    { accessorKey: 'referalCode', header: 'Referal', size: 140, meta: { when: hasReferralCodes } },
  ],
} satisfies Record<string, Columns>
