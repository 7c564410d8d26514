import { useEffect, useEffectEvent } from 'react'
import { pageState } from '~/lib/pageState'
import { workKeys } from '~/lib/work'

/** An open form of this page. */
type OpenForm = {
  isUnsaved: () => boolean
  /** Stores its draft immediately. */
  flush: () => void
  /** The form's element, if mounted. */
  element?: () => HTMLElement | null
  save?: () => void
  /** Whether leaving it for another screen needs confirmation. */
  confirmsLeaving?: boolean
  /** Called once it is closed. */
  onClose?: () => void
}

/** The open forms, in the order in which they were opened; each function returns the current state. */
const forms = new Set<() => OpenForm>()
const openForms = () => [...forms].map((form) => form())
const isGuardOff = pageState(false)

const flushAll = () => {
  for (const { flush } of openForms()) flush()
}
const onKeyDown = (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
  const savable = openForms().filter(({ save }) => save)
  if (savable.length === 0) return
  event.preventDefault()
  const focused = savable.find(({ element }) => element?.()?.contains(document.activeElement))
  // A dialog above the forms comes first: forms behind it are not saved.
  const isBehind = document.activeElement?.closest('[role="dialog"]')
  const form = focused ?? (isBehind ? undefined : savable.at(-1))
  form?.save?.()
}
const onHidden = () => void (document.visibilityState === 'hidden' && flushAll())

/** Registers a form while it is mounted. */
export function useRegisterForm(form: OpenForm): void {
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

/** The number of a user's unsaved forms in all tabs, which a sign-out would discard; each has a draft in this browser. */
export function countUnsavedForms(userId: string): number {
  flushAll()
  return Math.max(workKeys('draft', userId).length, openForms().filter(({ isUnsaved }) => isUnsaved()).length)
}
/** Turns the leave guard of this page off: the user has already confirmed, or signed out elsewhere. */
export const disableLeaveGuard = (): void => isGuardOff.set(true)
/** Whether leaving still needs confirmation. */
export const isLeaveGuardActive = (): boolean => !isGuardOff.get()
/** Whether a form is the first unsaved one, which asks on behalf of all. */
export const asksOnBehalfOfAll = (isUnsaved: OpenForm['isUnsaved']): boolean =>
  openForms().find((form) => form.confirmsLeaving && form.isUnsaved())?.isUnsaved === isUnsaved
