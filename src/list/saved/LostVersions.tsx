import { Button } from '@mantine/core'
import { useCriterionTexts } from '~/list/filters/criterionTexts'
import type { AnySections } from '~/list/filters/criterion'
import { Notice } from '~/ui/messages/Notice'
import type { Replacement } from './updateSavedFilter'

type Props<F extends object> = {
  replacement: Replacement<F>
  sections: AnySections
  /** Asks for a name and saves a version under it. */
  save: (version: F) => void
  /** Forgets both versions. */
  drop: () => void
}

/** Both versions of a saved filter whose replacement did not end, to be saved again. */
export function LostVersions<F extends object>({ replacement, sections, save, drop }: Props<F>) {
  const { queryName, before, after } = replacement
  const versions = [
    { label: 'Isi lama', filters: before },
    { label: 'Isi baru', filters: after },
  ]
  const { texts } = useCriterionTexts(sections, [before, after])
  return (
    <section className="stack" aria-label={`Filter "${queryName}" belum tersimpan kembali`}>
      <Notice urgent>
        Filter &quot;{queryName}&quot; mungkin belum tersimpan kembali. Kedua isinya masih ada di tab ini: simpan salah
        satu, atau hapus keduanya.
      </Notice>
      <ul className="plain-list small">
        {versions.map(({ label }, n) => (
          <li key={label}>
            {label}: {texts[n]!.join(', ')}
          </li>
        ))}
      </ul>
      <div className="row">
        {versions.map(({ label, filters }) => (
          <Button key={label} size="compact-sm" variant="default" onClick={() => save(filters)}>
            Simpan {label.toLowerCase()}
          </Button>
        ))}
        <Button size="compact-sm" variant="subtle" onClick={drop}>
          Hapus keduanya
        </Button>
      </div>
    </section>
  )
}
