import { takeFocus } from '../focus'

const FIELD = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)'

/** Focuses the first field of a dialog whose form renders later, while the close button has had the focus. */
export const FocusFirstField = () => <span ref={focusFirstField} hidden />

function focusFirstField(mark: HTMLElement | null) {
  const body = mark?.parentElement
  // Does not move the focus if the user has already moved it into the body.
  if (!body || body.contains(document.activeElement)) return
  takeFocus(body.querySelector<HTMLElement>(FIELD))
}
