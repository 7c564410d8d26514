import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RequirementAnswer } from '~/api/contract/recruitment/applicants'
import type { QueryOf } from '~/api/queries'
import { ApiError } from '~/api/errors'
import { adminTexts } from '~/lib/texts/adminTexts'
import { safeUrl } from '~/lib/url/urls'
import { Loaded } from '~/components/reads/Loaded'
import { Notice } from '~/ui/messages/Notice'
import classes from './RequirementAnswers.module.css'

type Props = {
  /** The query of the answers. */
  source: QueryOf<RequirementAnswer[]>
  /** The questions, for a brief list that shows them with room for the answers until these arrive. */
  questions?: readonly string[]
}

/** An applicant's answers to the special requirements of the vacancy (document 2 §2.3). */
export function RequirementAnswers({ source, questions }: Props) {
  const read = useQuery(source)
  // A retry would not help.
  const { data, error } = read
  if (!data && error instanceof ApiError && error.status === 403) return <Notice urgent>{error.message}</Notice>
  return (
    <Loaded read={read} pending={questions ? <PendingAnswers questions={questions} /> : <Waiting />}>
      {(answers) =>
        answers.length === 0 ? (
          <p>{adminTexts.requirements.none}</p>
        ) : questions ? (
          <BriefAnswers answers={answers} />
        ) : (
          <Answers answers={answers} />
        )
      }
    </Loaded>
  )
}

const Waiting = () => (
  <p role="status" className="waiting">
    Memuat persyaratan...
  </p>
)

/** The questions with room for their answers, so that nothing below moves when these arrive. */
export const PendingAnswers = ({ questions }: { questions: readonly string[] }) => (
  <dl className={`small break-anywhere ${classes.brief}`} aria-busy>
    {questions.map((question, n) => (
      // A question may be asked twice.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={n}>
        <dt className="dimmed">{question}</dt>
        <dd className={classes.room} />
      </div>
    ))}
  </dl>
)

const BriefAnswers = ({ answers }: { answers: readonly RequirementAnswer[] }) => (
  <dl className={`small break-anywhere ${classes.brief}`}>
    {answers.map((one) => (
      <div key={one.id}>
        <dt className="dimmed">{one.question}</dt>
        <dd>{one.questionType === 'attachment' ? <AnswerFile {...one} /> : one.answer || '-'}</dd>
      </div>
    ))}
  </dl>
)

const Answers = ({ answers }: { answers: readonly RequirementAnswer[] }) => (
  <ol className={`stack break-anywhere ${classes.list}`}>
    {answers.map((one) => (
      <li key={one.id}>
        <strong>{one.question}</strong>
        {one.note && <p className={`dimmed ${classes.note}`}>{one.note}</p>}
        {one.questionType === 'attachment' ? (
          <AnswerFile {...one} />
        ) : (
          <Textarea
            disabled
            rows={1}
            classNames={{ input: classes.answer ?? '' }}
            aria-label={`Jawaban: ${one.question}`}
            value={one.answer || '-'}
            readOnly
          />
        )}
      </li>
    ))}
  </ol>
)

function AnswerFile({ question, answer }: RequirementAnswer) {
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
