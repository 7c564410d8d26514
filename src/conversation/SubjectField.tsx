import { TextInput } from '@mantine/core'
import { messageLimits } from '~/api/endpointGroups/conversation'
import { limitProps } from '~/ui/fields/limitProps'

type Props = {
  value: string
  onChange: (subject: string) => void
  readOnly?: boolean
  description?: string
}

/** The subject of a first message. */
export const SubjectField = ({ value, onChange, readOnly = false, description }: Props) => (
  <TextInput
    label="Subject"
    {...limitProps(value, messageLimits.subject, { description })}
    readOnly={readOnly}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
