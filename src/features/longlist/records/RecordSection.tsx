import { Button } from '@mantine/core'
import { type ComponentType, useRef, useState } from 'react'
import type { Endpoint } from '~/api/endpoint'
import { isNotFound } from '~/api/errors'
import { useSend } from '~/api/useSend'
import { texts } from '~/lib/texts/texts'
import { alertFailure } from '~/components/alertFailure'
import { confirmDeletion, withLoader } from '~/ui/dialogs/dialogs'
import { MoreItem } from '~/ui/MoreItem'
import { useUnfolding } from '~/ui/useUnfolding'
import { NEW_ID } from '../longlist'
import { type CardContents, RecordCard } from './RecordCard'
import type { RecordDialogProps } from './RecordDialog'
import classes from '../longlist.module.css'

/** A kind of records: its section, cards, dialog and deletion. */
export type RecordKind<R extends { id: string }> = {
  id: string
  title: string
  cardOf: (record: R) => CardContents
  Dialog: ComponentType<RecordDialogProps<R>>
  remove: Endpoint<{ id: string }, 'SUCCESS'>
}
type Props<R extends { id: string }> = RecordKind<R> & { muc03Id: string; records: readonly R[] }

/** Cards drawn at first. */
const FOLDED = 20

/** One kind of records of a user as cards: a click edits, the bin deletes (document 3 §2 'Longlist form'). */
export function RecordSection<R extends { id: string }>({
  id,
  title,
  cardOf,
  Dialog,
  remove,
  muc03Id,
  records,
}: Props<R>) {
  const { sendAsync } = useSend(remove)
  const [opened, setOpened] = useState<string>()
  const { shown, rest, unfold } = useUnfolding(records, FOLDED)
  const headingRef = useRef<HTMLHeadingElement>(null)
  async function removeOne(recordId: string, name: string) {
    if (!(await confirmDeletion(name))) return
    try {
      await withLoader(texts.deletion.underWay, sendAsync({ id: recordId }))
    } catch (error) {
      // Already deleted elsewhere: reload the list.
      if (!isNotFound(error)) return alertFailure(error)
    }
    // The focused button is removed with its card, so the focus moves to the heading.
    headingRef.current?.focus()
  }
  return (
    <section id={id} className={`card stack ${classes.part}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={headingRef} tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      {records.length === 0 ? (
        <p className="small dimmed">Belum ada data.</p>
      ) : (
        <ul className={`plain-list ${classes.cards}`} aria-labelledby={`${id}-title`} tabIndex={-1}>
          {shown.map((record) => {
            const contents = cardOf(record)
            return (
              <RecordCard
                key={record.id}
                {...contents}
                edit={() => setOpened(record.id)}
                remove={() => void removeOne(record.id, contents.name)}
              />
            )
          })}
          <MoreItem {...rest} />
        </ul>
      )}
      <Button variant="default" className={classes.add} onClick={() => setOpened(NEW_ID)}>
        + Tambahkan {title}
      </Button>
      {opened !== undefined && (
        <Dialog
          ids={{ id: opened, muc03Id }}
          place={remove.name}
          records={records}
          onClose={() => {
            // A new one may be among those that are folded.
            if (opened === NEW_ID) unfold()
            setOpened(undefined)
          }}
        />
      )}
    </section>
  )
}
