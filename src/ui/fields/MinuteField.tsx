import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayField } from './DayField'
import classes from './fields.module.css'

const TIME_DIGITS = 4

type Props = {
  label: string
  /** DDMMYYYYHHmm, or as much as was typed. */
  value: string | undefined
  /** The default time, as HH:mm. */
  usual: string
  onChange: (value: string | undefined) => void
  onBlur?: () => void
  error?: string | undefined
  inputRef?: (element: HTMLInputElement | null) => void
}

/** A typed time as HH:mm, nothing as the usual one; undefined for what is none yet. */
function timeOf(typed: string, usual: string): string | undefined {
  if (typed.trim() === '') return usual
  const [, hour, minute] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(typed.trim()) ?? []
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`
}

/** A day, DD-MM-YYYY as document 2 §2.2 has it, and its time beside it, one value. Without a day it is empty. */
export function MinuteField({ label, value = '', usual, onChange, onBlur, error, inputRef }: Props) {
  const [chosen, setChosen] = useState(usual)
  // Text stays as typed until the field loses focus; only a complete time is a value.
  const [typed, setTyped] = useState<string>()
  const day = value === '' ? undefined : value.slice(0, -TIME_DIGITS)
  const time = value === '' ? chosen : value.slice(-TIME_DIGITS).replace(/^(..)/, '$1:')
  const become = (on: string | undefined, at: string) =>
    onChange(on === undefined ? undefined : on + at.replace(':', ''))
  return (
    <div className={classes.moment}>
      <DayField
        label={label}
        separator="-"
        error={error}
        value={day}
        onChange={(on) => become(on, time)}
        {...(onBlur ? { onBlur } : {})}
        {...(inputRef ? { inputRef } : {})}
      />
      <TextInput
        label="Jam"
        aria-label={`Jam, ${label}`}
        placeholder="HH:mm"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed ?? time}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const whole = timeOf(currentTarget.value, usual)
          if (whole === undefined) return
          setChosen(whole)
          become(day, whole)
        }}
        onBlur={() => {
          setTyped(undefined)
          onBlur?.()
        }}
      />
    </div>
  )
}
