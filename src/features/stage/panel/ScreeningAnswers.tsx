import { useTimeout } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PendingAnswers, RequirementAnswers } from '~/components/applicant/RequirementAnswers'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { Folding } from '~/ui/Folding'
import { Notice } from '~/ui/messages/Notice'
import classes from './ApplicantPanel.module.css'
import { questionsQuery, useDeniedAnswers } from './screening'
import { useIdentities } from '../pipeline/identities'
import { useStage, useStageActions } from '../pipeline/stageContext'

/** How long a panel stands before its applicant counts as read, and not as passed by. */
const SETTLED_MS = 500

/**
 * The applicant's answers to the questions of the vacancy, unfolded unless the person folds them. They are not requested for
 * those who are only passed by.
 */
export function ScreeningAnswers({ userId }: { userId: string }) {
  const { klobVacancyCode } = useStage().stageKey
  const { isOpen, setOpen } = useStageActions().answers
  const isDenied = useDeniedAnswers(klobVacancyCode)(userId)
  const read = useQuery({ ...questionsQuery(klobVacancyCode), enabled: !isDenied })
  const { data: questions, error, refetch } = read
  if (isDenied) return null
  if (error && !questions)
    return (
      <Notice retry={() => void refetch()}>
        {adminTexts.requirements.title} gagal dimuat: {error.message}
      </Notice>
    )
  if (!questions || questions.length === 0) return null
  return (
    <>
      <StaleNotice read={read} />
      <Folding
        className={classes.answers}
        isOpen={isOpen}
        setOpen={setOpen}
        summary={
          <>
            <h3 className="small">{adminTexts.requirements.title}</h3>
            <span className="dimmed push-end">{numberText(questions.length)} pertanyaan</span>
          </>
        }
      >
        {isOpen && <SettledAnswers key={userId} userId={userId} questions={questions.map(({ text }) => text)} />}
      </Folding>
    </>
  )
}

function SettledAnswers({ userId, questions }: { userId: string; questions: readonly string[] }) {
  const { stageKey } = useStage()
  const { answersQuery } = useIdentities()
  const [isSettled, setSettled] = useState(false)
  useTimeout(() => setSettled(true), SETTLED_MS, { autoInvoke: true })
  return isSettled ? (
    <RequirementAnswers source={answersQuery(stageKey, userId)} questions={questions} />
  ) : (
    <PendingAnswers questions={questions} />
  )
}
