import { Combobox, TextInput } from '@mantine/core'
import { OptionDropdown } from './OptionDropdown'
import { type ListOption, useOptionList } from './useOptionList'

type Props = {
  label: string
  options: readonly ListOption[]
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  error?: string | undefined
  inputRef?: (element: HTMLInputElement | null) => void
}

/** Free text with a list that helps; what is typed counts, picked or not. */
export function SuggestField({ label, options, value, onChange, onBlur, error, inputRef }: Props) {
  const list = useOptionList(options, {
    typed: value,
    submit: ({ text }) => {
      onChange(text)
      list.store.closeDropdown()
    },
  })
  const { store } = list
  return (
    <Combobox store={store} resetSelectionOnOptionHover={false} withinPortal>
      <Combobox.Target autoComplete="off">
        <TextInput
          ref={inputRef}
          role="combobox"
          label={label}
          value={value}
          error={error}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            store.openDropdown()
            store.resetSelectedOption()
          }}
          onClick={() => store.openDropdown()}
          onBlur={() => {
            store.closeDropdown()
            onBlur?.()
          }}
        />
      </Combobox.Target>
      <OptionDropdown list={list} label={label} isChosen={() => false} />
    </Combobox>
  )
}
