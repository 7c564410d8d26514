/** A short hash (not cryptographic) that does not contain the text, for keys of texts that must not be stored. */
export function shortHash(text: string): string {
  let [first, second] = [0xdeadbeef, 0x41c6ce57]
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n)
    first = Math.imul(first ^ code, 0x9e3779b1)
    second = Math.imul(second ^ code, 0x5f356495)
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36)
}
