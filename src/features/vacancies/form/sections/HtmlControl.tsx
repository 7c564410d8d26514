import { limits } from '~/api/contract/vacancies/vacancyPrimary'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { RecordField } from '~/record/form/RecordField'
import { RichTextField } from '~/ui/html/RichTextField'
import type { FormFieldProps } from '../useVacancyForm'

type Props = FormFieldProps & { name: 'description' | 'terms' | 'jobDescription'; label: string; required?: boolean }

/** A rich text field of the form. */
export function HtmlControl({ record, status, name, ...rest }: Props) {
  return (
    <RecordField record={record} name={name} eager>
      {(field) => <RichTextField {...rest} {...field} limit={limits.text} disabled={isLocked(status, name)} />}
    </RecordField>
  )
}
