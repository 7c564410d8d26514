import type { TicketStatus } from '~/api/contract/executive/tickets'
import { htmlOfText } from '~/lib/texts/text'

/** What a reply may be once it is HTML (the contract's bound). */
export const MAX_REPLY_HTML = 20_000

/** A reply as it is sent: escaped, in a paragraph; nothing is nothing (document 3 §5, wire decision C18). */
export function replyHtml(text: string): string {
  const said = text.trim()
  return said === '' ? '' : `<p>${htmlOfText(said)}</p>`
}

/** Why a reply cannot be sent, or undefined (document 3 §5). */
export function refusedBecause(now: TicketStatus, next: TicketStatus, text: string): string | undefined {
  if (now === 'CLOSE') return 'Tiket ini sudah selesai dan tidak dapat dibalas lagi.'
  if (text.trim() === '' && next !== 'CLOSE') return 'Tulis balasan, atau ubah status menjadi Complete.'
  return undefined
}
