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

const recordKeys = (userId: string): readonly string[] =>
  workKeys('draft', userId).map((key) => key.split(TAB_SEPARATOR)[0]!)

/** Looks up whether any tab has a draft of a record or of a part of it; the keys are read once, at the first record. */
export function draftLookup({ userId, corporateId }: UserScope): (record: readonly string[]) => boolean {
  let found: ReadonlySet<string> | undefined
  return (record) => {
    found ??= new Set(
      recordKeys(userId).flatMap((key) => key.split(':').map((_, n, parts) => parts.slice(0, n + 1).join(':'))),
    )
    return found.has(workKey('draft', userId, corporateId, ...record))
  }
}

/** Whether any tab of this browser has a draft of just this record. */
export const hasDraft = ({ userId, corporateId }: UserScope, record: readonly string[]): boolean =>
  recordKeys(userId).includes(workKey('draft', userId, corporateId, ...record))
