import type { Option } from '~/api/values'

/** A stage of a vacancy, within its corporate. */
export type StageKey = { corporateId: string; klobVacancyCode: string; stageId: string }
/** What a move and its messages need of an applicant. */
export type Applicant = { userId: string; firstName: string; lastName: string | null }
/** A move of applicants from one stage of a vacancy to another. */
export type Move = { stageKey: StageKey; applicants: readonly Applicant[]; from: Option; to: Option }
/** An applicant who has left a stage: the name of their current one, and who moved them if known. */
export type Departure = { applicant: Applicant; stage: string; by: string | null }
