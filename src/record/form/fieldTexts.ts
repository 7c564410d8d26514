import type { ReactNode } from 'react'
import { isItems } from '~/record/items'
import type { SaveFailure } from '~/record/recordState'
import type { Path } from '~/record/versions'

/** How people call the places of a record and what they hold. */
export type FieldTexts = {
  /** `version` has the items that the path names. */
  labelOf: (path: Path, version: object) => string
  textOf: (path: Path, value: unknown) => string
  /** What shows more than its text, such as one with formatting. */
  show?: (path: Path, value: unknown) => ReactNode
}

/** A value as text: what a field without a better way shows. */
function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (isItems(value)) return value.order.map((key) => plainText(value.byKey[key])).join('; ')
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(', ')
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([, part]) => plainText(part))
    .filter(Boolean)
    .join(' – ')
}

/** Why a save did not arrive, in one line; which part it was, where others did. */
export const failureText = ({ error, part, arrived }: SaveFailure, isUnanswered: boolean): string =>
  [
    part === undefined && 'Versi tersimpan belum dapat diperiksa. ',
    arrived.length > 0 && `Sebagian tersimpan, tetapi ${part} belum: `,
    error.message,
    isUnanswered && ' Saat disimpan lagi, diperiksa dahulu apakah yang tadi sudah tersimpan.',
  ]
    .filter(Boolean)
    .join('')

/** Texts of flat records: a label for each field. */
export const textsByLabel = (labels: Readonly<Record<string, string>>): FieldTexts => ({
  labelOf: ([name = '']) => labels[name] ?? name,
  textOf: (_, value) => plainText(value),
})
