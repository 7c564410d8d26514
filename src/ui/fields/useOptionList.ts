import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { comparable } from '~/lib/texts/cleaned'

/**
 * An entry of an option list. `blocked`: why it cannot be chosen; `group`: shown and searched, too; `wraps`: long text
 * wraps instead of being cut off.
 */
export type ListOption = { id: string; text: string; blocked?: string | undefined; group?: string; wraps?: true }

const matching = (options: readonly ListOption[], keyword: string) => {
  const wanted = comparable(keyword)
  const has = (text: string) => comparable(text).includes(wanted)
  return wanted === '' ? options : options.filter(({ text, group }) => has(text) || (group !== undefined && has(group)))
}

/**
 * Resolves text that was typed without picking: the only matching option, or the error if there is none or more than one,
 * so that typed text is never dropped silently. Undefined without text or options.
 */
export function resolveTyped(
  typed: string | undefined,
  options: readonly ListOption[],
): ListOption | string | undefined {
  const text = typed?.trim()
  if (!text || options.length === 0) return undefined
  const found = matching(options, text).filter(({ blocked }) => blocked === undefined)
  const same = found.filter((option) => comparable(option.text) === comparable(text))
  const [only] = same.length === 1 ? same : found
  if (only && (same.length === 1 || found.length === 1)) return only
  return found.length === 0
    ? `"${text}" tidak ada dalam pilihan`
    : `"${text}" cocok dengan ${found.length} pilihan; pilih salah satu`
}

type OptionListOptions = {
  /** Text that filters the list. */
  typed: string
  /** Id of the option that is highlighted first. */
  chosen?: string | undefined
  submit: (option: ListOption) => void
  onClose?: () => void
  /** Reloads a list that could not be loaded. */
  retry?: (() => void) | undefined
  /** The text is only a filter: Enter opens the list and picks from it, and never submits the form around it. */
  pickOnly?: boolean
}

/**
 * The state of a combobox (WAI-ARIA pattern 'combobox with list autocomplete') over an option list of any length.
 * `inputProps` are for its input; OptionPopup renders the list and loads when a list is first opened.
 */
export function useOptionList(
  options: readonly ListOption[],
  { typed, chosen, submit, onClose, retry, pickOnly }: OptionListOptions,
) {
  const listId = useId()
  const [opened, setOpened] = useState(false)
  const [highlighted, setHighlighted] = useState(-1)
  // A closed list is not filtered, which could be expensive.
  const shown = useMemo(() => (opened ? matching(options, typed) : []), [opened, options, typed])
  const optionId = (index: number) => `${listId}-${index}`

  const open = (at = -1) => {
    setOpened(true)
    setHighlighted(at)
  }
  const close = () => {
    if (!opened) return
    setOpened(false)
    onClose?.()
  }
  const pick = (index: number) => {
    const option = shown[index]
    if (option && option.blocked === undefined) submit(option)
  }
  const step = (by: number) => {
    if (!opened)
      return open(
        chosen === undefined
          ? 0
          : Math.max(
              0,
              options.findIndex(({ id }) => id === chosen),
            ),
      )
    if (shown.length > 0) setHighlighted((highlighted + by + shown.length) % shown.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : highlighted < 0 ? 0 : -1)
    } else if (event.key === 'Enter' && (pickOnly || (opened && (retry ?? highlighted >= 0)))) {
      event.preventDefault()
      if (!opened) step(1)
      else if (retry) retry()
      else pick(highlighted)
    } else if (event.key === 'Escape' && opened) {
      // Closes the list, not the dialog around it.
      event.stopPropagation()
      close()
    }
  }
  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': opened,
    'aria-controls': opened ? listId : undefined,
    'aria-activedescendant': opened && highlighted >= 0 ? optionId(highlighted) : undefined,
    onKeyDown,
    onClick: () => opened || open(),
  } as const
  return { inputProps, listId, optionId, opened, open, close, shown, highlighted, setHighlighted, pick }
}
export type OptionListState = ReturnType<typeof useOptionList>
