import { TextInput } from '@mantine/core'
import { limitProps } from './limitProps'
import { OptionField, type OptionFieldProps } from './OptionField'
import { useOptionList } from './useOptionList'

type Props = Omit<OptionFieldProps, 'isPending' | 'failed' | 'retry' | 'placeholder'> & {
  value: string
  onChange: (text: string) => void
  /** Maximum number of characters; a longer text stays, with its count and an error. */
  limit?: number
}

/** Free text with a list of suggestions. */
export function SuggestField({ label, options, value, onChange, onBlur, error, limit, inputRef }: Props) {
  const list = useOptionList(options, {
    typed: value,
    submit: ({ text }) => {
      onChange(text)
      list.close()
    },
  })
  return (
    <OptionField
      {...{ label, list, inputRef }}
      isChosen={() => false}
      onType={(text) => {
        onChange(text)
        list.open()
      }}
      onBlur={() => onBlur?.()}
    >
      {(input) => (
        <TextInput
          {...input}
          label={label}
          value={value}
          {...(limit === undefined ? { error } : limitProps(value, limit, { error }))}
        />
      )}
    </OptionField>
  )
}
