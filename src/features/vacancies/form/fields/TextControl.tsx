import { isLocked } from '~/lib/rules/vacancyStatus'
import { RecordField } from '~/record/form/RecordField'
import { PlainField } from '~/ui/fields/PlainField'
import type { InForm } from './controls'

type Props = InForm & {
  name: 'position' | 'vacancyUrl' | 'jobReqId' | 'positionCode'
  label: string
  required?: boolean
  maxLength: number
}

/** A line of text of the form. */
export function TextControl({ record, status, name, required = false, ...rest }: Props) {
  const locked = isLocked(status, name)
  return (
    <RecordField record={record} name={name} eager>
      {(field) => <PlainField {...rest} {...field} required={required && !locked} disabled={locked} />}
    </RecordField>
  )
}
