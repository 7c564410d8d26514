import type { UserScope } from '~/lib/scope'
import { workKey } from '~/lib/storage'
import { loadWork, type WorkPage, workKeys } from '~/lib/work'
import { TAB_SEPARATOR } from './tab'

/** A draft in this browser, with the page on which it can be continued. */
export type DraftPage = WorkPage & { key: string; corporateId: string; at: number }

/** The drafts of a user in all tabs, newest first, one for each record. */
export function draftPages(userId: string): DraftPage[] {
  const found = workKeys('draft', userId).flatMap((key): DraftPage[] => {
    const { page, at } = loadWork(key) ?? {}
    return page && at !== undefined
      ? [{ ...page, key: key.split(TAB_SEPARATOR)[0]!, corporateId: decodeURIComponent(key.split(':')[3] ?? ''), at }]
      : []
  })
  const newest = found.toSorted((a, b) => b.at - a.at)
  return newest.filter(({ key }, n) => newest.findIndex((one) => one.key === key) === n)
}

/** Looks up whether any tab has a draft of a record; the keys are read once, at the first record. */
export function draftLookup({ userId, corporateId }: UserScope): (record: readonly string[]) => boolean {
  let records: ReadonlySet<string> | undefined
  return (record) => {
    records ??= new Set(workKeys('draft', userId).map((key) => key.split(TAB_SEPARATOR)[0]!))
    return records.has(workKey('draft', userId, corporateId, ...record))
  }
}

/** Whether any tab of this browser has a draft of a record. */
export const hasDraft = (writer: UserScope, record: readonly string[]): boolean => draftLookup(writer)(record)
