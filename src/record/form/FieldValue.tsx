import type { Path } from '~/record/versions'
import type { FieldTexts } from './fieldTexts'

type Props = { texts: FieldTexts; path: Path; value: unknown }

/** What a version has at a place, as people read it. */
export function FieldValue({ texts: { textOf, show }, path, value }: Props) {
  if (value === undefined) return <i>(dihapus)</i>
  const text = textOf(path, value)
  return text === '' ? <i>(kosong)</i> : (show?.(path, value) ?? text)
}
