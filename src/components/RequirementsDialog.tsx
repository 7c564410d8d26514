import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { applicants, type RequirementAnswer } from '~/api/contract/recruitment/applicants'
import { query } from '~/api/queries'
import { fullName } from '~/lib/texts/text'
import { adminTexts } from '~/lib/texts/adminTexts'
import { safeUrl } from '~/lib/url/urls'
import { Dialog } from '~/ui/dialogs/Dialog'
import { ErrorPanel } from '~/ui/states/StatePanel'
import classes from './RequirementsDialog.module.css'

/** Of whom, and for which vacancy. */
type Asked = {
  userId: string
  firstName: string
  lastName: string | null
  klobVacancyCode: string | null
  positionName: string | null
}

/** What an applicant answered to the special requirements of the vacancy (document 2 §2.3). */
export function RequirementsDialog({ row, onClose }: { row: Asked; onClose: () => void }) {
  const { userId, positionName } = row
  // Where there are answers there is a vacancy.
  const klobVacancyCode = row.klobVacancyCode ?? ''
  const { data, error, refetch } = useQuery(query(applicants.answers, { userId, klobVacancyCode }))
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={adminTexts.requirements.title}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <p className={classes.about}>
        {fullName(row)} · {positionName}
      </p>
      {error ? (
        <ErrorPanel message={error.message} retry={() => void refetch()} />
      ) : !data ? (
        <p role="status" className="waiting">
          Memuat persyaratan...
        </p>
      ) : data.length === 0 ? (
        <p>{adminTexts.requirements.none}</p>
      ) : (
        <ol className={classes.list}>
          {data.map((one) => (
            <li key={one.id}>
              <strong>{one.question}</strong>
              {one.note && <p className={classes.note}>{one.note}</p>}
              <Answer {...one} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function Answer({ question, questionType, answer }: RequirementAnswer) {
  if (questionType !== 'attachment')
    return (
      <Textarea
        disabled
        rows={1}
        classNames={{ input: classes.answer ?? '' }}
        aria-label={`Jawaban: ${question}`}
        value={answer || '-'}
        readOnly
      />
    )
  if (!answer) return <em className={classes.missing}>{adminTexts.requirements.notAnswered}</em>
  const url = safeUrl(answer)
  return url ? (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${adminTexts.requirements.download}: ${question}`}
    >
      {adminTexts.requirements.download}
    </a>
  ) : (
    <span className={classes.note}>Jawaban tidak dapat dibuka: {answer}</span>
  )
}
