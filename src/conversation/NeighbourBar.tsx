import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import classes from './ConversationDialog.module.css'

/** The place of the recipient in the list behind the dialog, and the ways to those beside; none at either end. */
export type Neighbours = {
  /** '3 dari 45'. */
  place: string
  before: (() => void) | undefined
  after: (() => void) | undefined
}

const STEPS = [
  { side: 'before', label: 'Orang sebelumnya', key: 'K', icon: IconChevronLeft },
  { side: 'after', label: 'Orang berikutnya', key: 'J', icon: IconChevronRight },
] as const

/** Alt+J and Alt+K step where J and K do without a dialog, also from within a text. */
export function stepByKey(event: KeyboardEvent, neighbours: Neighbours | undefined): void {
  if (!neighbours || !event.altKey || event.ctrlKey || event.metaKey) return
  // A picker or question above this dialog is its child for React only.
  if (!event.currentTarget.contains(event.target as Node)) return
  // With Option a Mac writes another letter.
  const step = STEPS.find(({ key }) => event.code === `Key${key}`)
  if (!step) return
  event.preventDefault()
  neighbours[step.side]?.()
}

/** Who is written to, of how many, and the ways to the previous and next one. */
export function NeighbourBar({ name, neighbours }: { name: string; neighbours: Neighbours }) {
  return (
    <div className={classes.neighbours}>
      <p role="status">
        <span className="visually-hidden">{name}, </span>
        {neighbours.place}
      </p>
      <div className={classes.steps}>
        {STEPS.map(({ side, label, key, icon: Icon }) => (
          <ActionIcon
            key={key}
            variant="subtle"
            color="gray"
            size={28}
            aria-label={label}
            title={`${label} (Alt+${key})`}
            aria-keyshortcuts={`Alt+${key}`}
            aria-disabled={!neighbours[side]}
            data-disabled={!neighbours[side] || undefined}
            onClick={() => neighbours[side]?.()}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ))}
      </div>
    </div>
  )
}
