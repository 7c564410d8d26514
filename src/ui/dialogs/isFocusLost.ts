/** Whether the focus is at nothing of its own: at the page, or at its content as a whole, where a closed dialog leaves it. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'content'
