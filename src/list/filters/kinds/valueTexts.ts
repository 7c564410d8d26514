import { labelOf } from '~/lib/codes'
import type { CriterionOf, KindName } from './kind'

/** A value as text; undefined if it is none. */
export const singleText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The wire names of a single-value criterion. */
export const valueNames = ({ name, companion }: CriterionOf<KindName>): string[] =>
  companion ? [name, companion.name] : [name]

const join = (texts: readonly string[]) =>
  texts.length <= 2 ? texts.join(', ') : `${texts.slice(0, 2).join(', ')} +${texts.length - 2}`

/** A band and its operator as a sentence: 'Masa kerja 2–4 tahun atau lebih'. */
const bandSentences: Readonly<Record<string, (band: string) => string>> = {
  '>=': (band) => (band.startsWith('lebih ') ? band : `${band} atau lebih`),
  '<=': (band) => `${band} atau kurang`,
  '<>': (band) => `selain ${band}`,
  '=': (band) => band,
}
/** Describes a choice of a band by its operator. */
export const describeBand = (label: string, operator: string, band: string): string => {
  const text = band.replaceAll(' - ', '–').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  return `${label} ${bandSentences[operator]?.(text) ?? text}`
}

/** Describes a criterion with one or several values, each formatted by `format`. */
export function describeValue(
  { label, name, companion }: CriterionOf<KindName>,
  filters: Record<string, unknown>,
  format: (value: string) => string,
): string {
  const shown = join([filters[name]].flat().map((value) => format(String(value))))
  const companionLabel = companion && labelOf(companion.options, singleText(filters[companion.name]))
  if (!companionLabel) return `${label}: ${shown}`
  return companion.isOperator ? `${label} ${companionLabel} ${shown}` : `${label}: ${shown} (${companionLabel})`
}
