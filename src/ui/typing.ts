const isComposing = ({ isComposing: isOpen, keyCode }: KeyboardEvent) =>
  // Safari tells the Enter that ends a composition by this code alone.
  isOpen || keyCode === 229

/** Keys that an input method takes for itself choose, submit and close nothing. An editor of formatted text cares for itself. */
function onKeyDown(event: KeyboardEvent) {
  const { target } = event
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (isField && isComposing(event)) event.stopPropagation()
}

/** Keeps the keys of compositions from every field of the page; who follows typing listens at the window, before. */
export const ignoreComposition = (): void => document.addEventListener('keydown', onKeyDown, true)
