import { useRef, useState } from 'react'
import type { Writer } from '~/lib/scope'
import { openDraft, type Orphan } from './drafts'
import { useOrphans } from './form/OrphanNotices'
import { useOpenForm } from './unsavedForms'

/** The unsent texts by field. Without the attachment: a browser cannot store one in a draft. */
type Texts = Record<string, string>

/** Parses a stored draft; fields added by a later build get their initial value. Undefined if it is not a draft. */
function readTexts<D extends Texts>(stored: unknown, start: D): D | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const known = Object.entries(stored).filter(([name]) => Object.hasOwn(start, name))
  return known.length > 0 && known.every(([, value]) => typeof value === 'string')
    ? { ...start, ...Object.fromEntries(known) }
    : undefined
}

/** A message sent without an answer: its HTML, and the number of messages before it, if known. */
export type Attempt = { readonly messageText: string; readonly before?: number | undefined }

type Kept<D> = { typed: D | undefined; attempt: Attempt | undefined }

/** The send attempt of a stored draft. */
function attemptOf(value: unknown): Attempt | undefined {
  const { messageText, before } = ((value as { attempt?: unknown } | null)?.attempt ?? {}) as Record<string, unknown>
  if (typeof messageText !== 'string') return undefined
  return { messageText, before: typeof before === 'number' ? before : undefined }
}

/**
 * The draft of an unsent message, which has no stored version. It belongs to user, corporate, `draftKey` and tab, and
 * equals `initial` until something is typed. It includes the last attempt at sending, so that the message is looked for
 * before it is sent again, even after a reload.
 */
export function useTextDraft<D extends Texts>(writer: Writer, place: readonly string[], start: D) {
  const [store] = useState(() => openDraft(writer, place))
  const [{ typed, attempt }, setKept] = useState((): Kept<D> => {
    const left = store.read()
    return { typed: readTexts(left, start) ?? readTexts(store.takeOld(), start), attempt: attemptOf(left) }
  })
  // An answer may arrive after further typing.
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
    /** The last message sent without an answer. */
    attempt,
    /** Stores an attempt before the message is sent; undefined once it is known that it was not delivered. */
    noteAttempt: (sent: Attempt | undefined) => keep({ attempt: sent }),
    /** Drafts that closed tabs left behind, while this one is empty. */
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
