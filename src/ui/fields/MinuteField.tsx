import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayField } from './DayField'
import classes from './fields.module.css'

const TIME_DIGITS = 4

type Props = {
  label: string
  /** DDMMYYYYHHmm, or an incomplete value while typing. */
  value: string | undefined
  /** The default time, as HH:mm. */
  defaultTime: string
  onChange: (value: string | undefined) => void
  onBlur?: () => void
  error?: string | undefined
  inputRef?: (element: HTMLInputElement | null) => void
}

/** Parses a typed time to HH:mm; an empty text is the default time, an incomplete one undefined. */
function timeOf(typed: string, defaultTime: string): string | undefined {
  if (typed.trim() === '') return defaultTime
  const [, hour, minute] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(typed.trim()) ?? []
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`
}

/** A day (DD-MM-YYYY, document 2 §2.2) and a time as one value, which is empty without a day. */
export function MinuteField({ label, value = '', defaultTime, onChange, onBlur, error, inputRef }: Props) {
  const [chosen, setChosen] = useState(defaultTime)
  // Text stays as typed until the field loses focus; only a complete time is a value.
  const [typed, setTyped] = useState<string>()
  const day = value === '' ? undefined : value.slice(0, -TIME_DIGITS)
  const time = value === '' ? chosen : value.slice(-TIME_DIGITS).replace(/^(..)/, '$1:')
  const emit = (on: string | undefined, at: string) => onChange(on === undefined ? undefined : on + at.replace(':', ''))
  return (
    <div className={classes.moment}>
      <DayField
        label={label}
        separator="-"
        error={error}
        value={day}
        onChange={(on) => emit(on, time)}
        {...(onBlur ? { onBlur } : {})}
        {...(inputRef ? { inputRef } : {})}
      />
      <TextInput
        label="Jam"
        aria-label={`Jam, ${label}`}
        placeholder="HH:mm"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? time}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const whole = timeOf(currentTarget.value, defaultTime)
          if (whole === undefined) return
          setChosen(whole)
          emit(day, whole)
        }}
        onBlur={() => {
          setTyped(undefined)
          onBlur?.()
        }}
      />
    </div>
  )
}
