import { useState } from 'react'
import type { Option } from '~/api/values'
import { useCorporate } from '~/components/corporate'
import { readRun, type Run } from '~/conversation/bulk/run'
import { denialReason } from '~/lib/rules/rightNames'
import { allows, rights } from '~/lib/rules/rights'
import type { UserScope } from '~/lib/scope'
import { storedState } from '~/lib/storedState'
import { openWork } from '~/lib/work'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import type { ScreenMoveOptions } from '../pipeline/stageContext'
import type { useStageMoves } from '../pipeline/useStageMoves'
import type { Applicant } from '../model/applicant'

/** A rejection in progress; `settle` closes the dialog with the applicant's new stage. */
export type PendingRejection = {
  applicant: Applicant
  from: Option
  moveOptions: ScreenMoveOptions
  settle: (to: Option | undefined) => void
}

/** Starts a rejection if the user has the rights to move and to message applicants. */
export function usePendingRejection(moves: ReturnType<typeof useStageMoves>, vacancyName: string | undefined) {
  const { corporate } = useCorporate().viewer
  const [pendingRejection, setPendingRejection] = useState<PendingRejection>()
  async function reject(
    applicant: Applicant,
    from: Option,
    moveOptions: ScreenMoveOptions,
  ): Promise<Option | undefined> {
    if (!moves.mayMove) return void (await moves.explainDenied())
    if (!allows(corporate.menu, rights.applicantMessages))
      return void (await alertWhy(
        texts.messagesDenied,
        denialReason(rights.applicantMessages, corporate.corporateName),
      ))
    // The message names the vacancy, so it waits for the name.
    if (vacancyName === undefined) return void notify('Nama lowongan masih dimuat', 'info')
    return new Promise((resolve) => {
      const settle = (to: Option | undefined) => {
        setPendingRejection(undefined)
        resolve(to)
      }
      setPendingRejection({ applicant, from, moveOptions, settle })
    })
  }
  return { pendingRejection, reject }
}

/** An unfinished rejection, as it is stored: ids, and a text in which [NAMA] is not filled in. */
export type Rejection = {
  /** The message to one person. */
  run: Run
  from: string
  /** The target stage; null: the applicant stays in their stage. */
  to: string | null
  hasMoved: boolean
}
/** The rejected applicant. */
export const rejectedUserId = ({ run }: Rejection): string => run.people[0]!.userId

const parseRejection = (stored: unknown): Rejection[] => {
  const { run: storedRun, from, to, hasMoved } = (stored ?? {}) as Record<keyof Rejection, unknown>
  const run = readRun(storedRun)
  const isValid = typeof from === 'string' && (to === null || typeof to === 'string') && typeof hasMoved === 'boolean'
  return run && isValid ? [{ run, from, to, hasMoved }] : []
}

/** The unfinished rejections of a vacancy, shared by all tabs of this person: stored as work, by ids. */
export function rejectionStore(writer: UserScope, klobVacancyCode: string) {
  const { get: read, change } = storedState(
    openWork('refusals', writer, klobVacancyCode),
    (stored): readonly Rejection[] => (Array.isArray(stored) ? stored.flatMap(parseRejection) : []),
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
