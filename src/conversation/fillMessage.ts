import { messageLimits } from '~/api/endpointGroups/conversation'
import { tooLong } from '~/lib/texts/textLimit'
import { fillTemplate, textToHtml, unfilledPlaceholders } from '~/lib/texts/text'
import type { ConversationConfig } from './conversationConfig'

/** The places that a message can have. */
const PLACEHOLDERS = '[NAMA] [POSISI] [PERUSAHAAN] [JADWAL1] [JADWAL2] [JADWAL3]'

/** Subject and text, with placeholders filled or not. */
export type MessageTexts = { subject: string; text: string }

type Recipient = Pick<ConversationConfig, 'corporateName' | 'vacancy' | 'hidden'> & { name: string | undefined }

/** Fills person, company and vacancy into the texts; a placeholder without a value stays, as does that of a hidden name. */
export function fillMessage(
  { name, corporateName, vacancy, hidden }: Recipient,
  { subject, text }: MessageTexts,
  position = vacancy?.name,
): MessageTexts {
  const values = { NAMA: hidden ? undefined : name, PERUSAHAAN: corporateName, POSISI: position || undefined }
  return { subject: fillTemplate(subject, values), text: fillTemplate(text, values) }
}

/** The texts as they are sent to one person: filled, with the name of a hidden one, too. */
export const sentTexts = (config: ConversationConfig, texts: MessageTexts): MessageTexts =>
  fillMessage({ ...config, name: config.hidden?.name ?? config.name, hidden: undefined }, texts)

/** Why filled texts cannot be sent; undefined if they can. `hasSubject`: the message starts a thread. */
export function messageProblem({ subject, text }: MessageTexts, hasSubject: boolean): string | undefined {
  if (hasSubject && subject.trim() === '') return 'Subject wajib diisi'
  if (text.trim() === '') return 'Pesan wajib diisi'
  const open = unfilledPlaceholders(PLACEHOLDERS, hasSubject ? subject + text : text)
  if (open.length > 0) return `Isi dahulu ${open.join(', ')} pada subjek atau pesan`
  const longSubject = hasSubject ? tooLong(subject, messageLimits.subject) : undefined
  if (longSubject) return `Subject terlalu panjang. ${longSubject}.`
  const longText = tooLong(text, messageLimits.typed)
  if (longText) return `Pesan terlalu panjang. ${longText}.`
  if (textToHtml(text.trim()).length > messageLimits.html) return 'Pesan terlalu panjang. Persingkat lalu kirim lagi.'
  return undefined
}
