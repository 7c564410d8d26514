import { cellsIn } from '~/lib/texts/cleaned'
import { Pill, PillsInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './fields.module.css'
import { OptionField, type OptionFieldProps, useTypedText } from './OptionField'
import { useOptionList } from './useOptionList'

/** The keywords in a typed or pasted text, such as cells of a sheet (decision 'typed values'). */
const keywordsIn = (text: string) => cellsIn(text.replaceAll(/[,;]/g, '\n'))

type Props = OptionFieldProps & {
  value: readonly string[]
  onChange: (ids: string[] | undefined) => void
  /** Accepts typed text as a value, on Enter or blur. */
  allowsCustomValues?: boolean
}

/** A multi-select with pills; typing filters the list, Backspace removes the last pill. */
export function MultiSelectField({
  label,
  options,
  value,
  onChange,
  onBlur,
  error,
  allowsCustomValues = false,
  placeholder = allowsCustomValues ? '' : 'Pilih',
  ...state
}: Props) {
  // Any text is a value of its own, so it need not mean an option.
  const text = useTypedText(allowsCustomValues ? [] : options)
  const typed = text.typed ?? ''
  const change = (ids: string[]) => onChange(ids.length > 0 ? ids : undefined)
  const addAll = (ids: readonly string[]) => {
    const added = [...new Set(ids)].filter((id) => !value.includes(id))
    if (added.length > 0) change([...value, ...added])
  }
  const add = (id: string) => addAll([id])
  const remove = (id: string) => change(value.filter((one) => one !== id))
  const list = useOptionList(options, {
    typed,
    retry: state.failed ? state.retry : undefined,
    pickOnly: !allowsCustomValues,
    submit: ({ id }) => {
      if (value.includes(id)) remove(id)
      else add(id)
      text.accept()
    },
    onClose: text.clear,
  })
  const addTyped = () => {
    addAll(keywordsIn(typed))
    text.clear()
  }
  const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? id
  return (
    <OptionField
      {...{ label, list, ...state }}
      {...(allowsCustomValues ? {} : { empty: 'Tidak ada pilihan yang cocok' })}
      isChosen={(id) => value.includes(id)}
      onType={(next) => {
        text.type(next)
        list.open(allowsCustomValues ? -1 : 0)
      }}
      onBlur={() => {
        if (allowsCustomValues) addTyped()
        const meant = text.resolve()
        if (meant !== undefined) add(meant)
        onBlur?.()
      }}
    >
      {({ onKeyDown, ...input }, frameRef) => (
        <PillsInput
          label={label}
          error={error ?? text.error}
          ref={frameRef}
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
              {...input}
              className={classes.typed}
              value={typed}
              placeholder={value.length === 0 ? placeholder : ''}
              onPaste={(event) => {
                const keywords = keywordsIn(typed + event.clipboardData.getData('text'))
                // The field would join the lines to one keyword.
                if (!allowsCustomValues || keywords.length < 2) return
                event.preventDefault()
                addAll(keywords)
                text.clear()
              }}
              onKeyDown={(event) => {
                const last = value.at(-1)
                if (event.key === 'Backspace' && typed === '' && last !== undefined) {
                  event.preventDefault()
                  remove(last)
                } else if (allowsCustomValues && event.key === 'Enter' && typed.trim() !== '' && list.highlighted < 0) {
                  event.preventDefault()
                  addTyped()
                } else onKeyDown(event)
              }}
            />
          </Pill.Group>
        </PillsInput>
      )}
    </OptionField>
  )
}
