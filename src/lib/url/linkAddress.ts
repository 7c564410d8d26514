import { safeUrl } from './urls'

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i
const HOST = /^[^\s/:@?#]+\.[^\s/:@?#.]+(?::\d{1,5})?(?:[/?#]\S*)?$/

/** The address that a typed link leads to, or why it leads nowhere (security list T3); a bare address gets https. */
export function linkAddress(typed: string): { href: string } | { reason: string } {
  const text = typed.trim()
  const href = safeUrl(text) ?? (!SCHEME.test(text) && HOST.test(text) ? safeUrl(`https://${text}`) : undefined)
  if (href !== undefined) return { href }
  if (SCHEME.test(text)) return { reason: 'Hanya alamat https:// yang dapat ditautkan' }
  return { reason: 'Ini bukan alamat situs. Contoh: https://contoh.co.id/' }
}
