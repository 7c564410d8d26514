import { CloseButton, Input, InputBase } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Option } from '~/api/values'
import classes from '~/ui/fields/fields.module.css'
import { useOptions } from '~/list/filters/draft'
import type { ValueProps } from './valueControl'

const CHOOSE = 'Pilih'

/** A filter whose value is picked in a dialog; the field shows the picked option. */
export function LookupField({
  criterion,
  control,
  label,
  hideLabel,
  required,
  value,
  error,
  onChange,
  onBlur,
  inputRef,
}: ValueProps<'lookup'>) {
  const [opened, setOpened] = useState(false)
  const [picked, setPicked] = useState<Option>()
  const { options } = useOptions(criterion.labels, control)
  const { Picker } = criterion
  const id = typeof value === 'string' ? value : undefined
  const text = id === undefined ? '' : ([picked, ...options].find((option) => option?.id === id)?.text ?? id)
  return (
    <>
      <InputBase
        component="button"
        type="button"
        pointer
        ref={inputRef}
        {...(hideLabel ? {} : { label })}
        aria-label={`${label}: ${text || CHOOSE}`}
        aria-haspopup="dialog"
        withAsterisk={required}
        error={error}
        // Moving the focus to the dialog does not count as leaving the field.
        onBlur={() => opened || onBlur()}
        onFocus={Picker.preload}
        onPointerEnter={Picker.preload}
        onClick={() => setOpened(true)}
        rightSection={
          id === undefined ? (
            <IconSearch size={16} aria-hidden />
          ) : (
            <CloseButton size="sm" aria-label={`Kosongkan ${label}`} onClick={() => onChange(undefined)} />
          )
        }
        rightSectionPointerEvents={id === undefined ? 'none' : 'auto'}
      >
        {text === '' ? <Input.Placeholder>{CHOOSE}</Input.Placeholder> : <span className={classes.picked}>{text}</span>}
      </InputBase>
      {opened && (
        <Picker
          onClose={() => setOpened(false)}
          onPick={(option) => {
            setPicked(option)
            onChange(option.id)
            setOpened(false)
          }}
        />
      )}
    </>
  )
}
