import { VacancyPicker } from '~/components/vacancies/VacancyPicker'
import type { LookupProps } from '~/list/filters/criterion'

/** The vacancy picker as the dialog of a criterion. */
export function VacancyLookup({ scope, onPick, onClose }: LookupProps) {
  return (
    <VacancyPicker
      scope={scope}
      onClose={onClose}
      onPick={({ name, klobVacancyCode }) => onPick({ id: klobVacancyCode, text: `${name} (${klobVacancyCode})` })}
    />
  )
}
