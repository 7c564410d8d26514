import { workKeys } from '~/lib/storage'

/** A form that is open in this page. */
export type OpenForm = {
  isUnsaved: () => boolean
  /** Stores its draft now. */
  flush: () => void
  /** Where it is drawn. */
  element?: () => HTMLElement | null
  save?: () => void
}

const forms = new Set<OpenForm>()
let disarmed = false

const flushAll = () => {
  for (const form of forms) form.flush()
}
const onKeyDown = (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
  const savable = [...forms].filter(({ save }) => save)
  if (savable.length === 0) return
  event.preventDefault()
  const focused = savable.find(({ element }) => element?.()?.contains(document.activeElement))
  // A window above the forms is answered first: nothing behind it is saved.
  const isBehind = document.activeElement?.closest('[role="dialog"]')
  const form = focused ?? (isBehind ? undefined : savable.at(-1))
  form?.save?.()
}
const onHidden = () => void (document.visibilityState === 'hidden' && flushAll())

/** Counts a form in as long as it is open; the answer takes it out. */
export function openForm(form: OpenForm): () => void {
  if (forms.size === 0) {
    addEventListener('pagehide', flushAll)
    addEventListener('keydown', onKeyDown)
    document.addEventListener('visibilitychange', onHidden)
  }
  forms.add(form)
  return () => {
    form.flush()
    forms.delete(form)
    if (forms.size > 0) return
    removeEventListener('pagehide', flushAll)
    removeEventListener('keydown', onKeyDown)
    document.removeEventListener('visibilitychange', onHidden)
  }
}

/** How many forms of a person a sign-out would throw away, in all tabs: each has its draft in this browser. */
export function unsavedForms(userId: string): number {
  flushAll()
  return Math.max(workKeys('draft', userId).length, [...forms].filter(({ isUnsaved }) => isUnsaved()).length)
}
/** From now on this page is left without a question: the person has answered one, or signed out elsewhere. */
export const disarm = (): void => void (disarmed = true)
/** Whether leaving still asks. */
export const isArmed = (): boolean => !disarmed
