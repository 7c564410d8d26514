import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { dayText } from '~/lib/time/dates'
import { readDay, readMonth } from '~/lib/time/typedDay'
import { lazyDialog } from '../lazyDialog'

const CalendarPopup = lazyDialog(async () => (await import('./CalendarPopup')).CalendarPopup)

const assumedDay: Pick<TextInputProps, 'description' | 'inputWrapperOrder'> = {
  description: 'Tanpa tanggal, jadi dipakai tanggal 1',
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
}

type Props = {
  label: string
  /** A group already shows the label; this one is for assistive technology only. */
  hideLabel?: boolean
  /** DDMMYYYY, or the typed text while it is not a day. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  onBlur?: () => void
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  /** A month without its day means its first day, which is told. */
  allowsMonth?: boolean
  /** The separator between day, month and year. */
  separator?: '/' | '-'
  inputRef?: (element: HTMLInputElement | null) => void
}

/** A day, typed as DD/MM/YYYY (or with another separator) or picked from a calendar that loads when it is opened. */
export function DayField({
  label,
  hideLabel,
  value,
  onChange,
  onBlur,
  error,
  required = false,
  disabled = false,
  allowsMonth = false,
  separator = '/',
  inputRef,
}: Props) {
  const [opened, setOpened] = useState(false)
  const [anchor, setAnchor] = useState<HTMLInputElement | null>(null)
  // Text stays as typed until the field loses focus; then it is normalised.
  const [typed, setTyped] = useState<string>()
  const [assumed, setAssumed] = useState<string>()
  const withSeparator = (day: string) => day.replaceAll('/', separator)
  return (
    <>
      <TextInput
        ref={(element) => {
          setAnchor(element)
          inputRef?.(element)
        }}
        {...(hideLabel ? { 'aria-label': label } : { label })}
        required={required}
        disabled={disabled}
        placeholder={withSeparator('DD/MM/YYYY')}
        inputMode="numeric"
        autoComplete="off"
        {...(assumed !== undefined && assumed === value ? assumedDay : {})}
        value={typed ?? withSeparator(dayText(value ?? ''))}
        error={error}
        onChange={(event) => {
          const text = event.currentTarget.value
          const firstOfMonth = allowsMonth ? readMonth(text) : undefined
          setTyped(text)
          setAssumed(firstOfMonth)
          onChange(firstOfMonth ?? (readDay(text) || undefined))
        }}
        onBlur={() => {
          setTyped(undefined)
          onBlur?.()
        }}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Buka kalender ${label}`}
            aria-haspopup="dialog"
            aria-expanded={opened}
            disabled={disabled}
            onClick={() => setOpened((was) => !was)}
          >
            <IconCalendar size={16} aria-hidden />
          </ActionIcon>
        }
      />
      {opened && (
        <CalendarPopup
          anchor={anchor?.parentElement ?? null}
          label={`Kalender ${label}`}
          value={value}
          onPick={onChange}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}
