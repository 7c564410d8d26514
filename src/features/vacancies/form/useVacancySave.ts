import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { vacancyAdmin } from '~/api/contract/vacancyAdmin'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { query, send } from '~/api/queries'
import { isLocked } from '~/lib/vacancyStatus'
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

/** The two parts of a vacancy, each with its own call. */
export type Part = 'primary' | 'secondary'
/** How far a save came: `arrived` is what of the form is stored now, `failure` which part was not. */
export type Saved = {
  code: string
  arrived: Partial<FormValues>
  failure?: { part: Part; error: Error }
}

/** What people call the part that did not arrive. */
export const partNames: Record<Part, string> = {
  primary: 'data dasar lowongan',
  secondary: 'keunikan, profil pelamar, dan pertanyaan',
}

/** Said of a new vacancy whose second part did not arrive. */
export const unsavedText = (error: string): string =>
  `Lowongan tersimpan, tetapi ${partNames.secondary} belum: ${error}`

/** Saves both parts of a vacancy, one after the other, once at a time. */
export function useVacancySave(corporateId: string, lists: FormLists) {
  const client = useQueryClient()
  const running = useRef(false)
  const [isSaving, setIsSaving] = useState(false)

  /** The vacancy as it is stored now. */
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
  const saveSecondary = async (values: FormValues, code: string) =>
    secondaryValues(await send(client, vacancyAdmin.saveSecondary, { body: secondaryBody(values, corporateId, code) }))

  /** The first save gives the code; the rest of a new vacancy asks for nothing yet (document 3 §4 'Creating'). */
  async function create(values: FormValues): Promise<Saved> {
    const primary = await savePrimary(values, null)
    const code = primary.klobVacancyCode
    const arrived = primaryValues(primary)
    try {
      await saveSecondary({ ...blankValues(lists), ...arrived }, code)
      return { code, arrived }
    } catch (error) {
      return { code, arrived, failure: { part: 'secondary', error: error as Error } }
    }
  }
  /**
   * Primary, then secondary; what leaves Draft the other way round, since it is locked afterwards (decision 'order of
   * saves'). A failed first save ends it, a failed second one is told.
   */
  async function change(values: FormValues, code: string, from: Kept['status']): Promise<Saved> {
    const steps: Record<Part, () => Promise<Partial<FormValues>>> = {
      primary: async () => primaryValues(await savePrimary(values, code)),
      secondary: () => saveSecondary(values, code),
    }
    const order: Part[] = isLocked(from, 'benefit')
      ? ['primary']
      : values.status === from
        ? ['primary', 'secondary']
        : ['secondary', 'primary']
    const arrived: Partial<FormValues> = {}
    for (const [n, part] of order.entries()) {
      try {
        Object.assign(arrived, await steps[part]())
      } catch (error) {
        if (n === 0) throw error
        return { code, arrived, failure: { part, error: error as Error } }
      }
    }
    return { code, arrived }
  }
  /** Runs one save; a second press while it runs does nothing. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setIsSaving(true)
    try {
      await work()
    } finally {
      running.current = false
      setIsSaving(false)
    }
  }
  const save = (values: FormValues, { code, status }: Kept) =>
    code === null ? create(values) : change(values, code, status)
  return { isSaving, once, read, save, saveSecondary }
}
