import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCorporate } from '~/components/corporate'
import type { StageKey } from '../model/applicant'
import { profileQuery } from '../pipeline/queries'
import { useVerdictNote } from '~/components/applicant/verdictNote'
import { verdictOf } from '../notes/verdicts'

type Props = { stageKey: StageKey; userId: string; children: (verdict: string) => ReactNode }

/** The verdict on an applicant whose profile is cached; cards have no notes, and none are loaded for them. */
export function Verdict({ stageKey, userId, children }: Props) {
  const { note } = useVerdictNote(useCorporate().writer)
  const { data } = useQuery({ ...profileQuery(stageKey, userId), enabled: false })
  const verdict = data && verdictOf(data[note])
  return verdict && children(verdict)
}
