import type { QueryClient } from '@tanstack/react-query'
import type { Option } from '~/api/values'
import { fullName } from '~/lib/texts/text'
import { notify } from '~/ui/messages/notify'
import type { StageActions } from './stageContext'
import { departureText, ownName } from './stageHistory'
import type { MoveOutcome } from './useMoves'
import type { Applicant, Departure } from '../model/applicant'

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

/** Tells the end of a move: the next applicant is open, or in focus, already. */
export function tellEnd(
  client: QueryClient,
  announce: StageActions['announce'],
  applicant: Applicant,
  end: MoveEnd,
): void {
  if (!end) return
  if ('to' in end) announce(`${fullName(applicant)} dipindahkan ke ${end.to.text}.`)
  else void notify(`${departureText(end.departure, ownName(client))}.`, 'info')
}
