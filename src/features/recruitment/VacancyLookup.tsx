import { useCorporate } from '~/components/corporate'
import { VacancyPicker } from '~/components/vacancies/VacancyPicker'
import type { LookupProps } from '~/list/filters/criterion'

/** The vacancy picker as the dialog of a criterion. */
export function VacancyLookup({ onPick, onClose }: LookupProps) {
  const { scope } = useCorporate()
  return (
    <VacancyPicker
      scope={scope}
      onClose={onClose}
      onPick={({ name, klobVacancyCode }) => onPick({ id: klobVacancyCode, text: `${name} (${klobVacancyCode})` })}
    />
  )
}
