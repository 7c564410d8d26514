import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useCorporate } from '~/components/corporate'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { serverNow } from '~/api/identity/clock'
import { useSentMessages } from '~/components/actions/actions'
import { CheckReplies } from '~/conversation/replies/CheckReplies'
import { contactNote } from '~/conversation/replies/contactNote'
import { useReplyCheck } from '~/conversation/replies/useReplyCheck'
import { fullName } from '~/lib/texts/text'
import { useStage } from '../../pipeline/stageContext'
import { useMessaging } from '../../pipeline/useMessaging'

type Props = {
  cards: readonly StageCard[]
  selected: readonly StageCard[]
  onContacts: (contacts: Contacts) => void
}
/** What is known of the cards: a note by userId, and who has answered. */
export type Contacts = { notes: ReadonlyMap<string, string>; answered: readonly string[] }

/**
 * The contact notes of the cards for this vacancy, and the check for replies: of the selected applicants, else of those
 * who were messaged from this browser (decision 'contact'). It loads only when there are any.
 */
export function StageContacts({ cards, selected, onContacts }: Props): ReactNode {
  const { klobVacancyCode } = useStage().stageKey
  const { writer } = useCorporate()
  const { hasRight, conversationWith } = useMessaging()
  const sentAt = useSentMessages(writer, applicants.conversation.start.action?.list)
  const replies = useReplyCheck(sentAt)
  const conversationOf = (card: StageCard) => conversationWith({ userId: card.userId, name: fullName(card) })
  const checked =
    selected.length > 0 ? selected : cards.filter(({ userId }) => sentAt(userId, klobVacancyCode) !== undefined)
  const now = serverNow()
  const notes = cards.flatMap((card): [string, string][] => {
    const note = contactNote(replies.contactWith(conversationOf(card)), now)
    return note === undefined ? [] : [[card.userId, note]]
  })
  // Those ticked on other pages, too, so that nobody moves once their page is shown.
  const answered = [...cards, ...selected]
    .filter((card) => replies.hasAnswered(conversationOf(card)))
    .map(({ userId }) => userId)
  const report = useEffectEvent(() => onContacts({ notes: new Map(notes), answered }))
  const contactsKey = JSON.stringify([notes, answered])
  useEffect(() => report(), [contactsKey])
  if (checked.length === 0 || !hasRight) return null
  return <CheckReplies check={replies} people={checked.map(conversationOf)} />
}
