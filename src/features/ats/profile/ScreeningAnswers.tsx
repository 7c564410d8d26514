import { useQuery } from '@tanstack/react-query'
import { applicants } from '~/api/contract/recruitment/applicants'
import { query } from '~/api/queries'
import { RequirementAnswers } from '~/components/applicant/RequirementAnswers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { Notice } from '~/ui/messages/Notice'
import classes from './ApplicantPanel.module.css'
import { useDeniedAnswers } from './useDeniedAnswers'

type Props = {
  userId: string
  klobVacancyCode: string
  /** Who reads one applicant's answers reads the next one's, too. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** The answers of the applicant to the questions of the vacancy, loaded when it is unfolded. */
export function ScreeningAnswers({ userId, klobVacancyCode, isOpen, setOpen }: Props) {
  const isDenied = useDeniedAnswers(klobVacancyCode)(userId)
  const {
    data: questions,
    error,
    refetch,
  } = useQuery({
    ...query(applicants.questions, { vacancyCode: klobVacancyCode }),
    enabled: !isDenied,
    staleTime: Infinity,
    retryOnMount: false,
  })
  if (isDenied) return null
  if (error)
    return (
      <Notice retry={() => void refetch()}>
        {adminTexts.requirements.title} belum dapat dimuat: {error.message}
      </Notice>
    )
  if (!questions || questions.length === 0) return null
  return (
    <details
      className={`folding ${classes.answers}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{adminTexts.requirements.title}</h3>
        <span>{numberText(questions.length)} pertanyaan</span>
      </summary>
      {isOpen && <RequirementAnswers userId={userId} klobVacancyCode={klobVacancyCode} />}
    </details>
  )
}
