import { useQuery } from '@tanstack/react-query'
import type { Writer } from '~/lib/scope'
import { profileQuery, type StageKey } from '../queries'
import { useVerdictNote } from './useVerdictNote'
import { verdictOf } from './verdicts'

/** The verdict on somebody whose profile was read in this page; cards have no notes, and none are loaded here. */
export function useVerdict(stageKey: StageKey, userId: string, writer: Writer) {
  const { note } = useVerdictNote(writer)
  const { data } = useQuery({ ...profileQuery(stageKey, userId), enabled: false })
  return data && verdictOf(data[note])
}
