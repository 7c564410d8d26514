import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { CvDialog } from '~/components/cv/CvDialog'
import { fullName } from '~/lib/texts/text'
import type { RowDialogProps } from '~/list/list'

/** The CV of the applicant of a row. */
export const ApplicantCv = ({ row, onClose }: RowDialogProps<ApplicantRow>) => (
  <CvDialog userId={row.userId} name={fullName(row)} onClose={onClose} />
)
