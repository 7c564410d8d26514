/** A short one-way hash, for keys of texts that must not be stored themselves. */
export function shortHash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n)
    one = Math.imul(one ^ code, 0x9e3779b1)
    other = Math.imul(other ^ code, 0x5f356495)
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36)
}
