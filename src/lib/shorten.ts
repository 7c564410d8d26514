/** A text cut after so many characters, counted as people see them, with an ellipsis where it was. */
export function shorten(text: string, length: number): string {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text
}
