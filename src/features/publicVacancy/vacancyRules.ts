import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'

const DAY_MS = 24 * 60 * 60 * 1000
const WIB_MS = 7 * 60 * 60 * 1000

/** The end of a closing day (DD/MM/YYYY) in WIB, in milliseconds; infinite without a day. */
export function closingTime(closeDate: string | null): number {
  if (closeDate === null) return Infinity
  const [day, month, year] = closeDate.split('/').map(Number)
  return Date.UTC(year!, month! - 1, day) + DAY_MS - WIB_MS
}

/**
 * Whether a vacancy is open, over (Closed, or past its closing day), a draft in preview, or not
 * visible (document 1 §4; decision 'closing day').
 */
export function visibilityOf(
  { status, closeDate }: Pick<PublicVacancy, 'status' | 'closeDate'>,
  isPreview: boolean,
  now: number,
): 'open' | 'over' | 'draft' | 'unseen' {
  if (status === 'Draft') return isPreview ? 'draft' : 'unseen'
  return status === 'Closed' || now >= closingTime(closeDate) ? 'over' : 'open'
}

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
