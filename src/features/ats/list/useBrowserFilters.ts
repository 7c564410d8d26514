import { useState } from 'react'
import { stageFilters, type StageFilters } from '~/api/contract/recruitment/stageFilters'
import { personalDataIn, storageRefusal } from '~/lib/rules/personalData'
import type { Writer } from '~/lib/scope'
import { loadStored, saveStored, settingKey } from '~/lib/storage'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import type { AnySections } from '~/list/filters/criterion'
import { filledIn } from '~/list/filters/kinds/kinds'
import { readFilters } from '~/list/listUrl'

const MAX_FILTERS = 20
/** The longest name. */
export const MAX_NAME = 60
/** A filter by its name. */
export type NamedFilter = { name: string; filters: StageFilters }

const isStored = (one: unknown): one is { name: string; search: string } =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as { name?: unknown }).name === 'string' &&
  typeof (one as { search?: unknown }).search === 'string'

function load(key: string): readonly NamedFilter[] {
  const stored = loadStored(key)
  return (Array.isArray(stored) ? stored : [])
    .filter(isStored)
    .map(({ name, search }) => ({ name, filters: readFilters<StageFilters>(stageFilters, parseSearch(search)) }))
}

/** Why filters cannot be saved in this browser; undefined when they can. */
export function refusal(
  name: string,
  filters: StageFilters,
  saved: readonly NamedFilter[],
  sections: AnySections,
): string | undefined {
  if (Object.keys(filters).length === 0) return 'Cari dengan filter dahulu.'
  const personal = filledIn(sections, filters).filter((criterion) => criterion.isPersonal)
  if (personal.length > 0) return storageRefusal('Filter', personal.map(({ label }) => label).join(', '))
  const found = personalDataIn([name, ...Object.values(filters).flat()].join('\n'))
  if (found) return storageRefusal('Filter', found)
  if (name === '') return 'Ketik nama filter dahulu.'
  if (saved.some((one) => one.name === name)) return 'Nama ini sudah dipakai.'
  if (saved.length >= MAX_FILTERS) return `Paling banyak ${MAX_FILTERS} filter. Hapus salah satu dahulu.`
  return undefined
}

/**
 * Named filters of stages, a setting of this browser by user and corporate: the API saves none. Filters about a person are
 * refused, since settings outlive the session.
 */
export function useBrowserFilters({ userId, corporateId }: Writer) {
  const key = settingKey(`stage-filters:${userId}:${corporateId}`)
  const [saved, setSaved] = useState(() => load(key))
  function store(next: readonly NamedFilter[]) {
    setSaved(next)
    saveStored(
      key,
      next.map(({ name, filters }) => ({ name, search: stringifySearch(filters as Record<string, unknown>) })),
    )
  }
  return {
    saved,
    add: (one: NamedFilter) => store([...saved, one]),
    remove: (name: string) => store(saved.filter((one) => one.name !== name)),
  }
}
