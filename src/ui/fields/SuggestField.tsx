import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { limitProps } from './limitProps'
import { OptionList } from './OptionList'
import { type ListOption, useOptionList } from './useOptionList'

type Props = {
  label: string
  options: readonly ListOption[]
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  error?: string | undefined
  /** Maximum number of characters; a longer text stays, with its count and an error. */
  limit?: number
  inputRef?: (element: HTMLInputElement | null) => void
}

/** Free text with a list of suggestions. */
export function SuggestField({ label, options, value, onChange, onBlur, error, limit, inputRef }: Props) {
  const [anchor, setAnchor] = useState<HTMLInputElement | null>(null)
  const list = useOptionList(options, {
    typed: value,
    submit: ({ text }) => {
      onChange(text)
      list.close()
    },
  })
  return (
    <>
      <TextInput
        {...list.inputProps}
        ref={(element) => {
          setAnchor(element)
          inputRef?.(element)
        }}
        label={label}
        value={value}
        {...(limit === undefined ? { error } : limitProps(value, limit, { error }))}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          list.open()
        }}
        onBlur={() => {
          list.close()
          onBlur?.()
        }}
      />
      <OptionList anchor={anchor} list={list} label={label} isChosen={() => false} />
    </>
  )
}
