import { useState } from 'react'
import { z } from 'zod/mini'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { noteNames } from '~/components/applicant/verdictNote'
import { runSchema } from '~/conversation/bulk/run'
import type { UserScope } from '~/lib/scope'
import { listOf, storedState } from '~/lib/storedState'
import { openWork } from '~/lib/work'
import { notify } from '~/ui/messages/notify'
import { type RejectionListeners, type ScreenMoveOptions, useStageActions } from '../pipeline/stageContext'
import { useMessaging } from '../pipeline/useMessaging'
import type { MoveOutcome } from '../pipeline/useMoves'
import type { Applicant } from '../model/applicant'

/** A rejection in progress; `settle` closes the dialog with the applicant's new stage. */
export type PendingRejection = {
  applicant: Applicant
  from: Option
  moveOptions: ScreenMoveOptions
  /** The unfinished rejection to resume, if any. */
  unfinished?: Rejection
  settle: (to: Option | undefined) => void
}

/** The rejection of several applicants in progress; `settle` closes its dialog. */
export type PendingRejections = {
  people: readonly StageCard[]
  onMoved: (outcome: MoveOutcome) => void
  /** Takes an applicant off the rejection. */
  remove: (userId: string) => void
  settle: () => void
}

/** Starts a rejection if the user has the rights to move and to message applicants. */
export function usePendingRejection() {
  const { moves } = useStageActions()
  const messaging = useMessaging()
  const [pendingRejection, setPendingRejection] = useState<PendingRejection>()
  const [pendingRejections, setPendingRejections] = useState<PendingRejections>()
  /** Whether one can be started; says why not. */
  async function canReject(): Promise<boolean> {
    if (!moves.mayMove) await moves.explainDenied()
    else if (!messaging.hasRight) await messaging.explainDenied()
    else if (!messaging.isNamed) void notify('Nama lowongan masih dimuat', 'info')
    else return true
    return false
  }
  async function reject(
    applicant: Applicant,
    from: Option,
    moveOptions: ScreenMoveOptions,
  ): Promise<Option | undefined> {
    if (!(await canReject())) return undefined
    return new Promise((resolve) => {
      const settle = (to: Option | undefined) => {
        setPendingRejection(undefined)
        resolve(to)
      }
      setPendingRejection({ applicant, from, moveOptions, settle })
    })
  }
  async function rejectMany(people: readonly StageCard[], { onMoved, deselect }: RejectionListeners): Promise<void> {
    if (!(await canReject())) return
    await new Promise<void>((resolve) => {
      const settle = () => {
        setPendingRejections(undefined)
        resolve()
      }
      const remove = (userId: string) => {
        setPendingRejections((now) => now && { ...now, people: now.people.filter((one) => one.userId !== userId) })
        deselect(userId)
      }
      setPendingRejections({ people, onMoved, remove, settle })
    })
  }
  return { pendingRejection, pendingRejections, reject, rejectMany }
}

const rejectionSchema = z.object({
  /** The message to one person. */
  run: runSchema,
  from: z.string(),
  /** The target stage; null: the applicant stays in their stage. */
  to: z.nullable(z.string()),
  hasMoved: z.boolean(),
  /** Why, for colleagues: written as the first line of a note before the message is sent. */
  reason: z.optional(z.object({ text: z.string(), note: z.enum(noteNames), isSaved: z.boolean() })),
})
/** An unfinished rejection, as it is stored: ids, and a text in which [NAMA] is not filled in. */
export type Rejection = z.infer<typeof rejectionSchema>
/** The rejected applicant. */
export const rejectedUserId = ({ run }: Rejection): string => run.people[0]!.userId

/** The key of the unfinished rejection of several applicants of a vacancy. */
export const bulkPlace = (klobVacancyCode: string): readonly string[] => ['tolak', klobVacancyCode]

/** The unfinished rejections of a vacancy, shared by all tabs of this person: stored as work, by ids. */
export function rejectionStore(writer: UserScope, klobVacancyCode: string) {
  const { get: read, change } = storedState<readonly Rejection[]>(
    openWork('refusals', writer, klobVacancyCode),
    listOf(rejectionSchema),
    [],
    (rejections) => (rejections.length > 0 ? rejections : undefined),
  )
  const without = (all: readonly Rejection[], { run }: Rejection) => all.filter((one) => one.run.id !== run.id)
  return {
    read,
    find: ({ run }: Rejection) => read().find((one) => one.run.id === run.id),
    save: (rejection: Rejection) => change((all) => [...without(all, rejection), rejection]),
    drop: (rejection: Rejection) => change((all) => without(all, rejection)),
  }
}
