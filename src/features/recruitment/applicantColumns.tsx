import type { ApplicantRow } from '~/api/contract/applicants'
import { klobnessLevels, labelOf, applicantSexes } from '~/lib/codes'
import { textOf } from '~/parts/cells'
import type { Column } from '~/parts/columns'
import { hasReferralCodes } from '~/parts/masterData'
import { testColumns } from '~/parts/testColumns'
import type { Condition } from '~/search/Search'

type Columns = readonly Column<ApplicantRow, Condition>[]
/** The columns that both searches of applicants show, with the documents' titles (document 2 §2.1, §2.2). */
export const applicantColumns = {
  name: [
    { id: 'firstName', header: 'First Name', width: 160 },
    { id: 'lastName', header: 'Last Name', width: 150 },
  ],
  person: [
    { id: 'dateOfBirth', header: 'DOB', width: 110 },
    { id: 'sex', header: 'Gender', width: 90, show: ({ sex }) => textOf(labelOf(applicantSexes, sex)) },
    { id: 'province', header: 'Location', width: 150 },
    { id: 'educationDegreeName', header: 'Last Education', width: 130 },
    { id: 'educationInstitutionName', header: 'Institution Name', width: 200 },
    { id: 'educationMajor', header: 'Major', width: 180 },
    { id: 'jobInstitutionName', header: 'Last Work', width: 200 },
    { id: 'jobPosition', header: 'Job Position', width: 180 },
    ...testColumns,
    { id: 'testPil01', header: 'Purpose In Life', width: 130 },
    {
      id: 'klobness',
      header: 'Corporate Klobness',
      width: 150,
      show: ({ klobness }) => textOf(labelOf(klobnessLevels, klobness)),
    },
    { id: 'referalCode', header: 'Referal', width: 140, when: hasReferralCodes },
  ],
} satisfies Record<string, Columns>
