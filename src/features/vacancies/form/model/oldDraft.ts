import { itemsOf } from '~/record/items'
import { changedNames, pick } from '~/record/versions'
import type { VacancyValues } from './values'

const lists = ['eventKfaas', 'validationApply', 'benefit', 'additionalQuestion'] as const
const noted = ['key', 'upload', 'isTemp']

/** The values of a draft from before lists had keys of their own, without fields that are no longer stored. */
function valuesOfOld(kept: unknown): Partial<VacancyValues> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const values: Record<string, unknown> = { ...kept }
  for (const name of lists) {
    const items = values[name]
    if (!Array.isArray(items)) return undefined
    const bare = items.map((item: object) =>
      Object.fromEntries(Object.entries(item).filter(([field]) => !noted.includes(field))),
    )
    values[name] = itemsOf(bare as { id: string | null }[])
  }
  return values
}

/** A draft of before drafts belonged to tabs: what was changed, and the version that it was typed over. */
export function readOldDraft(
  kept: unknown,
): { base: Partial<VacancyValues>; mine: Partial<VacancyValues> } | undefined {
  const { base, values } = (kept ?? {}) as { base?: unknown; values?: unknown }
  const [was, typed] = [valuesOfOld(base), valuesOfOld(values)]
  if (!was || !typed) return undefined
  const names = changedNames(typed, was)
  return { base: pick(was, names), mine: pick(typed, names) }
}
