import { useCallback, useEffect, useRef, useState } from 'react'
import { changesOf, restoredChanges, storableOf } from '~/lib/formDraft'
import { keep, readKept } from '~/lib/kept'
import { notify } from '~/ui/notify'

/**
 * What a form says over what is saved. Changes are kept under their key in this browser until they are saved or thrown
 * away, and stand there again when the form is opened the next time; leaving them is said. `isSound` says whether a kept
 * value can be one of its field.
 */
export function useFormDraft<V extends object>(
  key: string,
  saved: V,
  isSound?: (value: unknown, saved: unknown) => boolean,
) {
  const [base, setBase] = useState(saved)
  const [changes, setChanges] = useState(() => restoredChanges(readKept(key), saved, isSound))
  const [isRestored, setIsRestored] = useState(() => Object.keys(changes).length > 0)
  const isOpen = useRef(false)
  useEffect(() => {
    const kept = storableOf(changes)
    isOpen.current = kept !== undefined
    keep(key, kept)
  }, [key, changes])
  useEffect(
    () => () => {
      if (isOpen.current) void notify('Isian belum disimpan. Drafnya tetap ada di peramban ini.', 'info')
    },
    [],
  )
  const change = useCallback(
    (part: Partial<V>) => setChanges((was) => changesOf(base, { ...base, ...was, ...part })),
    [base],
  )
  // At once, since the form may go before it is drawn again.
  const forget = () => {
    isOpen.current = false
    setIsRestored(false)
    keep(key, undefined)
  }
  return {
    values: { ...base, ...changes },
    /** Changes from an earlier visit stand in the form. */
    isRestored,
    change,
    /** What was sent is saved; what was typed since then stays. */
    settle: (now: V, sent: V) => {
      forget()
      setBase(now)
      setChanges((was) => changesOf(now, { ...now, ...changesOf(sent, { ...base, ...was }) }))
    },
    /** Throws the changes away. */
    discard: () => {
      forget()
      setChanges({})
    },
  }
}
