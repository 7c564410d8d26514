import { VacancyPicker } from '~/parts/VacancyPicker'
import type { LookupProps } from '~/search/Search'

/** The vacancy picker, of which the query wants the name (wire decision C20). */
export function VacancyNameLookup({ scope, onPick, onClose }: LookupProps) {
  return <VacancyPicker scope={scope} onClose={onClose} onPick={({ name }) => onPick({ id: name, text: name })} />
}
