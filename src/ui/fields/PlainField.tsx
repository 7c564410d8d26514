import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { limitProps } from './limitProps'
import { type NumberFormat, readNumber, fieldNumberText } from '~/lib/texts/numbers'

/** Props of a single-line text field. */
export type PlainFieldProps = {
  label: string
  /** A group already shows the label; this one is for assistive technology only. */
  hideLabel?: boolean
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  error?: string | undefined
  placeholder?: string
  /** Below the label. */
  description?: string
  disabled?: boolean
  readOnly?: boolean
  /** Maximum number of characters; a longer text stays, with its count and an error. */
  limit?: number | undefined
  required?: boolean
  inputMode?: 'email' | 'tel' | 'url' | 'decimal' | 'text'
  inputRef?: (element: HTMLInputElement | null) => void
  /** What a typed text means: the field is rewritten to it when it is left or submitted (decision 'typed values'). */
  read?: (text: string) => string
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A single-line text field. */
export function PlainField({
  label,
  hideLabel,
  onChange,
  onBlur,
  onKeyDown,
  inputRef,
  inputMode = 'text',
  limit,
  read,
  ...input
}: PlainFieldProps) {
  const isTyped = useRef(false)
  function rewrite() {
    const meant = isTyped.current ? read?.(input.value) : undefined
    isTyped.current = false
    if (meant !== undefined && meant !== input.value) onChange(meant)
  }
  return (
    <TextInput
      ref={inputRef}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      autoComplete="off"
      inputMode={inputMode}
      onChange={(event) => {
        isTyped.current = true
        onChange(event.currentTarget.value)
      }}
      onBlur={() => {
        rewrite()
        onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') rewrite()
        onKeyDown?.(event)
      }}
      {...input}
      {...(limit === undefined ? {} : limitProps(input.value, limit, input))}
    />
  )
}

type NumberProps = Omit<PlainFieldProps, 'value' | 'onChange' | 'inputMode' | 'onKeyDown' | 'limit' | 'read'> & {
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
