import { useQuery, useQueryClient } from '@tanstack/react-query'
import { applicants, type ApplicantRow } from '~/api/contract/recruitment/applicants'
import { tracking } from '~/api/contract/recruitment/tracking'
import type { Paged } from '~/api/endpoint'
import { query } from '~/api/queries'
import { RequirementAnswers } from '~/components/RequirementAnswers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { Notice } from '~/ui/messages/Notice'
import classes from './ApplicantPanel.module.css'

type Props = {
  userId: string
  klobVacancyCode: string
  /** Who reads one applicant's answers reads the next one's, too. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Whether a search has told that there are no answers of this applicant to be seen. */
function useDeniedBySearch(userId: string, klobVacancyCode: string): boolean {
  const client = useQueryClient()
  return [applicants.rows, tracking.rows]
    .flatMap(({ name }) => client.getQueriesData<Paged<ApplicantRow>>({ queryKey: [name] }))
    .flatMap(([, page]) => page?.content ?? [])
    .some((row) => row.userId === userId && row.klobVacancyCode === klobVacancyCode && !row.authorizeDisqualifier)
}

/** What the applicant answered to the vacancy's own questions, asked for when it is unfolded. */
export function ScreeningAnswers({ userId, klobVacancyCode, isOpen, setOpen }: Props) {
  const isDenied = useDeniedBySearch(userId, klobVacancyCode)
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
