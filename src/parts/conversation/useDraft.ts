import { useState } from 'react'
import { keep, readKept } from '~/lib/kept'

/** What is written and not yet sent, by field. The file is not among it: a browser cannot keep one. */
type Draft = Record<string, string>

const isDraft = <D extends Draft>(kept: unknown, like: D): kept is D =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.keys(like).every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')

/**
 * A message in the making: kept under its key at each change, forgotten when it is sent. Until something is typed it is
 * `start`.
 */
export function useDraft<D extends Draft>(key: string, start: D) {
  const [typed, setTyped] = useState<D | undefined>(() => {
    const kept = readKept(key)
    return isDraft(kept, start) ? kept : undefined
  })
  const draft = typed ?? start
  const change = (part: Partial<D>) => {
    const next = { ...draft, ...part }
    setTyped(next)
    keep(key, next)
  }
  const forget = () => {
    setTyped(Object.fromEntries(Object.keys(start).map((name) => [name, ''])) as D)
    keep(key, undefined)
  }
  return { draft, change, forget }
}
