import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { readTime, TIME_HINT } from '~/lib/time/typedTime'
import { DayField } from './DayField'
import classes from './fields.module.css'

const TIME_DIGITS = 4
/** Stands in the value for a text that is no time, so that the form refuses it. */
const NO_TIME = '--:--'

type Props = {
  label: string
  /** DDMMYYYYHHmm, or an incomplete value while typing. */
  value: string | undefined
  /** The default time, as HH:mm. */
  defaultTime: string
  /** Between day, month and year; '-' in the filters of document 2 §2.2. */
  separator?: '-'
  onChange: (value: string | undefined) => void
  onBlur?: () => void
  error?: string | undefined
  inputRef?: (element: HTMLInputElement | null) => void
}

/** Parses a typed time to HH:mm; an empty text is the default time, what is none undefined. */
function timeOf(typed: string, defaultTime: string): string | undefined {
  return typed.trim() === '' ? defaultTime : readTime(typed)?.slice(0, defaultTime.length)
}

/** A day and a time as one value, which is empty without a day. */
export function MinuteField({ label, value = '', defaultTime, separator, onChange, onBlur, error, inputRef }: Props) {
  const [chosen, setChosen] = useState(defaultTime)
  // Text stays as typed until the field loses focus; only a time is a value.
  const [typed, setTyped] = useState<string>()
  const [timeError, setTimeError] = useState<string>()
  const day = value === '' ? undefined : value.slice(0, -TIME_DIGITS)
  const time = value === '' ? chosen : value.slice(-TIME_DIGITS).replace(/^(..)/, '$1:')
  const emit = (on: string | undefined, at: string) => onChange(on === undefined ? undefined : on + at.replace(':', ''))
  return (
    <div className={classes.moment}>
      <DayField
        label={label}
        error={error}
        value={day}
        onChange={(on) => emit(on, time)}
        {...(separator ? { separator } : {})}
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
        error={timeError}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setTimeError(undefined)
          const whole = timeOf(currentTarget.value, defaultTime)
          if (whole !== undefined) setChosen(whole)
          emit(day, whole ?? NO_TIME)
        }}
        onBlur={() => {
          const isNone = typed !== undefined && timeOf(typed, defaultTime) === undefined
          setTimeError(isNone ? TIME_HINT : undefined)
          if (!isNone) setTyped(undefined)
          onBlur?.()
        }}
      />
    </div>
  )
}
