import type { ReactNode } from 'react'
import { useCorporate } from '~/components/corporate'
import { useStage } from '../pipeline/stageContext'
import { type StageParts, VisitContext } from '../pipeline/stageParts'
import { markAsSeen, SeenContext, useSeenApplicants } from './seenApplicants'
import { SinceLine } from './SinceLine'

/** What is new since the last visit to the stage, for its list (decision 'since last time'). */
function Visit({ children }: { children: ReactNode }) {
  const { stageKey, stages } = useStage()
  const { writer } = useCorporate()
  const seenApplicants = useSeenApplicants(writer, stageKey.klobVacancyCode)
  const { stageId } = stageKey
  const visit = {
    markOf: (userId: string) => seenApplicants.markOf(stageId, stages, userId),
    remember: (userIds: readonly string[]) => seenApplicants.remember(stageId, userIds),
  }
  return (
    <SeenContext value={seenApplicants}>
      <VisitContext value={visit}>{children}</VisitContext>
    </SeenContext>
  )
}

export const sinceParts = { Visit, SinceLine, markAsSeen } satisfies Partial<StageParts>
