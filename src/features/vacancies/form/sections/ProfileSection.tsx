import { useWatch } from 'react-hook-form'
import { texts } from '~/lib/texts/texts'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { listOf, mapItems } from '~/record/items'
import { confirm } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import type { VacancyValues } from '~/features/vacancies/form/model/values'
import type { InForm } from '../useVacancyForm'
import classes from '../items.module.css'

const kinds = [
  { kind: 'default', label: 'Default', told: 'Semua bagian profil wajib diisi pelamar.' },
  { kind: 'custom', label: 'Custom', told: 'Hanya bagian yang dipilih wajib diisi pelamar.' },
  { kind: 'tanpa validasi', label: 'Tanpa validasi', told: 'Tidak ada bagian yang wajib diisi pelamar.' },
] as const

/** The required parts of an applicant's profile (document 3 §4 'Applicant profile validation'). */
export function ProfileSection({ record, status, hint }: InForm & { hint: string | undefined }) {
  const { engine, form } = record
  const { control } = form
  const kind = useWatch({ control, name: 'validationTypeApply' })
  const demands = useWatch({ control, name: 'validationApply' })
  const locked = isLocked(status, 'validationTypeApply')
  const isNone = (list: typeof demands) => listOf(list).every(({ off }) => off === null)
  async function choose(next: NonNullable<VacancyValues['validationTypeApply']>) {
    const { no, yes } = texts.deletion
    if (next === 'tanpa validasi' && !(await confirm({ message: vacancyTexts.profile.none, yes, no }))) return
    const { validationApply } = engine.state().mine
    // A custom choice starts with all parts, since at least one is required.
    if (next === 'custom' && isNone(validationApply))
      engine.type(
        ['validationApply'],
        mapItems(validationApply, (demand) => ({ ...demand, off: 1 as const })),
      )
    engine.type(['validationTypeApply'], next)
  }
  const toggle = (key: string) => {
    const { validationApply } = engine.state().mine
    const next = mapItems(validationApply, (demand, one) =>
      one === key ? { ...demand, off: demand.off === 1 ? null : (1 as const) } : demand,
    )
    if (isNone(next)) void notify(vacancyTexts.profile.atLeastOne, 'info')
    else engine.type(['validationApply'], next)
  }
  return (
    <fieldset className={classes.choices} disabled={locked}>
      <legend>Profil yang wajib diisi pelamar</legend>
      {hint && <p className="small dimmed">{hint}</p>}
      {kinds.map(({ kind: one, label, told }) => (
        <label key={one} className={`small ${classes.choice}`}>
          <input type="radio" name="demands" checked={kind === one} onChange={() => void choose(one)} />
          <b>{label}</b>
          <small className="caption dimmed">{told}</small>
        </label>
      ))}
      {kind === 'custom' && (
        <div role="group" aria-label="Bagian profil yang wajib diisi" className={`row ${classes.demands}`}>
          {demands.order.map((key) => (
            <label key={key}>
              <input type="checkbox" checked={demands.byKey[key]?.off === 1} onChange={() => toggle(key)} />
              {demands.byKey[key]?.field}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
