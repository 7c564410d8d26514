import { Button, CloseButton, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import classes from './SearchBox.module.css'

type Props = {
  /** The name of the field. */
  label: string
  placeholder: string
  /** The word on the button. */
  submit: string
  icon?: ReactNode
  /** Called when the box is empty; without it an empty box searches for everything. */
  missing?: string
  /** What was searched last; the field takes it over when it changes elsewhere, as by Back. */
  keyword: string
  search: (keyword: string) => void
  /** Called with every key, for lists that are searched while one types. */
  onType?: (keyword: string) => void
}

/** One field to search a list with; the cross forgets what was searched. */
export function SearchBox({ label, placeholder, submit, icon, missing, keyword, search, onType }: Props) {
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
      noValidate
      className={classes.search}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
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
        error={isMissing && <span role="alert">{missing}</span>}
        leftSection={icon}
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
      <Button type="submit">{submit}</Button>
    </form>
  )
}
