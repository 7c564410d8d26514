import { applicants } from '~/api/contract/recruitment/applicants'
import { query } from '~/api/queries'
import { fullName } from '~/lib/texts/text'
import { adminTexts } from '~/lib/texts/adminTexts'
import { Dialog } from '~/ui/dialogs/Dialog'
import { RequirementAnswers } from './RequirementAnswers'
import classes from './RequirementAnswers.module.css'

/** The applicant and the vacancy. */
type ApplicantRow = {
  userId: string
  firstName: string
  lastName: string | null
  klobVacancyCode: string | null
  positionName: string | null
}

/** An applicant's answers to the special requirements of the vacancy (document 2 §2.3), in a dialog. */
export function RequirementsDialog({ row, onClose }: { row: ApplicantRow; onClose: () => void }) {
  const { userId, positionName } = row
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={adminTexts.requirements.title}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <p className={`dimmed break-anywhere ${classes.about}`}>
        {fullName(row)} · {positionName}
      </p>
      {/* An applicant with answers always has a vacancy. */}
      <RequirementAnswers source={query(applicants.answers, { userId, klobVacancyCode: row.klobVacancyCode ?? '' })} />
    </Dialog>
  )
}
