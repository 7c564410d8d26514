import { useCorporate } from '~/components/corporate'
import { VacancyPicker } from '~/components/vacancies/VacancyPicker'
import type { LookupProps } from '~/list/filters/criterion'

/** The vacancy picker, of which the query wants the name (wire decision C20). */
export function VacancyNameLookup({ onPick, onClose }: LookupProps) {
  const { scope } = useCorporate()
  return <VacancyPicker scope={scope} onClose={onClose} onPick={({ name }) => onPick({ id: name, text: name })} />
}
