import { useCallback, useEffect, useState } from 'react'
import type { Writer } from '~/lib/scope'
import { openDraft, type Orphan } from './drafts'
import { openForm } from './unsavedForms'

/** What is written and not yet sent, by field. The file is not among it: a browser cannot keep one. */
type Texts = Record<string, string>

const isLike = <D extends Texts>(kept: unknown, like: D): kept is D =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.keys(like).every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')

/**
 * A message in the making: there is no stored version of it, so that its draft is all there is. It belongs to writer,
 * corporate, `place` and tab. Until something is typed it is `start`.
 */
export function useTextDraft<D extends Texts>(writer: Writer, place: readonly string[], start: D) {
  const [store] = useState(() => openDraft(writer, place))
  const [typed, setTyped] = useState<D | undefined>(() =>
    [store.read(), store.takeOld()].find((kept) => isLike(kept, start)),
  )
  useEffect(() => openForm({ isUnsaved: () => false, flush: store.flush }), [store])
  const [orphans, setOrphans] = useState<readonly Orphan[]>([])
  const find = useCallback(() => void store.orphans().then(setOrphans), [store])
  useEffect(find, [find])
  const draft = typed ?? start
  const isEmpty = Object.keys(start).every((name) => draft[name] === start[name] || draft[name] === '')
  const dropOrphan = (orphan: Orphan) => {
    store.dropOrphan(orphan)
    find()
  }
  return {
    draft,
    /** Drafts that closed tabs left behind, as long as nothing is written in this one. */
    orphans: isEmpty ? orphans.filter((orphan) => isLike(orphan.draft, start)) : [],
    takeOrphan: (orphan: Orphan) => {
      if (!isLike(orphan.draft, start)) return
      setTyped(orphan.draft)
      store.keep(orphan.draft)
      dropOrphan(orphan)
    },
    dropOrphan,
    change: (part: Partial<D>) => {
      const next = { ...draft, ...part }
      setTyped(next)
      store.keep(next)
    },
    forget: () => {
      setTyped(Object.fromEntries(Object.keys(start).map((name) => [name, ''])) as D)
      store.keep(undefined)
    },
  }
}
