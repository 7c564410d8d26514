import { draftKey, keep, readKept } from '~/lib/kept'
import { changedFields } from './merge'
import type { FormValues } from './values'

/** What was typed and not saved, and the version that it was typed over. */
export type FormDraft = { base: FormValues; values: FormValues }

/** Where the draft of a vacancy is kept: one for each writer, corporate and vacancy. */
export const formDraftKey = (userId: string, corporateId: string, code: string | null): string =>
  draftKey(userId, corporateId, 'vacancy', code ?? '')

const hasShape = (kept: unknown, like: FormValues): kept is FormValues =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(like).every(([name, value]) => {
    const found = (kept as Record<string, unknown>)[name]
    return Array.isArray(value) ? Array.isArray(found) : typeof value !== 'string' || typeof found === 'string'
  })
/** The draft that was kept; one of an older shape, or of another status than the vacancy has now, is none. */
export function readFormDraft(key: string, base: FormValues): FormDraft | undefined {
  const kept = readKept(key) as Partial<FormDraft> | undefined
  if (!kept || !hasShape(kept.base, base) || !hasShape(kept.values, base)) return undefined
  return kept.base.status === base.status ? { base: kept.base, values: kept.values } : undefined
}

// A browser keeps no files.
const withoutFiles = (values: FormValues): FormValues => ({
  ...values,
  additionalQuestion: values.additionalQuestion.map((question) => ({ ...question, upload: null })),
})
/** Keeps what differs from the base; nothing different is nothing kept. */
export const keepFormDraft = (key: string, base: FormValues, values: FormValues): void =>
  keep(key, changedFields(base, values).length === 0 ? undefined : { base, values: withoutFiles(values) })
