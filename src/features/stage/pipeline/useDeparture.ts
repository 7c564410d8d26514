import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Option } from '~/api/values'
import type { StageKey } from '../model/applicant'
import { profileQuery } from './queries'
import { currentStage, departureText, ownName } from './stageHistory'

/**
 * Says where an applicant was moved who was opened in this stage, and by whom; undefined while the profile names the
 * stage. `isAway`: they are not among its applicants, so the profile is read again.
 */
export function useDeparture(stageKey: StageKey, stage: Option, userId: string, isAway: boolean): string | undefined {
  const client = useQueryClient()
  const { data } = useQuery({ ...profileQuery(stageKey, userId), staleTime: 0, enabled: isAway })
  const now = data && currentStage(data)
  if (!now || now.stage === stage.text) return undefined
  const departure = { applicant: { ...data, userId }, stage: now.stage, by: now.changedBy }
  return `${departureText(departure, ownName(client))}.`
}
