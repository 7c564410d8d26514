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

/** What the screen keeps right by itself when somebody moves. */
export type Kept = Pick<MoveOptions, 'page' | 'keeps'>
/** Somebody who is being refused; `settle` closes the dialog with the stage where they went. */
export type Refusing = { applicant: Applicant; from: Option; kept: Kept; settle: (to: Option | undefined) => void }

/** Begins a refusal, for who may move and write. */
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
    // The message names the vacancy, so it waits for its name.
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
