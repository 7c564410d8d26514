import { z } from 'zod/mini'
import { listOf } from '~/lib/storedState'
import { tooLong } from '~/lib/texts/textLimit'
import { messageLimits } from '~/api/endpointGroups/conversation'
import { mentionsAnyName, findPersonalData, storageRefusal } from '~/lib/rules/personalData'
import { cleaned, comparable } from '~/lib/texts/cleaned'
import { refillPlaceholder } from '~/lib/texts/text'
import type { MessageTexts, NamedVacancy } from '../fillMessage'
import { fieldsOf } from '~/lib/fields'

/** A message template of the user, with unfilled placeholders. */
const templateSchema = z.object({ name: z.string(), subject: z.string(), text: z.string() })
export type OwnTemplate = z.infer<typeof templateSchema>

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

/** The texts without their vacancy; the link first, since the name may be a part of it. */
export const unfillVacancy = (texts: MessageTexts, { name, link }: NamedVacancy): MessageTexts =>
  unfill(texts, { TAUTAN: link, POSISI: name })

/**
 * Why a text cannot become a template; undefined if it can. A template outlives the session, so it must not identify a
 * person: `names` are those of the recipients.
 */
export function templateError(
  { name, subject, text }: OwnTemplate,
  templates: readonly OwnTemplate[],
  names: readonly string[] = [],
): string | undefined {
  if (cleaned(name) === '') return 'Beri nama templat dahulu.'
  if (name.length > MAX_NAME) return tooLong(name, MAX_NAME)
  if (text.trim() === '') return 'Tulis pesannya dahulu.'
  if (text.length > MAX_TEXT || subject.length > messageLimits.subject) return 'Templat terlalu panjang.'
  const used = [...Object.values(BUILT_IN), ...templates.map((one) => one.name)].map(comparable)
  if (used.includes(comparable(name))) return 'Nama ini sudah dipakai.'
  if (templates.length >= MAX_TEMPLATES) return `Paling banyak ${MAX_TEMPLATES} templat. Hapus salah satu dahulu.`
  const whole = `${name} ${subject} ${text}`
  const personal = findPersonalData(whole) ?? (mentionsAnyName(whole, names) ? 'nama penerima' : undefined)
  return personal && storageRefusal('Templat', personal)
}

const templatesOf = listOf(templateSchema)
/** The acceptable templates of a stored or imported list, in addition to those `present`. */
export function acceptedTemplates(list: unknown, present: readonly OwnTemplate[] = []): readonly OwnTemplate[] {
  const accepted: OwnTemplate[] = []
  for (const one of templatesOf.safeParse(list).data ?? [])
    if (templateError(one, [...present, ...accepted]) === undefined) accepted.push(one)
  return accepted
}
/** The templates in this browser's storage. */
export const storedTemplates = z.pipe(
  z.unknown(),
  z.transform((list) => acceptedTemplates(list)),
)

/** The templates as a file. */
export const templateFile = (templates: readonly OwnTemplate[]): string =>
  JSON.stringify({ format: FORMAT, v: 1, templates }, undefined, 2)

/** The list in a template file; undefined if it is not one. */
export function readTemplateFile(text: string): readonly unknown[] | undefined {
  try {
    const { format, templates } = fieldsOf(JSON.parse(text))
    return format === FORMAT && Array.isArray(templates) ? templates : undefined
  } catch {
    return undefined
  }
}
