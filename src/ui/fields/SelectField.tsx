import { CloseButton, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { OptionList } from './OptionList'
import { type ListOption, resolveTyped, useOptionList } from './useOptionList'

type Props = {
  label: string
  /** A group already shows the label; this one is for assistive technology only. */
  hideLabel?: boolean
  options: readonly ListOption[]
  value: string | undefined
  onChange: (id: string | undefined) => void
  onBlur?: () => void
  error?: string | undefined
  /** Marked as required; the value can be changed but not cleared. */
  required?: boolean
  disabled?: boolean
  /** Shown in the list when there are no options. */
  empty?: string
  placeholder?: string
  /** Whether the value can be cleared. */
  clearable?: boolean
  isPending?: boolean
  failed?: boolean
  retry?: () => void
  inputRef?: (element: HTMLInputElement | null) => void
  /** Offers to create an option from typed text that the list does not have. */
  creation?: { label: (text: string) => string; create: (text: string) => void } | undefined
}

const CREATION_ID = 'new option'

const lowerCase = (text: string) => text.trim().toLocaleLowerCase('id')
const isNewText = (typed: string | undefined, options: readonly ListOption[]): typed is string =>
  typed !== undefined && typed.trim() !== '' && options.every(({ text }) => lowerCase(text) !== lowerCase(typed))

/** A select with a list that typing filters. */
export function SelectField({
  label,
  hideLabel,
  options,
  value,
  onChange,
  onBlur,
  error,
  placeholder,
  clearable = true,
  required = false,
  disabled,
  empty = 'Tidak ada pilihan yang cocok',
  inputRef,
  creation,
  ...state
}: Props) {
  // While nothing is typed, the field shows the chosen option, or the raw value if the list does not have it.
  const [typed, setTyped] = useState<string>()
  const [typedError, setTypedError] = useState<string>()
  const [anchor, setAnchor] = useState<HTMLInputElement | null>(null)
  const chosenText = value === undefined ? '' : (options.find(({ id }) => id === value)?.text ?? value)
  const isNotClearable = value === undefined || required || disabled || !clearable
  const newText = creation && isNewText(typed, options) ? typed.trim() : undefined
  const offered =
    newText === undefined
      ? options
      : [...options, { id: CREATION_ID, text: creation!.label(newText), wraps: true as const }]
  const list = useOptionList(offered, {
    typed: typed ?? '',
    chosen: value,
    retry: state.failed ? state.retry : undefined,
    pickOnly: true,
    submit: ({ id }) => {
      setTypedError(undefined)
      if (id !== CREATION_ID) onChange(id)
      else if (newText !== undefined) creation?.create(newText)
      list.close()
    },
    onClose: () => setTyped(undefined),
  })
  return (
    <>
      <TextInput
        {...list.inputProps}
        ref={(element) => {
          setAnchor(element)
          inputRef?.(element)
        }}
        {...(hideLabel ? { 'aria-label': label } : { label })}
        required={required}
        value={typed ?? chosenText}
        placeholder={placeholder ?? 'Pilih'}
        error={error ?? typedError}
        disabled={disabled ?? false}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          setTypedError(undefined)
          list.open(text === '' ? -1 : 0)
          // Emptying the text clears the value, since the clear button is not a tab stop.
          if (text === '' && !isNotClearable) onChange(undefined)
        }}
        onBlur={() => {
          const meant = resolveTyped(typed, options)
          if (typeof meant === 'string') setTypedError(meant)
          else if (meant && meant.id !== value) onChange(meant.id)
          list.close()
          setTyped(undefined)
          onBlur?.()
        }}
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
      <OptionList anchor={anchor} list={list} label={label} isChosen={(id) => id === value} empty={empty} {...state} />
    </>
  )
}
