import { tooLong } from '~/lib/texts/textLimit'
import { messageLimits } from '~/api/endpointGroups/conversation'
import { containsAnyName, findPersonalData, storageRefusal } from '~/lib/rules/personalData'
import { refillPlaceholder } from '~/lib/texts/text'
import type { MessageTexts } from '../fillMessage'

/** A message template of the user, with unfilled placeholders. */
export type OwnTemplate = MessageTexts & { name: string }

/** The names of the built-in templates. */
export const BUILT_IN = { invitation: 'Undangan', refusal: 'Penolakan' } as const

const MAX_TEMPLATES = 30
/** How long the name of a template may be. */
export const MAX_NAME = 60
const MAX_TEXT = 10_000
const FORMAT = 'klob-templat-pesan'

/** Replaces filled-in values by their placeholders again, so that no recipient remains in the texts. */
export const unfill = ({ subject, text }: MessageTexts, values: Readonly<Record<string, string | undefined>>) => {
  const without = (one: string) =>
    Object.entries(values).reduce((result, [place, value]) => refillPlaceholder(result, place, value, undefined), one)
  return { subject: without(subject), text: without(text) }
}

/**
 * Why a text cannot become a template; undefined if it can. A template outlives the session, so it must not identify a
 * person: `names` are those of the recipients.
 */
export function templateError(
  { name, subject, text }: OwnTemplate,
  templates: readonly OwnTemplate[],
  names: readonly string[] = [],
): string | undefined {
  if (name.trim() === '') return 'Beri nama templat dahulu.'
  if (name.length > MAX_NAME) return tooLong(name, MAX_NAME)
  if (text.trim() === '') return 'Tulis pesannya dahulu.'
  if (text.length > MAX_TEXT || subject.length > messageLimits.subject) return 'Templat terlalu panjang.'
  const used = [...Object.values(BUILT_IN), ...templates.map((one) => one.name)].map((one) => one.toLowerCase())
  if (used.includes(name.trim().toLowerCase())) return 'Nama ini sudah dipakai.'
  if (templates.length >= MAX_TEMPLATES) return `Paling banyak ${MAX_TEMPLATES} templat. Hapus salah satu dahulu.`
  const whole = `${name} ${subject} ${text}`
  const personal = findPersonalData(whole) ?? (containsAnyName(whole, names) ? 'nama penerima' : undefined)
  return personal && storageRefusal('Templat', personal)
}

const isTemplate = (value: unknown): value is OwnTemplate => {
  const { name, subject, text } = (value ?? {}) as OwnTemplate
  return [name, subject, text].every((one) => typeof one === 'string')
}
/** The acceptable templates of a stored or imported list, in addition to those `present`. */
export function acceptedTemplates(list: unknown, present: readonly OwnTemplate[] = []): readonly OwnTemplate[] {
  const accepted: OwnTemplate[] = []
  for (const one of Array.isArray(list) ? list : [])
    if (isTemplate(one) && templateError(one, [...present, ...accepted]) === undefined)
      accepted.push({ name: one.name, subject: one.subject, text: one.text })
  return accepted
}

/** The templates as a file. */
export const templateFile = (templates: readonly OwnTemplate[]): string =>
  JSON.stringify({ format: FORMAT, v: 1, templates }, undefined, 2)

/** The list in a template file; undefined if it is not one. */
export function readTemplateFile(text: string): readonly unknown[] | undefined {
  try {
    const { format, templates } = JSON.parse(text) as { format?: unknown; templates?: unknown }
    return format === FORMAT && Array.isArray(templates) ? templates : undefined
  } catch {
    return undefined
  }
}
