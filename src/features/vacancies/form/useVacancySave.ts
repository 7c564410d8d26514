import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { vacancyAdmin } from '~/api/contract/vacancyAdmin'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { query, send } from '~/api/queries'
import { isLocked, type VacancyStatus } from '~/lib/vacancyStatus'
import {
  blankValues,
  type FormValues,
  type Kept,
  primaryBody,
  primaryValues,
  secondaryBody,
  secondaryValues,
  valuesOf,
} from './values'

/** How far a save came: `values` is what is stored now, `failure` what was not. */
export type Saved = {
  code: string
  status: VacancyStatus
  values: FormValues
  failure?: { part: string; error: Error }
}

const parts = { primary: 'data dasar lowongan', secondary: 'keunikan, profil pelamar, dan pertanyaan' }

/** Saves both parts of a vacancy, one after the other, once at a time. */
export function useVacancySave(corporateId: string, lists: FormLists) {
  const client = useQueryClient()
  const running = useRef(false)
  const [isSaving, setIsSaving] = useState(false)

  const read = async (jvCode: string): Promise<FormValues> => {
    const fresh = { staleTime: 0 }
    const [primary, secondary] = await Promise.all([
      client.fetchQuery({ ...query(vacancyAdmin.primary, { jvCode }), ...fresh }),
      client.fetchQuery({ ...query(vacancyAdmin.secondary, { jvCode }), ...fresh }),
    ])
    return valuesOf(primary, secondary)
  }
  const savePrimary = (values: FormValues, code: string | null) =>
    send(client, vacancyAdmin.savePrimary, { body: primaryBody(values, corporateId, code) })
  const saveSecondary = (values: FormValues, code: string) =>
    send(client, vacancyAdmin.saveSecondary, { body: secondaryBody(values, corporateId, code) })

  /** The first save gives the code; the rest of a new vacancy asks for nothing yet (document 3 §4 'Creating'). */
  async function create(values: FormValues): Promise<Saved> {
    const primary = await savePrimary(values, null)
    const { klobVacancyCode: code, status } = primary
    const made = { code, status, values: { ...blankValues(lists), ...primaryValues(primary) } }
    try {
      return { ...made, values: { ...made.values, ...secondaryValues(await saveSecondary(made.values, code)) } }
    } catch (error) {
      return { ...made, failure: { part: parts.secondary, error: error as Error } }
    }
  }
  /**
   * Primary, then secondary; what leaves Draft the other way round, since it is locked afterwards (decision 'order of
   * saves'). A failed first save ends it, a failed second one is told.
   */
  async function change(values: FormValues, base: FormValues, code: string, from: VacancyStatus): Promise<Saved> {
    let stored = base
    let status = from
    const steps = {
      primary: async () => {
        const primary = await savePrimary(values, code)
        stored = { ...stored, ...primaryValues(primary) }
        status = primary.status
      },
      secondary: async () => {
        stored = { ...stored, ...secondaryValues(await saveSecondary(values, code)) }
      },
    }
    const order = isLocked(from, 'benefit')
      ? (['primary'] as const)
      : values.status === from
        ? (['primary', 'secondary'] as const)
        : (['secondary', 'primary'] as const)
    for (const [n, step] of order.entries()) {
      try {
        await steps[step]()
      } catch (error) {
        if (n === 0) throw error
        return { code, status, values: stored, failure: { part: parts[step], error: error as Error } }
      }
    }
    return { code, status, values: stored }
  }
  /** Runs one save; a second press while it runs does nothing. */
  async function once<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (running.current) return undefined
    running.current = true
    setIsSaving(true)
    try {
      return await work()
    } finally {
      running.current = false
      setIsSaving(false)
    }
  }
  const save = (values: FormValues, base: FormValues, { code, status }: Kept) =>
    code === null || status === 'New' ? create(values) : change(values, base, code, status)
  return { isSaving, once, read, save }
}
