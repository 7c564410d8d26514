/** Longest HTML that is read: texts of a vacancy are given by strangers, and only their beginnings are needed. */
const MAX_LENGTH = 50_000
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The character of an entity, such as `#39` or `amp`; an unknown one stays as it is written. */
function character(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
}

/** The text of HTML in one line, without a parser. Not a protection: whoever writes it into a page escapes it. */
export const plainText = (html: string | null): string =>
  (html ?? '')
    .slice(0, MAX_LENGTH)
    .replaceAll(/<(script|style|template|iframe|noscript|title|textarea)\b[^]*?(?:<\/\1[^>]*(?:>|$)|$)/gi, '')
    .replaceAll(/<!--[^]*?(?:-->|$)/g, '')
    .replaceAll(/<\/?(?:a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*(?:>|$)/gi, '')
    .replaceAll(/<[/a-z!?][^>]*(?:>|$)/gi, ' ')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, character)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Characters that HTML cannot contain. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/** Text for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(CONTROLS, '').replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
