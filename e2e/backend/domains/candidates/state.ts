import { type SavedResult, savedResults } from './savedResults'

/** Executive search's state of a world. */
export const candidateState = () => ({
  /** Results of the admin query, oldest first. */
  savedResults: [...savedResults] as SavedResult[],
  /** Notes on candidates, by corporate and candidate. */
  candidateNotes: new Map<string, { notes: string; markerId: string }>(),
})
