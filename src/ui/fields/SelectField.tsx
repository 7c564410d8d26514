import { CloseButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { IconChevronDown } from '@tabler/icons-react'
import { comparable } from '~/lib/texts/cleaned'
import { OptionField, type OptionFieldProps, useTypedText } from './OptionField'
import { type ListOption, useOptionList } from './useOptionList'

type Props = OptionFieldProps & {
  /** A group already shows the label; this one is for assistive technology only. */
  hideLabel?: boolean
  value: string | undefined
  onChange: (id: string | undefined) => void
  /** Marked as required; the value can be changed but not cleared. */
  required?: boolean
  disabled?: boolean
  /** Shown in the list when there are no options. */
  empty?: string
  /** Whether the value can be cleared. */
  clearable?: boolean
  /** Offers to create an option from typed text that the list does not have; a refused text stays, with the reason. */
  creation?: { label: (text: string) => string; create: (text: string) => Promise<string | undefined> } | undefined
}

const CREATION_ID = 'new option'

const isNewText = (typed: string | undefined, options: readonly ListOption[]): typed is string =>
  typed !== undefined && typed.trim() !== '' && options.every(({ text }) => comparable(text) !== comparable(typed))

/** A select with a list that typing filters. */
export function SelectField({
  label,
  hideLabel,
  options,
  value,
  onChange,
  onBlur,
  error,
  placeholder = 'Pilih',
  clearable = true,
  required = false,
  disabled = false,
  empty = 'Tidak ada pilihan yang cocok',
  creation,
  ...state
}: Props) {
  // While nothing is typed, the field shows the chosen option, or the raw value if the list does not have it.
  const text = useTypedText(options)
  const chosenText = value === undefined ? '' : (options.find(({ id }) => id === value)?.text ?? value)
  // The text of which an option is being created, or was refused; it takes the place of a value.
  const [created, setCreated] = useState<{ text: string; refusal?: string }>()
  const kept = value === undefined ? created : undefined
  const shown = text.typed ?? kept?.text
  const isNotClearable = value === undefined || required || disabled || !clearable
  const newText = creation && isNewText(shown, options) ? shown.trim() : undefined
  const offered =
    newText === undefined
      ? options
      : [...options, { id: CREATION_ID, text: creation!.label(newText), wraps: true as const }]
  async function create(typed: string) {
    const made = { text: typed }
    setCreated(made)
    onChange(undefined)
    const refusal = await creation?.create(typed)
    setCreated((now) => (now !== made ? now : refusal === undefined ? undefined : { ...made, refusal }))
  }
  const list = useOptionList(offered, {
    typed: shown ?? '',
    chosen: value,
    retry: state.failed ? state.retry : undefined,
    pickOnly: true,
    submit: ({ id }) => {
      text.accept()
      setCreated(undefined)
      if (id !== CREATION_ID) onChange(id)
      else if (newText !== undefined) void create(newText)
      list.close()
    },
    onClose: text.clear,
  })
  return (
    <OptionField
      {...{ label, list, empty, ...state }}
      isChosen={(id) => id === value}
      onType={(typed) => {
        text.type(typed)
        setCreated(undefined)
        list.open(typed === '' ? -1 : 0)
        // Emptying the text clears the value, since the clear button is not a tab stop.
        if (typed === '' && !isNotClearable) onChange(undefined)
      }}
      onBlur={() => {
        const meant = text.resolve()
        if (meant !== undefined && meant !== value) onChange(meant)
        onBlur?.()
      }}
    >
      {(input) => (
        <TextInput
          {...input}
          {...(hideLabel ? { 'aria-label': label } : { label })}
          required={required}
          value={shown ?? chosenText}
          placeholder={placeholder}
          error={kept?.refusal ?? error ?? text.error}
          disabled={disabled}
          rightSection={
            isNotClearable ? (
              <IconChevronDown size={16} aria-hidden />
            ) : (
              <CloseButton
                size="sm"
                tabIndex={-1}
                aria-label={`Kosongkan ${label}`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange(undefined)}
              />
            )
          }
          rightSectionPointerEvents={isNotClearable ? 'none' : 'auto'}
        />
      )}
    </OptionField>
  )
}
