import { Textarea, type TextareaProps } from '@mantine/core'
import { type Ref, useState } from 'react'
import { droppedByPlainText } from '~/ui/html/pastedPlain'
import { limitProps } from './limitProps'

type Props = Pick<TextareaProps, 'label' | 'rows' | 'disabled' | 'readOnly'> & {
  value: string
  onChange: (text: string) => void
  /** Maximum number of characters; a longer text stays, with its count and an error. */
  limit: number
  description?: string
  ref?: Ref<HTMLTextAreaElement> | undefined
  'data-autofocus'?: boolean
}

/** A message in plain text; it says what a paste into it leaves out. */
export function MessageField({ value, onChange, limit, description, ...input }: Props) {
  const [dropped, setDropped] = useState('')
  return (
    <div>
      <Textarea
        {...input}
        {...limitProps(value, limit, { description })}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={({ clipboardData }) => setDropped(droppedByPlainText(clipboardData))}
      />
      <p role="status" className="caption">
        {dropped}
      </p>
    </div>
  )
}
