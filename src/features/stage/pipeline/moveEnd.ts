import type { Option } from '~/api/values'
import type { MoveOutcome } from './useMoves'
import type { Departure } from '../model/applicant'

/**
 * How the move of one applicant ended: they are in the new stage, or stay where a colleague had moved them. Undefined if
 * they are where they were.
 */
export type MoveEnd = { to: Option } | { departure: Departure } | undefined

/** The end of a move of one applicant. */
export function moveEnd(outcome: MoveOutcome | undefined, to: Option): MoveEnd {
  if (outcome && outcome.moved.length > 0) return { to }
  const [departure] = outcome?.departed ?? []
  return departure && { departure }
}
