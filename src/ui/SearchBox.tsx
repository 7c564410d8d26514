import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEventHandler, useRef, useState } from 'react'
import { cleaned } from '~/lib/texts/cleaned'
import { tooLong } from '~/lib/texts/textLimit'
import classes from './SearchBox.module.css'

/** Longest keyword of a list (wire decision G14). */
const KEYWORD_LIMIT = 100

type Props = {
  label: string
  placeholder: string
  /** Text of the button; without it there is no button. */
  submitLabel?: string
  /** Error when an empty box is submitted; without it an empty box searches for everything. */
  emptyError?: string
  /** The current keyword; the field follows it when it changes elsewhere, as by Back. */
  keyword: string
  onSearch: (keyword: string) => void
  /** Called on every change, for lists that are searched while typing. */
  onType?: (keyword: string) => void
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

/** A search field for a list; the cross clears the search. */
export function SearchBox({
  label,
  placeholder,
  submitLabel,
  emptyError,
  keyword,
  onSearch,
  onType,
  onKeyDown,
}: Props) {
  const [typed, setTyped] = useState(keyword)
  const [known, setKnown] = useState(keyword)
  const [isMissing, setIsMissing] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  // Typed keywords that have not come back as `keyword` yet; only other keywords replace the text.
  const [own, setOwn] = useState<readonly string[]>([])
  if (known !== keyword) {
    setKnown(keyword)
    setOwn(own.slice(own.indexOf(keyword) + 1))
    if (!own.includes(keyword)) setTyped(keyword)
  }
  const error = isMissing ? emptyError : tooLong(cleaned(typed), KEYWORD_LIMIT)
  return (
    <form
      role="search"
      aria-label={label}
      noValidate
      className={`screen-only ${classes.search}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        // React bubbles the event to a form around the dialog.
        event.stopPropagation()
        const text = cleaned(typed)
        const lacks = text === '' && emptyError !== undefined
        setIsMissing(lacks)
        if (lacks || tooLong(text, KEYWORD_LIMIT)) inputRef.current?.focus()
        else onSearch(text)
      }}
    >
      <TextInput
        ref={inputRef}
        data-autofocus
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onKeyDown={onKeyDown}
        error={error && <span role="alert">{error}</span>}
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={(event) => {
          const { value } = event.currentTarget
          setTyped(value)
          setIsMissing(false)
          const text = cleaned(value)
          if (!onType || tooLong(text, KEYWORD_LIMIT) || text === (own.at(-1) ?? keyword)) return
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
                // The cross disappears with the text.
                inputRef.current?.focus()
                if (keyword !== '') onSearch('')
              }}
            />
          )
        }
      />
      {submitLabel !== undefined && <Button type="submit">{submitLabel}</Button>}
    </form>
  )
}
