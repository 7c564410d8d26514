import { messageLimits } from '~/api/endpointGroups/conversation'
import { tooLong } from '~/lib/texts/textLimit'
import type { Scope } from '~/lib/scope'
import { fillTemplate, refillPlaceholder, textToHtml, unfilledPlaceholders } from '~/lib/texts/text'
import type { ConversationConfig } from './conversationConfig'

/** The places that a message can have. */
const PLACEHOLDERS = '[NAMA] [POSISI] [TAUTAN] [PERUSAHAAN] [JADWAL1] [JADWAL2] [JADWAL3]'

/** Subject and text, with placeholders filled or not. */
export type MessageTexts = { subject: string; text: string }

type Recipient = Pick<ConversationConfig, 'corporateName' | 'vacancy' | 'hidden' | 'scope'> & {
  name: string | undefined
}
/** A vacancy that a message names; '' for what is not known. */
export type NamedVacancy = { name: string; link: string }
/** A vacancy as messages name it, with the address of its public page (document 1 §2). */
export const namedVacancy = (
  vacancy: { name: string; klobVacancyCode: string } | undefined,
  { corporateId }: Scope,
): NamedVacancy => {
  const { name = '', klobVacancyCode = '' } = vacancy ?? {}
  const search = new URLSearchParams({ id: klobVacancyCode, corporateId }).toString()
  return { name, link: klobVacancyCode && `${location.origin}/vacancy?${search}` }
}

/** Fills person, company and vacancy into the texts; a placeholder without a value stays, as does that of a hidden name. */
export function fillMessage(
  { name, corporateName, vacancy, hidden, scope }: Recipient,
  { subject, text }: MessageTexts,
  { name: position, link }: NamedVacancy = namedVacancy(vacancy, scope),
): MessageTexts {
  const values = {
    NAMA: hidden ? undefined : name,
    PERUSAHAAN: corporateName,
    POSISI: position || undefined,
    TAUTAN: link || undefined,
  }
  return { subject: fillTemplate(subject, values), text: fillTemplate(text, values) }
}

/** The texts as they are sent to one person: filled, with the name of a hidden one, too. */
export const sentTexts = (config: ConversationConfig, texts: MessageTexts): MessageTexts =>
  fillMessage({ ...config, name: config.hidden?.name ?? config.name, hidden: undefined }, texts)

const lineOf = (link: string) => `\n\nHalaman lowongan: ${link}`
/** The texts with another vacancy. The link is replaced first, since a name may be a part of it. */
export function fillVacancy({ subject, text }: MessageTexts, from: NamedVacancy, to: NamedVacancy): MessageTexts {
  const refill = (one: string) => {
    const withoutLink = refillPlaceholder(one, 'TAUTAN', from.link, undefined)
    return refillPlaceholder(refillPlaceholder(withoutLink, 'POSISI', from.name, to.name), 'TAUTAN', '', to.link)
  }
  // Without a vacancy its line goes, too.
  const rest = from.link !== '' && to.link === '' ? text.replaceAll(lineOf(from.link), '') : text
  return { subject: refill(subject), text: refill(rest) }
}

/** The text with a line for the vacancy's link: before the last paragraph, which is the signature. */
export function withLink(text: string, link: string): string {
  const written = text.trimEnd()
  const signature = written.lastIndexOf('\n\n')
  return signature < 0 ? written + lineOf(link) : written.slice(0, signature) + lineOf(link) + written.slice(signature)
}
/** The text without the vacancy's link, and without its line where that is as it was. */
export const withoutLink = (text: string, link: string): string =>
  text.replaceAll(lineOf(link), '').replaceAll(link, '')

/** The placeholders that filled texts still have, as the person is told of them; undefined if there are none. */
export function unfilledText({ subject, text }: MessageTexts, hasSubject: boolean): string | undefined {
  const open = unfilledPlaceholders(PLACEHOLDERS, hasSubject ? subject + text : text)
  return open.length > 0 ? `Isi dahulu ${open.join(', ')} pada subjek atau pesan` : undefined
}

/** Why filled texts cannot be sent; undefined if they can. `hasSubject`: the message starts a thread. */
export function messageProblem(texts: MessageTexts, hasSubject: boolean): string | undefined {
  const { subject, text } = texts
  if (hasSubject && subject.trim() === '') return 'Subject wajib diisi'
  if (text.trim() === '') return 'Pesan wajib diisi'
  const unfilled = unfilledText(texts, hasSubject)
  if (unfilled !== undefined) return unfilled
  const longSubject = hasSubject ? tooLong(subject, messageLimits.subject) : undefined
  if (longSubject) return `Subject terlalu panjang. ${longSubject}.`
  const longText = tooLong(text, messageLimits.typed)
  if (longText) return `Pesan terlalu panjang. ${longText}.`
  if (textToHtml(text.trim()).length > messageLimits.html) return 'Pesan terlalu panjang. Persingkat lalu kirim lagi.'
  return undefined
}
