import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'

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
}

/** A number; a decimal comma is as good as a point. What is no number stays as typed, for the check to tell. */
export function NumberField({ value, onChange, onBlur, step, ...input }: NumberProps) {
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
