import { Pill, PillsInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './fields.module.css'
import { OptionList } from './OptionList'
import { type ListOption, resolveTyped, useOptionList } from './useOptionList'

type Props = {
  label: string
  options: readonly ListOption[]
  value: readonly string[]
  onChange: (ids: string[] | undefined) => void
  onBlur?: () => void
  error?: string | undefined
  placeholder?: string
  /** Accepts typed text as a value, on Enter or blur. */
  allowsCustomValues?: boolean
  isPending?: boolean
  failed?: boolean
  retry?: () => void
  inputRef?: (element: HTMLInputElement | null) => void
}

/** A multi-select with pills; typing filters the list, Backspace removes the last pill. */
export function MultiSelectField({
  label,
  options,
  value,
  onChange,
  onBlur,
  error,
  placeholder,
  allowsCustomValues = false,
  inputRef,
  ...state
}: Props) {
  const [typed, setTyped] = useState('')
  const [typedError, setTypedError] = useState<string>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const change = (ids: string[]) => onChange(ids.length > 0 ? ids : undefined)
  const remove = (id: string) => change(value.filter((one) => one !== id))
  const list = useOptionList(options, {
    typed,
    retry: state.failed ? state.retry : undefined,
    pickOnly: !allowsCustomValues,
    submit: ({ id }) => {
      if (value.includes(id)) remove(id)
      else change([...value, id])
      setTyped('')
    },
    onClose: () => setTyped(''),
  })
  const { onKeyDown, ...inputProps } = list.inputProps
  const takeTyped = () => {
    const text = typed.trim()
    if (text !== '' && !value.includes(text)) change([...value, text])
    setTyped('')
  }
  const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? id
  return (
    <>
      <PillsInput
        label={label}
        error={error ?? typedError}
        ref={setAnchor}
        rightSection={<IconChevronDown size={16} aria-hidden />}
        rightSectionPointerEvents="none"
      >
        <Pill.Group>
          {value.map((id) => (
            <Pill
              key={id}
              withRemoveButton
              onRemove={() => remove(id)}
              // By keyboard, values are removed with Backspace or in the list.
              removeButtonProps={{ 'aria-label': `Hapus ${textOf(id)}`, 'aria-hidden': false, tabIndex: -1 }}
            >
              {textOf(id)}
            </Pill>
          ))}
          <PillsInput.Field
            {...inputProps}
            ref={inputRef}
            className={classes.typed}
            value={typed}
            placeholder={value.length === 0 ? (placeholder ?? (allowsCustomValues ? '' : 'Pilih')) : ''}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setTypedError(undefined)
              list.open(allowsCustomValues ? -1 : 0)
            }}
            onBlur={() => {
              const meant = allowsCustomValues ? undefined : resolveTyped(typed, options)
              if (typeof meant === 'string') setTypedError(meant)
              else if (meant && !value.includes(meant.id)) change([...value, meant.id])
              list.close()
              if (allowsCustomValues) takeTyped()
              setTyped('')
              onBlur?.()
            }}
            onKeyDown={(event) => {
              const last = value.at(-1)
              if (event.key === 'Backspace' && typed === '' && last !== undefined) {
                event.preventDefault()
                remove(last)
              } else if (allowsCustomValues && event.key === 'Enter' && typed.trim() !== '' && list.highlighted < 0) {
                event.preventDefault()
                takeTyped()
              } else onKeyDown(event)
            }}
          />
        </Pill.Group>
      </PillsInput>
      <OptionList
        anchor={anchor}
        list={list}
        label={label}
        isChosen={(id) => value.includes(id)}
        {...(allowsCustomValues ? {} : { empty: 'Tidak ada pilihan yang cocok' })}
        {...state}
      />
    </>
  )
}
