import { type Control, useFormState, useWatch } from 'react-hook-form'
import { AnchorMenu } from '~/ui/dialogs/AnchorMenu'
import type { VacancyValues } from './model/values'

/** What a vacancy cannot be saved without (document 3 §5). */
const REQUIRED = ['status', 'position', 'openDate', 'closeDate', 'description'] as const
const TERMS = ['terms', 'jobDescription'] as const
const APPLICANT = ['validationTypeApply', 'validationApply', 'additionalQuestion'] as const
const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The parts of the form: where one is, what is filled in and what is wrong. */
export function FormMenu({ control }: { control: Control<VacancyValues> }) {
  const required = useWatch({ control, name: REQUIRED })
  const terms = useWatch({ control, name: TERMS })
  const profile = useWatch({ control, name: 'validationTypeApply' })
  const { errors } = useFormState({ control })
  const wrong = Object.keys(errors)
  const filled = required.filter(isFilled).length
  const isOf = (names: readonly string[]) => (name: string) => names.includes(name)
  const stateOf = (isWrong: boolean, isDone: boolean) => (isWrong ? 'wrong' : isDone ? 'done' : undefined)
  return (
    <AnchorMenu
      label="Bagian formulir"
      hint="Dapat diisi setelah lowongan disimpan dan mendapat kode."
      progress={`${filled} dari ${REQUIRED.length} wajib terisi`}
      items={[
        {
          id: 'detail',
          text: 'Detail Lowongan',
          isThere: true,
          state: stateOf(!wrong.every(isOf([...TERMS, ...APPLICANT])), filled === REQUIRED.length),
        },
        {
          id: 'persyaratan-lowongan',
          text: 'Persyaratan Lowongan',
          isThere: true,
          state: stateOf(wrong.some(isOf(TERMS)), terms.every(isFilled)),
        },
        {
          id: 'persyaratan-pelamar',
          text: 'Persyaratan Pelamar',
          isThere: true,
          state: stateOf(wrong.some(isOf(APPLICANT)), profile !== null),
        },
      ]}
    />
  )
}
