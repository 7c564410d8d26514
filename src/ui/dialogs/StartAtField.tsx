const FIELD = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)'

/** In a dialog whose form comes after it: the first field takes the focus, which waited at the button to close. */
export const StartAtField = () => <span ref={startBeside} hidden />

function startBeside(mark: HTMLElement | null) {
  const body = mark?.parentElement
  // Who has gone on already is left where they are.
  if (!body || body.contains(document.activeElement)) return
  const field = body.querySelector<HTMLElement>(FIELD)
  // The dialog itself chooses once more, a moment after it opened.
  field?.setAttribute('data-autofocus', 'true')
  field?.focus({ preventScroll: true })
}
