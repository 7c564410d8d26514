import { TextInput } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { OptionField } from '~/ui/fields/OptionField'
import { useOptionList } from '~/ui/fields/useOptionList'
import { timeOf } from './onHoursRules'

const STEP_MINUTES = 15
const two = (figure: number) => String(figure).padStart(2, '0')
const quarters = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, n) => {
  const minutes = n * STEP_MINUTES
  const text = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return { id: `${text}:00`, text }
})

type Props = {
  label: string
  value: string
  error: string | undefined
  onChange: (time: string) => void
  onBlur: () => void
}

/** A time of day: typed freely, or picked from the quarters of the hours. */
export function HourField({ label, value, error, onChange, onBlur }: Props) {
  const [isTyped, setTyped] = useState(false)
  const list = useOptionList(quarters, {
    // What is stored does not filter the list, what is typed does.
    typed: isTyped ? value : '',
    chosen: value,
    submit: ({ id }) => {
      setTyped(false)
      onChange(id)
      list.close()
    },
  })
  function rewrite() {
    if (isTyped) onChange(timeOf(value))
    setTyped(false)
  }
  return (
    <OptionField
      label={label}
      list={list}
      isChosen={(id) => id === value}
      onType={(text) => {
        setTyped(true)
        onChange(text)
        // An emptied field means no chat: all hours would cover what is pressed next.
        if (text === '') list.close()
        else list.open()
      }}
      onBlur={() => {
        rewrite()
        onBlur()
      }}
    >
      {(input) => (
        <TextInput
          {...input}
          aria-label={label}
          placeholder="HH:mm:ss"
          value={value}
          error={error}
          rightSection={<IconClock size={16} aria-hidden />}
          rightSectionPointerEvents="none"
          onKeyDown={(event: KeyboardEvent) => {
            input.onKeyDown(event)
            if (event.key === 'Enter' && !event.defaultPrevented) rewrite()
          }}
        />
      )}
    </OptionField>
  )
}
