/** A short one-way hash, for keys of texts that must not be stored themselves. */
export function shortHash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}
