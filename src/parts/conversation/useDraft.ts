import { useState } from 'react'
import { draftKey, keep, readKept } from '~/lib/kept'
import type { Correspondence } from './correspondence'

/** What is written and not yet sent. The file is not among it: a browser cannot keep one. */
export type Draft = { subject: string; text: string }

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Draft).subject === 'string' &&
  typeof (kept as Draft).text === 'string'

/**
 * A message in the making: kept at each change, forgotten when it is sent, one for each writer, corporate and
 * candidate. Until something is typed it is `start`.
 */
export function useDraft<T extends { userId: string }>(of: Correspondence<T>, start: Draft) {
  const key = draftKey(of.writerId, of.scope.corporateId, of.talk.find.name, JSON.stringify(of.thread))
  const [typed, setTyped] = useState<Draft | undefined>(() => {
    const kept = readKept(key)
    return isDraft(kept) ? kept : undefined
  })
  const draft = typed ?? start
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setTyped(next)
    keep(key, next)
  }
  const forget = () => {
    setTyped({ subject: '', text: '' })
    keep(key, undefined)
  }
  return { draft, change, forget }
}
