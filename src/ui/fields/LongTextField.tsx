import { Textarea, type TextareaProps } from '@mantine/core'
import { type Ref, useState } from 'react'
import { droppedByPlainText } from '~/ui/html/pastedPlain'
import { limitProps } from './limitProps'

type Props = Omit<TextareaProps, 'value' | 'onChange' | 'onPaste' | 'inputContainer' | 'error' | 'description'> & {
  value: string
  onChange: (text: string) => void
  /** Maximum number of characters; a longer text stays, with its count and an error. */
  limit: number
  error?: string | boolean | undefined
  description?: string | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
  'data-autofocus'?: boolean
}

/** A plain text of several lines; it says what a paste into it leaves out. */
export function LongTextField({ value, onChange, limit, error, description, ...input }: Props) {
  const [dropped, setDropped] = useState('')
  return (
    <Textarea
      {...input}
      {...limitProps(value, limit, { error, description })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={({ clipboardData }) => setDropped(droppedByPlainText(clipboardData))}
      inputContainer={(box) => (
        <>
          {box}
          {dropped !== '' && (
            <span role="status" className="caption">
              {dropped}
            </span>
          )}
        </>
      )}
    />
  )
}
