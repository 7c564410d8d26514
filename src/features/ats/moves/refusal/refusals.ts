import { readRun, type Run } from '~/conversation/bulk/run'
import type { Writer } from '~/lib/scope'
import { loadStored, openWork, saveStored, settingKey } from '~/lib/storage'
import type { Option } from '~/api/contract/values'

/** A refusal that is not finished: ids, and a text in which [NAMA] is unfilled. */
export type Refusal = {
  /** The message to one person. */
  run: Run
  from: string
  /** The stage of those who are refused; null: they stay where they are. */
  to: string | null
  hasMoved: boolean
}
/** Whom a refusal is about. */
export const refusedId = ({ run }: Refusal): string => run.people[0]!.userId

const readRefusal = (stored: unknown): Refusal[] => {
  const { run: storedRun, from, to, hasMoved } = (stored ?? {}) as Record<keyof Refusal, unknown>
  const run = readRun(storedRun)
  const isRefusal = typeof from === 'string' && (to === null || typeof to === 'string') && typeof hasMoved === 'boolean'
  return run && isRefusal ? [{ run, from, to, hasMoved }] : []
}

/** The refusals of a vacancy that are not finished, in every tab of this person: work, by ids. */
export function refusalStore(writer: Writer, klobVacancyCode: string) {
  const work = openWork('refusals', writer, klobVacancyCode)
  // Where nothing can be stored, this screen is all there is.
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

/** Chosen for a vacancy: those who are refused stay in their stage. */
export const NO_STAGE = 'tetap'
const IS_REFUSAL = /tolak|gugur|tidak lolos|reject/i

/** The stage of a vacancy for those who are refused, a setting; before it was chosen once, the one that is called so. */
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
