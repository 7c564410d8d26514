import { useRef, useState } from 'react'
import type { Writer } from '~/lib/scope'
import { openDraft, type Orphan } from './drafts'
import { useOrphans } from './form/OrphanNotices'
import { useOpenForm } from './unsavedForms'

/** What is written and not yet sent, by field. The file is not among it: a browser cannot keep one. */
type Texts = Record<string, string>

/** A stored draft; a field that came with a later build is as at the start. Undefined of what is none. */
function readTexts<D extends Texts>(stored: unknown, start: D): D | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const known = Object.entries(stored).filter(([name]) => Object.hasOwn(start, name))
  return known.length > 0 && known.every(([, value]) => typeof value === 'string')
    ? { ...start, ...Object.fromEntries(known) }
    : undefined
}

/** A message that was sent and not answered: its HTML, and how many there were before it, where that is known. */
export type Attempt = { readonly messageText: string; readonly before?: number | undefined }

type Kept<D> = { typed: D | undefined; attempt: Attempt | undefined }

/** What a stored draft says of an attempt at its message. */
function attemptOf(value: unknown): Attempt | undefined {
  const { messageText, before } = ((value as { attempt?: unknown } | null)?.attempt ?? {}) as Record<string, unknown>
  if (typeof messageText !== 'string') return undefined
  return { messageText, before: typeof before === 'number' ? before : undefined }
}

/**
 * A message in the making: there is no stored version of it, so that its draft is all there is. It belongs to writer,
 * corporate, `place` and tab. Until something is typed it is `start`. An attempt at sending it belongs to it: after a
 * reload, too, it is looked for before it is sent again.
 */
export function useTextDraft<D extends Texts>(writer: Writer, place: readonly string[], start: D) {
  const [store] = useState(() => openDraft(writer, place))
  const [{ typed, attempt }, setKept] = useState((): Kept<D> => {
    const left = store.read()
    return { typed: readTexts(left, start) ?? readTexts(store.takeOld(), start), attempt: attemptOf(left) }
  })
  // An answer comes later than what is typed meanwhile.
  const latest = useRef({ typed, attempt })
  const keep = (part: Partial<Kept<D>>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setKept(next)
    store.keep(next.typed || next.attempt ? { ...next.typed, attempt: next.attempt } : undefined)
  }
  useOpenForm({ isUnsaved: () => false, flush: store.flush })
  const { orphans, drop: dropOrphan } = useOrphans(store)
  const draft = typed ?? start
  const isEmpty = Object.keys(start).every((name) => draft[name] === start[name] || draft[name] === '')
  return {
    draft,
    /** The last message that was sent and not answered. */
    attempt,
    /** Notes a message before it leaves; nothing once it is known that it did not arrive. */
    noteAttempt: (sent: Attempt | undefined) => keep({ attempt: sent }),
    /** Drafts that closed tabs left behind, as long as nothing is written in this one. */
    orphans: isEmpty ? orphans.filter((orphan) => readTexts(orphan.draft, start)) : [],
    takeOrphan: (orphan: Orphan) => {
      const texts = readTexts(orphan.draft, start)
      if (!texts) return
      keep({ typed: texts, attempt: attemptOf(orphan.draft) })
      dropOrphan(orphan)
    },
    dropOrphan,
    change: (part: Partial<D>) => keep({ typed: { ...(latest.current.typed ?? start), ...part } }),
    forget: () => {
      keep({ typed: Object.fromEntries(Object.keys(start).map((name) => [name, ''])) as D, attempt: undefined })
      store.keep(undefined)
    },
  }
}
