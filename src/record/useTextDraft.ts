import { useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { UserScope } from '~/lib/scope'
import { openDraft, type Orphan } from './drafts'
import { useDraftNotices } from './form/DraftNotices'
import { isLeaveGuardActive, useRegisterForm } from './unsavedForms'

/** The unsent texts by field. Without the attachment: a browser cannot store one in a draft. */
type Texts = Record<string, string>

/** Parses a stored draft; fields added by a later build get their initial value. Undefined if it is not a draft. */
function parseTexts<D extends Texts>(stored: unknown, initial: D): D | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const known = Object.entries(stored).filter(([name]) => Object.hasOwn(initial, name))
  return known.length > 0 && known.every(([, value]) => typeof value === 'string')
    ? { ...initial, ...Object.fromEntries(known) }
    : undefined
}

/**
 * A message sent without an answer: its HTML, what else was sent with it, and the number of messages before it, if known.
 * A message that is found counts as this one only if all of it agrees.
 */
export type Attempt = {
  readonly messageText: string
  readonly subject?: string | undefined
  readonly hasFile?: boolean | undefined
  readonly before?: number | undefined
}

type TextDraftState<D> = { typed: D | undefined; attempt: Attempt | undefined }

/** The send attempt of a stored draft. */
function attemptOf(value: unknown): Attempt | undefined {
  const { messageText, subject, hasFile, before } = ((value as { attempt?: unknown } | null)?.attempt ?? {}) as Record<
    string,
    unknown
  >
  if (typeof messageText !== 'string') return undefined
  return {
    messageText,
    subject: typeof subject === 'string' ? subject : undefined,
    hasFile: typeof hasFile === 'boolean' ? hasFile : undefined,
    before: typeof before === 'number' ? before : undefined,
  }
}

/**
 * The draft of an unsent message, which has no stored version. It belongs to user, corporate, `draftKey` and tab, and
 * equals `initial` until something is typed. It includes the last attempt at sending, so that the message is looked for
 * before it is sent again, even after a reload.
 */
export function useTextDraft<D extends Texts>(writer: UserScope, draftKey: readonly string[], initial: D) {
  const [store] = useState(() => openDraft(writer, draftKey))
  const [{ typed, attempt }, setState] = useState((): TextDraftState<D> => {
    const left = store.read()
    return { typed: parseTexts(left, initial), attempt: attemptOf(left) }
  })
  // An answer may arrive after further typing.
  const latest = useRef({ typed, attempt })
  const save = (part: Partial<TextDraftState<D>>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setState(next)
    store.save(next.typed || next.attempt ? { ...next.typed, attempt: next.attempt } : undefined)
  }
  useRegisterForm({ isUnsaved: () => !store.isStored(), flush: store.flush })
  const { orphans, dropOrphan, isStored } = useDraftNotices(store)
  // In the page it is said beside the text; the browser asks before it closes the page.
  useWindowEvent('beforeunload', (event) => {
    if (!isStored && isLeaveGuardActive()) event.preventDefault()
  })
  const draft = typed ?? initial
  const isEmpty = Object.keys(initial).every((name) => draft[name] === initial[name] || draft[name] === '')
  return {
    draft,
    /** The last message sent without an answer. */
    attempt,
    /** Stores an attempt before the message is sent; undefined once it is known that it was not delivered. */
    recordAttempt: (sent: Attempt | undefined) => save({ attempt: sent }),
    /** Drafts that closed tabs left behind, while this one is empty. */
    orphans: isEmpty ? orphans.filter((orphan) => parseTexts(orphan.draft, initial)) : [],
    takeOrphan: (orphan: Orphan) => {
      const texts = parseTexts(orphan.draft, initial)
      if (!texts) return
      save({ typed: texts, attempt: attemptOf(orphan.draft) })
      dropOrphan(orphan)
    },
    dropOrphan,
    isStored,
    change: (part: Partial<D>) => save({ typed: { ...(latest.current.typed ?? initial), ...part } }),
    clear: () => {
      save({ typed: Object.fromEntries(Object.keys(initial).map((name) => [name, ''])) as D, attempt: undefined })
      store.save(undefined)
    },
  }
}
