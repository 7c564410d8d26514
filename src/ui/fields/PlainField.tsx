import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { type NumberFormat, readNumber, typedNumber } from '~/lib/texts/numbers'

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
  /** Shown, not to be changed. */
  readOnly?: boolean
  maxLength?: number
  required?: boolean
  inputMode?: 'email' | 'tel' | 'decimal' | 'text'
  inputRef?: (element: HTMLInputElement | null) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A line of text. */
export function PlainField({ label, hideLabel, onChange, inputRef, inputMode = 'text', ...input }: Props) {
  return (
    <TextInput
      ref={inputRef}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      autoComplete="off"
      inputMode={inputMode}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...input}
    />
  )
}

type NumberProps = Omit<Props, 'value' | 'onChange' | 'inputMode' | 'onKeyDown'> & {
  /** A number, or what was typed as long as it is none. */
  value: number | string | undefined
  onChange: (value: number | string | undefined) => void
  /** By how much the arrow keys change it, down to 0; absent: they do not. */
  step?: number | undefined
  /** Whole unless set. */
  format?: NumberFormat | undefined
}

/** A number as Indonesians write it. What is no number stays as typed, so that validation can report it. */
export function NumberField({ value, onChange, onBlur, step, format = 'whole', ...input }: NumberProps) {
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => (text.trim() === '' ? undefined : (readNumber(text, format) ?? text))
  return (
    <PlainField
      {...input}
      inputMode="decimal"
      value={typed ?? (typeof value === 'number' ? typedNumber(value, format) : (value ?? ''))}
      onChange={(text) => {
        setTyped(text)
        onChange(read(text))
      }}
      onBlur={() => {
        setTyped(undefined)
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
