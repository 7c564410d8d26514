import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEventHandler, useRef, useState } from 'react'
import classes from './SearchBox.module.css'

type Props = {
  /** The name of the field. */
  label: string
  placeholder: string
  /** The word on the button; without it the list is searched by typing alone. */
  submit?: string
  /** Called when the box is empty; without it an empty box searches for everything. */
  missing?: string
  /** What was searched last; the field takes it over when it changes elsewhere, as by Back. */
  keyword: string
  search: (keyword: string) => void
  /** Called with every key, for lists that are searched while one types. */
  onType?: (keyword: string) => void
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

/** One field to search a list with; the cross forgets what was searched. */
export function SearchBox({ label, placeholder, submit, missing, keyword, search, onType, onKeyDown }: Props) {
  const [typed, setTyped] = useState(keyword)
  const [known, setKnown] = useState(keyword)
  const [isMissing, setIsMissing] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  // What was typed comes back as the keyword, one key after the other; only what comes from elsewhere replaces the text.
  const [own, setOwn] = useState<readonly string[]>([])
  if (known !== keyword) {
    setKnown(keyword)
    setOwn(own.slice(own.indexOf(keyword) + 1))
    if (!own.includes(keyword)) setTyped(keyword)
  }
  return (
    <form
      role="search"
      aria-label={label}
      noValidate
      className={classes.search}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        // React bubbles it to the form around a dialog.
        event.stopPropagation()
        const text = typed.trim()
        const lacks = text === '' && missing !== undefined
        setIsMissing(lacks)
        if (lacks) inputRef.current?.focus()
        else search(text)
      }}
    >
      <TextInput
        ref={inputRef}
        data-autofocus
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onKeyDown={onKeyDown}
        error={isMissing && <span role="alert">{missing}</span>}
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={(event) => {
          const { value } = event.currentTarget
          setTyped(value)
          setIsMissing(false)
          const text = value.trim()
          if (!onType || text === (own.at(-1) ?? keyword)) return
          setOwn([...own, text])
          onType(text)
        }}
        rightSection={
          typed !== '' && (
            <CloseButton
              size="sm"
              aria-label="Hapus pencarian"
              onClick={() => {
                setTyped('')
                // The cross goes with what it took away.
                inputRef.current?.focus()
                if (keyword !== '') search('')
              }}
            />
          )
        }
      />
      {submit !== undefined && <Button type="submit">{submit}</Button>}
    </form>
  )
}
