import { useVirtualizedCombobox } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useId, useMemo, useRef, useState } from 'react'

/** An entry of an option list. */
export type ListOption = { id: string; text: string }

const ROW_PX = 32
const matching = (options: readonly ListOption[], words: string) => {
  const wanted = words.trim().toLocaleLowerCase('id')
  return wanted === '' ? options : options.filter(({ text }) => text.toLocaleLowerCase('id').includes(wanted))
}

/**
 * An option list that opens and filters without a pause at any length: only the rows in sight are in the DOM.
 * `typed` filters it, `chosen` is the row to start from, `submit` takes the row that was picked.
 */
export function useOptionList(
  options: readonly ListOption[],
  {
    typed,
    chosen,
    submit,
    onClose,
  }: { typed: string; chosen?: string; submit: (option: ListOption) => void; onClose?: () => void },
) {
  const listId = useId()
  const [opened, setOpened] = useState(false)
  const [highlighted, setHighlighted] = useState(-1)
  const scrollRef = useRef<HTMLDivElement>(null)
  // A closed list costs nothing, however long it is.
  const shown = useMemo(() => (opened ? matching(options, typed) : []), [opened, options, typed])
  const active = useMemo(
    () => (opened && chosen ? shown.findIndex(({ id }) => id === chosen) : -1),
    [opened, shown, chosen],
  )
  const virtualizer = useVirtualizer({
    count: shown.length,
    enabled: opened,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    initialRect: { width: 240, height: 256 },
  })
  const highlight = (index: number) => {
    setHighlighted(index)
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
  }
  const optionId = (index: number) => `${listId}-${index}`
  const pick = (index: number) => {
    const option = shown[index]
    if (option) submit(option)
  }
  const store = useVirtualizedCombobox({
    opened,
    onOpenedChange: setOpened,
    onDropdownOpen: () => setHighlighted(-1),
    ...(onClose ? { onDropdownClose: onClose } : {}),
    totalOptionsCount: shown.length,
    getOptionId: optionId,
    selectedOptionIndex: highlighted,
    activeOptionIndex: active,
    setSelectedOptionIndex: highlight,
    onSelectedOptionSubmit: pick,
  })
  return { store, shown, virtualizer, scrollRef, optionId, highlighted, highlight: setHighlighted, pick }
}
export type OptionListState = ReturnType<typeof useOptionList>
