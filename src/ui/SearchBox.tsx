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
}

/** One field to search a list with; the cross forgets what was searched. */
export function SearchBox({ label, placeholder, submit, icon, missing, keyword, search }: Props) {
  const [typed, setTyped] = useState(keyword)
  const [known, setKnown] = useState(keyword)
  const [isMissing, setIsMissing] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  if (known !== keyword) {
    setKnown(keyword)
    setTyped(keyword)
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
          setTyped(event.currentTarget.value)
          setIsMissing(false)
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
