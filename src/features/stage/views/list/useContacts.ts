import { useCallback, useState } from 'react'
import { answeredFirst } from '~/conversation/replies/contactNote'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Arrange } from '~/list/list'
import type { Contacts } from './StageContacts'

const NOBODY: ReadonlySet<string> = new Set()

/**
 * What is known of the contact with the applicants, and the order that follows from it: those who have answered come first.
 * While an applicant is open nobody moves.
 */
export function useContacts(open: string | undefined) {
  const [contacts, setKnown] = useState<Contacts>()
  const [answered, setAnswered] = useState(NOBODY)
  const [first, setFirst] = useState(NOBODY)
  if (open === undefined && first !== answered) setFirst(answered)
  const arrange = useCallback<Arrange<StageCard>>(
    (cards) => answeredFirst(cards, ({ userId }) => first.has(userId)),
    [first],
  )
  return {
    contacts,
    arrange,
    setContacts(next: Contacts) {
      setKnown(next)
      // Those of other pages stay known.
      setAnswered((now) => (next.answered.every((one) => now.has(one)) ? now : new Set([...now, ...next.answered])))
    },
  }
}
