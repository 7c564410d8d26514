/** Puts a text where the caret of a text box is, as if it were typed, with a space where words would meet. */
export function insertText(box: HTMLTextAreaElement, text: string): boolean {
  const { selectionStart: from, selectionEnd: to, value, maxLength } = box
  const before = from > 0 && !/\s$/.test(value.slice(0, from)) ? ' ' : ''
  const after = to < value.length && !/^[\s.,;]/.test(value.slice(to)) ? ' ' : ''
  const inserted = before + text + after
  box.focus()
  if (maxLength >= 0 && value.length - (to - from) + inserted.length > maxLength) return false
  box.setRangeText(inserted, from, to, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}
