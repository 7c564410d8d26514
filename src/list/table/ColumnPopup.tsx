import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconArrowBarToUp, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './ColumnPopup.module.css'

/** The columns of a table that can be hidden; of the library's columns what does not depend on the row type. */
export type ColumnChoice = {
  columns: {
    id: string
    columnDef: { header?: unknown }
    getIsVisible: () => boolean
    getIsPinned: () => unknown
    toggleVisibility: () => void
  }[]
  showAll: () => void
  /** Whether the columns are in another order than at first. */
  isReordered: boolean
  /** Puts the columns in this order; without one in that of the list. */
  reorder: (ids: string[]) => void
}

const moves = [
  { label: 'ke paling depan', icon: IconArrowBarToUp, to: () => 0 },
  { label: 'ke depan', icon: IconChevronUp, to: (at: number) => at - 1 },
  { label: 'ke belakang', icon: IconChevronDown, to: (at: number) => at + 1 },
]

/** The ids with one at another place. */
function withMoved(ids: readonly string[], from: number, to: number): string[] {
  const others = ids.filter((_, at) => at !== from)
  return [...others.slice(0, to), ids[from]!, ...others.slice(to)]
}

/** The popup in which the columns of a table are shown, hidden and put in order. */
export function ColumnPopup({
  columns,
  showAll,
  isReordered,
  reorder,
  anchor,
  onClose,
}: ColumnChoice & { anchor: HTMLElement | null; onClose: () => void }) {
  // Those that stay in view have their place.
  const movable = columns.filter((column) => !column.getIsPinned()).map(({ id }) => id)
  const [told, setTold] = useState('')
  const pressed = useRef<HTMLElement>(undefined)
  // An element that moves in the page loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = undefined
  })
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Kolom yang ditampilkan">
      <ul className={`plain-list ${classes.list}`}>
        {columns.map((column) => {
          const { id } = column
          const title = String(column.columnDef.header)
          const at = movable.indexOf(id)
          return (
            <li key={id}>
              <Checkbox
                size="xs"
                label={title}
                checked={column.getIsVisible()}
                onChange={() => column.toggleVisibility()}
              />
              {at >= 0 &&
                moves.map(({ label, icon: Icon, to }) => {
                  const next = to(at)
                  const isEnd = next === at || movable[next] === undefined
                  return (
                    <ActionIcon
                      key={label}
                      variant="subtle"
                      color="gray"
                      size={24}
                      title={`Pindahkan ${label}`}
                      aria-label={`Pindahkan ${title} ${label}`}
                      aria-disabled={isEnd}
                      data-disabled={isEnd}
                      onClick={({ currentTarget }) => {
                        if (isEnd) return
                        pressed.current = currentTarget
                        reorder(withMoved(movable, at, next))
                        setTold(`${title}: kolom ke-${next + 1} dari ${movable.length}`)
                      }}
                    >
                      <Icon size={16} aria-hidden />
                    </ActionIcon>
                  )
                })}
            </li>
          )
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <Button variant="subtle" size="xs" onClick={showAll} disabled={columns.every((column) => column.getIsVisible())}>
        Tampilkan semua
      </Button>
      <Button
        variant="subtle"
        size="xs"
        // aria-disabled, so that it keeps the focus.
        aria-disabled={!isReordered}
        data-disabled={!isReordered}
        onClick={() => isReordered && reorder([])}
      >
        Urutan awal
      </Button>
    </Popup>
  )
}
