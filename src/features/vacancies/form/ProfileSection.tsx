import { useController } from 'react-hook-form'
import { texts } from '~/lib/texts'
import { vacancyTexts } from '~/lib/vacancyTexts'
import { isLocked } from '~/lib/vacancyStatus'
import { confirm } from '~/ui/dialogs'
import { notify } from '~/ui/notify'
import type { InForm } from './controls'
import type { FormValues } from './values'
import classes from './items.module.css'

const kinds = [
  { kind: 'default', label: 'Default', told: 'Semua bagian profil wajib diisi pelamar.' },
  { kind: 'custom', label: 'Custom', told: 'Hanya bagian yang dipilih wajib diisi pelamar.' },
  { kind: 'tanpa validasi', label: 'Tanpa validasi', told: 'Tidak ada bagian yang wajib diisi pelamar.' },
] as const

/** What an applicant's profile must hold (document 3 §4 'Applicant profile validation'). */
export function ProfileSection({ control, status, hint }: InForm & { hint: string | undefined }) {
  const { field: kind } = useController({ control, name: 'validationTypeApply' })
  const { field: demands } = useController({ control, name: 'validationApply' })
  const locked = isLocked(status, 'validationTypeApply')
  async function choose(next: NonNullable<FormValues['validationTypeApply']>) {
    const { no, yes } = texts.deletion
    if (next === 'tanpa validasi' && !(await confirm({ message: vacancyTexts.profile.none, yes, no }))) return
    // A choice of one's own begins with all of them: at least one must stay.
    if (next === 'custom' && demands.value.every(({ off }) => off === null))
      demands.onChange(demands.value.map((demand) => ({ ...demand, off: 1 })))
    kind.onChange(next)
  }
  const toggle = (id: string) => {
    const next = demands.value.map((demand) =>
      demand.id === id ? { ...demand, off: demand.off === 1 ? null : (1 as const) } : demand,
    )
    if (next.every(({ off }) => off === null)) void notify(vacancyTexts.profile.atLeastOne, 'info')
    else demands.onChange(next)
  }
  return (
    <fieldset className={classes.choices} disabled={locked}>
      <legend>Profil yang wajib diisi pelamar</legend>
      {hint && <p>{hint}</p>}
      {kinds.map(({ kind: one, label, told }) => (
        <label key={one} className={classes.choice}>
          <input type="radio" name="demands" checked={kind.value === one} onChange={() => void choose(one)} />
          <b>{label}</b>
          <small>{told}</small>
        </label>
      ))}
      {kind.value === 'custom' && (
        <div role="group" aria-label="Bagian profil yang wajib diisi" className={classes.demands}>
          {demands.value.map(({ id, field, off }) => (
            <label key={id}>
              <input type="checkbox" checked={off === 1} onChange={() => toggle(id)} />
              {field}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
