import { useState } from 'react'
import type { Option } from '~/api/contract/values'
import type { Viewer } from '~/components/corporate'
import { readRun, type Run } from '~/conversation/bulk/run'
import { whyDenied } from '~/lib/rules/rightNames'
import { allows, rights } from '~/lib/rules/rights'
import type { Writer } from '~/lib/scope'
import { loadStored, openWork, saveStored, settingKey } from '~/lib/storage'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import type { MoveOptions } from '../useMoves'
import type { useStageMoves } from '../useStageMoves'
import type { Applicant } from '../whereabouts'

/** The options of a move for the data that the screen updates itself. */
export type Kept = Pick<MoveOptions, 'page' | 'keeps'>
/** A rejection in progress; `settle` closes the dialog with the applicant's new stage. */
export type Refusing = { applicant: Applicant; from: Option; kept: Kept; settle: (to: Option | undefined) => void }

/** Starts a rejection if the user has the rights to move and to message applicants. */
export function useRefusing(
  { corporate }: Viewer,
  moves: ReturnType<typeof useStageMoves>,
  vacancyName: string | undefined,
) {
  const [refusing, setRefusing] = useState<Refusing>()
  async function refuse(applicant: Applicant, from: Option, kept: Kept): Promise<Option | undefined> {
    if (!moves.mayMove) return void (await moves.refuse())
    if (!allows(corporate.menu, rights.applicantMessages))
      return void (await alertWhy(texts.messagesDenied, whyDenied(rights.applicantMessages, corporate.corporateName)))
    // The message names the vacancy, so it waits for the name.
    if (vacancyName === undefined) return void notify('Nama lowongan masih dimuat', 'info')
    return new Promise((resolve) => {
      const settle = (to: Option | undefined) => {
        setRefusing(undefined)
        resolve(to)
      }
      setRefusing({ applicant, from, kept, settle })
    })
  }
  return { refusing, refuse }
}

/** An unfinished rejection, as it is stored: ids, and a text in which [NAMA] is not filled in. */
export type Refusal = {
  /** The message to one person. */
  run: Run
  from: string
  /** The target stage; null: the applicant stays in their stage. */
  to: string | null
  hasMoved: boolean
}
/** The rejected applicant. */
export const refusedId = ({ run }: Refusal): string => run.people[0]!.userId

const readRefusal = (stored: unknown): Refusal[] => {
  const { run: storedRun, from, to, hasMoved } = (stored ?? {}) as Record<keyof Refusal, unknown>
  const run = readRun(storedRun)
  const isRefusal = typeof from === 'string' && (to === null || typeof to === 'string') && typeof hasMoved === 'boolean'
  return run && isRefusal ? [{ run, from, to, hasMoved }] : []
}

/** The unfinished rejections of a vacancy, shared by all tabs of this person: stored as work, by ids. */
export function refusalStore(writer: Writer, klobVacancyCode: string) {
  const work = openWork('refusals', writer, klobVacancyCode)
  // Fallback in memory when the browser stores nothing.
  let unstored: readonly Refusal[] | undefined
  const read = (): readonly Refusal[] => {
    const stored = unstored ?? work.read()
    return Array.isArray(stored) ? stored.flatMap(readRefusal) : []
  }
  const save = (refusals: readonly Refusal[]) => {
    unstored = work.keep(refusals.length > 0 ? refusals : undefined) ? undefined : refusals
  }
  const others = ({ run }: Refusal) => read().filter((one) => one.run.id !== run.id)
  return {
    read,
    find: ({ run }: Refusal) => read().find((one) => one.run.id === run.id),
    keep: (refusal: Refusal) => save([...others(refusal), refusal]),
    drop: (refusal: Refusal) => save(others(refusal)),
  }
}

/** The setting by which rejected applicants stay in their stage. */
export const NO_STAGE = 'tetap'
const IS_REFUSAL = /tolak|gugur|tidak lolos|reject/i

/** The target stage for rejections of a vacancy, a setting; by default the stage whose name says so. */
export function refusalStage({ userId, corporateId }: Writer, klobVacancyCode: string) {
  const key = settingKey(`refusal-stage:${userId}:${corporateId}:${klobVacancyCode}`)
  return {
    read: (stages: readonly Option[]): string | undefined => {
      const stored = loadStored(key)
      if (stored === NO_STAGE) return NO_STAGE
      return (stages.find(({ id }) => id === stored) ?? stages.find(({ text }) => IS_REFUSAL.test(text)))?.id
    },
    keep: (id: string) => saveStored(key, id),
  }
}
