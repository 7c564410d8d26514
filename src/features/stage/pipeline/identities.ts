import { createContext, useContext } from 'react'
import { applicants, type RequirementAnswer } from '~/api/contract/recruitment/applicants'
import { query, type QueryOf } from '~/api/queries'
import type { HiddenIdentity } from '~/conversation/conversationConfig'
import type { StageKey } from '../model/applicant'

/** Whose identities a stage hides; by default nobody's. */
export type Identities = {
  /** Why applicants cannot be looked for by name; undefined if they can. */
  searchDenial: string | undefined
  /** The identity of an applicant as long as it is hidden. */
  hiddenOf: (userId: string) => HiddenIdentity | undefined
  /** Somebody who is written to, with their own name for what is sent, also where only their number is shown or known. */
  recipientOf: <P extends { userId: string; name: string }>(person: P) => P & { hidden?: HiddenIdentity | undefined }
  /** An applicant's answers as the stage shows them. */
  answersQuery: (stageKey: StageKey, userId: string) => QueryOf<RequirementAnswer[]>
}
/** Why there is no CV and no portfolio of somebody whose identity is hidden. */
export const HIDDEN_FILES = 'CV dan portofolio disembunyikan selama identitas pelamar ini disembunyikan.'
/** Everybody is shown. */
export const shownIdentities: Identities = {
  searchDenial: undefined,
  hiddenOf: () => undefined,
  recipientOf: (person) => person,
  answersQuery: ({ klobVacancyCode }, userId) => query(applicants.answers, { userId, klobVacancyCode }),
}
export const IdentitiesContext = createContext(shownIdentities)
export const useIdentities = (): Identities => useContext(IdentitiesContext)
