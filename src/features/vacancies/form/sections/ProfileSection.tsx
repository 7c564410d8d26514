import { useWatch } from 'react-hook-form'
import { texts } from '~/lib/texts/texts'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { listOf, mapItems } from '~/record/items'
import { confirm } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import type { VacancyValues } from '~/features/vacancies/form/model/values'
import type { FormFieldProps } from '../useVacancyForm'
import classes from '../items.module.css'

const kinds = [
  { kind: 'default', label: 'Default', description: 'Semua bagian profil wajib diisi pelamar.' },
  { kind: 'custom', label: 'Custom', description: 'Hanya bagian yang dipilih wajib diisi pelamar.' },
  { kind: 'tanpa validasi', label: 'Tanpa validasi', description: 'Tidak ada bagian yang wajib diisi pelamar.' },
] as const

/** The required parts of an applicant's profile (document 3 §4 'Applicant profile validation'). */
export function ProfileSection({ record, status, hint }: FormFieldProps & { hint: string | undefined }) {
  const { engine, form } = record
  const { control } = form
  const kind = useWatch({ control, name: 'validationTypeApply' })
  const parts = useWatch({ control, name: 'validationApply' })
  const locked = isLocked(status, 'validationTypeApply')
  const isNone = (list: typeof parts) => listOf(list).every(({ off }) => off === null)
  async function choose(next: NonNullable<VacancyValues['validationTypeApply']>) {
    const { no, yes } = texts.deletion
    if (next === 'tanpa validasi' && !(await confirm({ message: vacancyTexts.profile.none, yes, no }))) return
    const { validationApply } = engine.state().mine
    // A custom choice starts with all parts, since at least one is required.
    if (next === 'custom' && isNone(validationApply))
      engine.setValue(
        ['validationApply'],
        mapItems(validationApply, (part) => ({ ...part, off: 1 as const })),
      )
    engine.setValue(['validationTypeApply'], next)
  }
  const toggle = (key: string) => {
    const { validationApply } = engine.state().mine
    const next = mapItems(validationApply, (part, one) =>
      one === key ? { ...part, off: part.off === 1 ? null : (1 as const) } : part,
    )
    if (isNone(next)) void notify(vacancyTexts.profile.atLeastOne, 'info')
    else engine.setValue(['validationApply'], next)
  }
  return (
    <fieldset className={classes.choices} disabled={locked}>
      <legend>Profil yang wajib diisi pelamar</legend>
      {hint && <p className="small dimmed">{hint}</p>}
      {kinds.map(({ kind: one, label, description }) => (
        <label key={one} className={`small ${classes.choice}`}>
          <input type="radio" name="demands" checked={kind === one} onChange={() => void choose(one)} />
          <b>{label}</b>
          <small className="caption dimmed">{description}</small>
        </label>
      ))}
      {kind === 'custom' && (
        <div role="group" aria-label="Bagian profil yang wajib diisi" className={`row ${classes.demands}`}>
          {parts.order.map((key) => (
            <label key={key}>
              <input type="checkbox" checked={parts.byKey[key]?.off === 1} onChange={() => toggle(key)} />
              {parts.byKey[key]?.field}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
