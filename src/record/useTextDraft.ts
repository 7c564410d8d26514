import { useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import type { UserScope } from '~/lib/scope'
import { schemaResolver } from '~/ui/fields/schemaResolver'
import { openDraft, type Orphan } from './drafts'
import { rule } from './form/codecs'
import { useDraftNotices } from './form/DraftNotices'
import { isLeaveGuardActive, useRegisterForm } from './unsavedForms'
import { fieldsOf, recordOf } from '~/lib/fields'

/** The unsent texts by field. Without the attachment: a browser cannot store one in a draft. */
type Texts = Record<string, string>

/** The same fields without texts. */
const emptied = <D extends Texts>(texts: D): D => ({ ...texts, ...recordOf(Object.keys(texts), () => '') })

/** Parses a stored draft; fields that it does not have are empty. Undefined if it is not a draft. */
function parseTexts<D extends Texts>(stored: unknown, initial: D): D | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const known = Object.entries(stored).filter(([name]) => Object.hasOwn(initial, name))
  return known.length > 0 && known.every(([, value]) => typeof value === 'string')
    ? { ...emptied(initial), ...Object.fromEntries(known) }
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

type State = {
  /** Whether it has been typed in, also if it equals its initial texts again. */
  isTyped: boolean
  attempt: Attempt | undefined
}

/** The send attempt of a stored draft. */
function attemptOf(value: unknown): Attempt | undefined {
  const { messageText, subject, hasFile, before } = fieldsOf(fieldsOf(value)['attempt'])
  if (typeof messageText !== 'string') return undefined
  return {
    messageText,
    subject: typeof subject === 'string' ? subject : undefined,
    hasFile: typeof hasFile === 'boolean' ? hasFile : undefined,
    before: typeof before === 'number' ? before : undefined,
  }
}

/**
 * The form of an unsent message, which has no stored version, and its draft. The draft belongs to user, corporate,
 * `draftKey` and tab; the form has the texts of `initial` until something is typed. The draft includes the last attempt at
 * sending, so that the message is looked for before it is sent again, even after a reload. A message is refused as a
 * whole: `problemOf` is why it cannot be sent.
 */
export function useTextDraft<D extends Texts>(
  writer: UserScope,
  draftKey: readonly string[],
  initial: D,
  problemOf: (draft: D) => string | undefined,
  subject?: string,
) {
  const [{ store, typed, left }] = useState(() => {
    const opened = openDraft(writer, draftKey, { subject })
    const stored = opened.read()
    return { store: opened, typed: parseTexts(stored, initial), left: attemptOf(stored) }
  })
  const [state, setState] = useState<State>({ isTyped: typed !== undefined, attempt: left })
  // An answer may arrive after further typing.
  const latest = useRef(state)
  const schema = z
    .catchall(z.object({}), z.string())
    .check(rule((texts: Texts) => ({ message: problemOf({ ...initial, ...texts }) })))
  const { clearErrors, control, formState, getValues, handleSubmit, reset, setValue } = useForm<Texts>({
    defaultValues: typed ?? initial,
    ...(state.isTyped ? {} : { values: initial }),
    resolver: schemaResolver(schema),
    shouldFocusError: false,
  })
  const draft: D = { ...initial, ...useWatch({ control }) }
  const save = (part: Partial<State>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setState(next)
    const { isTyped, attempt } = next
    store.save(isTyped || attempt ? { ...(isTyped ? getValues() : {}), attempt } : undefined)
  }
  const change = (part: Partial<D>) => {
    for (const [name, text] of Object.entries(part)) setValue(name, text)
    save({ isTyped: true })
  }
  useRegisterForm({ isUnsaved: () => !store.isStored(), flush: store.flush })
  const { orphans, dropOrphan, isStored } = useDraftNotices(store)
  // In the page it is said beside the text; the browser asks before it closes the page.
  useWindowEvent('beforeunload', (event) => {
    if (!isStored && isLeaveGuardActive()) event.preventDefault()
  })
  const isEmpty = Object.keys(initial).every((name) => draft[name] === initial[name] || draft[name] === '')
  return {
    draft,
    /** Why the message, as it is now, cannot be sent, once that was tried. */
    problem: formState.errors['message'] && problemOf(draft),
    clearProblem: () => clearErrors(),
    /** Makes the handler of a submit, which is called with a message that can be sent. */
    handleSubmit,
    /** The last message sent without an answer. */
    attempt: state.attempt,
    /** Stores an attempt before the message is sent; undefined once it is known that it was not delivered. */
    recordAttempt: (sent: Attempt | undefined) => save({ attempt: sent }),
    /** Drafts that closed tabs left behind, while this one is empty. */
    orphans: isEmpty ? orphans.filter((orphan) => parseTexts(orphan.draft, initial)) : [],
    takeOrphan: (orphan: Orphan) => {
      const texts = parseTexts(orphan.draft, initial)
      if (!texts) return
      reset(texts)
      save({ isTyped: true, attempt: attemptOf(orphan.draft) })
      dropOrphan(orphan)
    },
    dropOrphan,
    isStored,
    change,
    clear: () => {
      reset(emptied(initial))
      save({ isTyped: true, attempt: undefined })
      store.save(undefined)
    },
  }
}
