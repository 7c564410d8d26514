import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Recipient } from '../conversationConfig'
import type { MessageTexts } from '../fillMessage'
import classes from './Bulk.module.css'

type Props = { people: readonly Recipient[]; textsOf: (person: Recipient) => MessageTexts }

/** The message as one person gets it, and the next ones. */
export function BulkPreview({ people, textsOf }: Props) {
  const [shown, setShown] = useState(0)
  const person = people[shown] ?? people[0]!
  const { subject, text } = textsOf(person)
  return (
    <details className={`folding ${classes.preview}`}>
      <summary>Pratinjau</summary>
      <div className={`row ${classes.previewHead}`}>
        <strong>{person.name}</strong>
        <Button
          variant="default"
          size="compact-xs"
          disabled={people.length < 2}
          onClick={() => setShown((shown + 1) % people.length)}
        >
          Kandidat berikutnya
        </Button>
      </div>
      <p className={classes.subject}>{subject}</p>
      <p className={`break-anywhere ${classes.text}`}>{text}</p>
    </details>
  )
}
