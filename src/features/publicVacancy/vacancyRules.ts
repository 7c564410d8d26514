import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'

/** The step after a click on apply (document 1 §4 'Apply button'). */
export type ApplyStep = 'direct' | 'questions' | 'profile'

/** The applicant's next step: an incomplete profile first, then questions; without either, directly the application. */
export function applyStep({
  strengthProfile,
  valueTest,
  interestTest,
  additionalQuestions,
}: Pick<PublicVacancy, 'strengthProfile' | 'valueTest' | 'interestTest' | 'additionalQuestions'>): ApplyStep {
  const isIncomplete =
    valueTest === false || interestTest === false || strengthProfile?.parts.some(({ isFilled }) => !isFilled) === true
  if (isIncomplete) return 'profile'
  return (additionalQuestions ?? []).length > 0 ? 'questions' : 'direct'
}
