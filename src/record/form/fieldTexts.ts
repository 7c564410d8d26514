import type { ReactNode } from 'react'
import { isItems } from '~/record/items'
import type { SaveFailure } from '~/record/recordState'
import type { Path } from '~/record/versions'

/** Labels and readable values for the paths of a record. */
export type FieldTexts = {
  /** `version` has the items that the path refers to. */
  labelOf: (path: Path, version: object) => string
  textOf: (path: Path, value: unknown) => string
  /** Renders values that are more than plain text, such as formatted text. */
  show?: (path: Path, value: unknown) => ReactNode
}

/** A value as text, for fields without a formatter of their own. */
export function plainText(value: unknown): string {
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

/** Why a save failed, in one line; names the failed part if others were saved. */
export const failureText = ({ error, part, arrived }: SaveFailure, isUnanswered: boolean): string =>
  [
    part === undefined && 'Versi tersimpan gagal diperiksa. ',
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
