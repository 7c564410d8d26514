import { draftKey, keep, readKept } from '~/lib/kept'
import { changedFields } from './merge'
import type { FormValues } from './values'

/** What was typed and not saved, and the version that it was typed over. */
export type FormDraft = {
  base: FormValues
  values: FormValues
  /** Whether files were chosen, which a browser does not keep. */
  hadFiles: boolean
}

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
/**
 * What was kept: a draft to go on with, or one that is outdated, since it was typed while the vacancy had another status
 * than now. One of an older shape is none.
 */
export function readFormDraft(key: string, start: FormValues): { draft?: FormDraft; outdated?: FormDraft } {
  const kept = readKept(key) as Partial<FormDraft> | undefined
  if (!kept || !hasShape(kept.base, start) || !hasShape(kept.values, start)) return {}
  const { base, values, hadFiles = false } = kept
  const found = { base, values, hadFiles }
  return base.status === start.status ? { draft: found } : { outdated: found }
}

const withoutFiles = (values: FormValues): FormValues => ({
  ...values,
  additionalQuestion: values.additionalQuestion.map((question) => ({ ...question, upload: null })),
})
/** Keeps what differs from the base; nothing different is nothing kept. */
export function keepFormDraft(key: string, base: FormValues, typed: FormValues): void {
  const values = withoutFiles(typed)
  const hadFiles = typed.additionalQuestion.some(({ upload }) => upload !== null)
  keep(key, changedFields(base, values).length === 0 ? undefined : { base, values, hadFiles })
}
