import { CloseButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { numberText } from '~/lib/texts/numbers'
import { MoreItem } from '~/ui/MoreItem'
import { useUnfolding } from '~/ui/useUnfolding'
import type { Recipient } from '../conversationConfig'
import classes from './Bulk.module.css'

/** Drawn at first; a message can go to a thousand people. */
const FIRST = 12

type Props = {
  people: readonly Recipient[]
  noun: string
  remove: (userId: string) => void
}

/** Whom a message to many goes to; each can be taken off it before it is sent, but the last. */
export function Recipients({ people, noun, remove }: Props) {
  const { shown, rest } = useUnfolding(people, FIRST)
  const listRef = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState('')
  function take({ userId, name }: Recipient, at: number) {
    flushSync(() => {
      setRemoved(`${name} tidak akan dikirimi pesan ini. ${numberText(people.length - 1)} ${noun} tersisa.`)
      remove(userId)
    })
    // The pressed button is gone: the next person's has the focus, or the list where none is left.
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)] ?? listRef.current
    next?.focus()
  }
  return (
    <>
      <ul ref={listRef} className={`plain-list ${classes.recipients}`} aria-label="Penerima" tabIndex={-1}>
        {shown.map((person, at) => (
          <li key={person.userId} className={classes.recipient}>
            <bdi className="ellipsis" title={person.name}>
              {person.name}
            </bdi>
            {people.length > 1 && (
              <CloseButton
                data-remove
                size="xs"
                aria-label={`Hapus ${person.name} dari penerima`}
                onClick={() => take(person, at)}
              />
            )}
          </li>
        ))}
        <MoreItem {...rest} />
      </ul>
      <p aria-live="polite" className="visually-hidden">
        {removed}
      </p>
    </>
  )
}
