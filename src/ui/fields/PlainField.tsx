import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { readAddress } from '~/lib/rules/email'
import { limitProps } from './limitProps'
import { type NumberFormat, readNumber, fieldNumberText } from '~/lib/texts/numbers'

type Props = {
  label: string
  /** A group already shows the label; this one is for assistive technology only. */
  hideLabel?: boolean
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  error?: string | undefined
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
  /** Maximum number of characters; a longer text stays, with its count and an error. */
  limit?: number | undefined
  required?: boolean
  inputMode?: 'email' | 'tel' | 'decimal' | 'text'
  inputRef?: (element: HTMLInputElement | null) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A single-line text field. */
export function PlainField({ label, hideLabel, onChange, inputRef, inputMode = 'text', limit, ...input }: Props) {
  return (
    <TextInput
      ref={inputRef}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      autoComplete="off"
      inputMode={inputMode}
      // Of a pasted 'Budi <budi@klob.id>' the address stays.
      onChange={({ currentTarget: { value } }) =>
        onChange(inputMode === 'email' && /[<>;:]/.test(value) ? readAddress(value) : value)
      }
      {...input}
      {...(limit === undefined ? {} : limitProps(input.value, limit, input))}
    />
  )
}

type NumberProps = Omit<Props, 'value' | 'onChange' | 'inputMode' | 'onKeyDown' | 'limit'> & {
  /** A number, or the typed text while it is not a number. */
  value: number | string | undefined
  onChange: (value: number | string | undefined) => void
  /** Step of the arrow keys, with a minimum of 0; without it they have no effect. */
  step?: number | undefined
  /** Defaults to whole numbers. */
  format?: NumberFormat | undefined
}

/** A number in Indonesian format. Invalid text, or a number that is refused, stays as typed beside its error. */
export function NumberField({ value, onChange, onBlur, step, format = 'whole', ...input }: NumberProps) {
  const [typed, setTyped] = useState<string>()
  const [isTyping, setTyping] = useState(false)
  const read = (text: string) => (text.trim() === '' ? undefined : (readNumber(text, format) ?? text))
  const isRefused = input.error !== undefined && typed !== undefined && read(typed) === value
  return (
    <PlainField
      {...input}
      inputMode="decimal"
      value={
        typed !== undefined && (isTyping || isRefused)
          ? typed
          : typeof value === 'number'
            ? fieldNumberText(value, format)
            : (value ?? '')
      }
      onChange={(text) => {
        setTyped(text)
        setTyping(true)
        onChange(read(text))
      }}
      onBlur={() => {
        setTyping(false)
        onBlur?.()
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (!by || !step || typeof value === 'string') return
        event.preventDefault()
        setTyped(undefined)
        onChange(Math.max(0, Number(((value ?? 0) + by * step).toFixed(2))))
      }}
    />
  )
}
