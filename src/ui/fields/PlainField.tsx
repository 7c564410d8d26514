import { TextInput } from '@mantine/core'
import { useState } from 'react'

type Props = {
  label: string
  /** The label stands above a group already; this one is only for assistive technology. */
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

type NumberProps = Omit<Props, 'value' | 'onChange' | 'inputMode'> & {
  /** A number, or what was typed as long as it is none. */
  value: number | string | undefined
  onChange: (value: number | string | undefined) => void
}

/** A number; a decimal comma is as good as a point. What is no number stays as typed, for the check to tell. */
export function NumberField({ value, onChange, onBlur, ...input }: NumberProps) {
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => {
    const trimmed = text.trim().replace(',', '.')
    if (trimmed === '') return undefined
    return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : text
  }
  return (
    <PlainField
      {...input}
      inputMode="decimal"
      value={typed ?? (value === undefined ? '' : String(value).replace('.', ','))}
      onChange={(text) => {
        setTyped(text)
        onChange(read(text))
      }}
      onBlur={() => {
        setTyped(undefined)
        onBlur?.()
      }}
    />
  )
}
