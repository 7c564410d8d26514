import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { applicants, type RequirementAnswer } from '~/api/contract/recruitment/applicants'
import { query } from '~/api/queries'
import { ApiError } from '~/api/errors'
import { adminTexts } from '~/lib/texts/adminTexts'
import { safeUrl } from '~/lib/url/urls'
import { Loaded } from '~/components/reads/Loaded'
import { Notice } from '~/ui/messages/Notice'
import classes from './RequirementAnswers.module.css'

/** An applicant's answers to the special requirements of the vacancy (document 2 §2.3). */
export function RequirementAnswers({ userId, klobVacancyCode }: { userId: string; klobVacancyCode: string }) {
  const read = useQuery(query(applicants.answers, { userId, klobVacancyCode }))
  // A retry would not help.
  const { data, error } = read
  if (!data && error instanceof ApiError && error.status === 403) return <Notice urgent>{error.message}</Notice>
  return (
    <Loaded
      read={read}
      pending={
        <p role="status" className="waiting">
          Memuat persyaratan...
        </p>
      }
    >
      {(answers) => <Answers answers={answers} />}
    </Loaded>
  )
}

function Answers({ answers }: { answers: readonly RequirementAnswer[] }) {
  if (answers.length === 0) return <p>{adminTexts.requirements.none}</p>
  return (
    <ol className={`stack break-anywhere ${classes.list}`}>
      {answers.map((one) => (
        <li key={one.id}>
          <strong>{one.question}</strong>
          {one.note && <p className={`dimmed ${classes.note}`}>{one.note}</p>}
          <Answer {...one} />
        </li>
      ))}
    </ol>
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
    <span className={`dimmed ${classes.note}`}>Jawaban tidak dapat dibuka: {answer}</span>
  )
}
