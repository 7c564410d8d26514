import { useEffect, useEffectEvent } from 'react'
import { workKeys } from '~/lib/storage'

/** A form that is open in this page. */
type OpenForm = {
  isUnsaved: () => boolean
  /** Stores its draft now. */
  flush: () => void
  /** Where it is drawn. */
  element?: () => HTMLElement | null
  save?: () => void
  /** Whether leaving it for another screen asks. */
  asks?: boolean
  /** Runs once it is closed. */
  onClose?: () => void
}

/** The open forms, each as it is now, in the order in which they were opened. */
const forms = new Set<() => OpenForm>()
const openForms = () => [...forms].map((form) => form())
let disarmed = false

const flushAll = () => {
  for (const { flush } of openForms()) flush()
}
const onKeyDown = (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
  const savable = openForms().filter(({ save }) => save)
  if (savable.length === 0) return
  event.preventDefault()
  const focused = savable.find(({ element }) => element?.()?.contains(document.activeElement))
  // A window above the forms is answered first: nothing behind it is saved.
  const isBehind = document.activeElement?.closest('[role="dialog"]')
  const form = focused ?? (isBehind ? undefined : savable.at(-1))
  form?.save?.()
}
const onHidden = () => void (document.visibilityState === 'hidden' && flushAll())

/** Counts a form in as long as it is open. */
export function useOpenForm(form: OpenForm): void {
  const now = useEffectEvent(() => form)
  useEffect(() => {
    const current = () => now()
    if (forms.size === 0) {
      addEventListener('pagehide', flushAll)
      addEventListener('keydown', onKeyDown)
      document.addEventListener('visibilitychange', onHidden)
    }
    forms.add(current)
    return () => {
      current().flush()
      forms.delete(current)
      if (forms.size === 0) {
        removeEventListener('pagehide', flushAll)
        removeEventListener('keydown', onKeyDown)
        document.removeEventListener('visibilitychange', onHidden)
      }
      current().onClose?.()
    }
  }, [])
}

/** How many forms of a person a sign-out would throw away, in all tabs: each has its draft in this browser. */
export function unsavedForms(userId: string): number {
  flushAll()
  return Math.max(workKeys('draft', userId).length, openForms().filter(({ isUnsaved }) => isUnsaved()).length)
}
/** From now on this page is left without a question: the person has answered one, or signed out elsewhere. */
export const disarm = (): void => void (disarmed = true)
/** Whether leaving still asks. */
export const isArmed = (): boolean => !disarmed
/** Whether a form is the one that asks for all that would be left unsaved. */
export const asksForAll = (isUnsaved: OpenForm['isUnsaved']): boolean =>
  openForms().find((form) => form.asks && form.isUnsaved())?.isUnsaved === isUnsaved
