import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useCorporate } from '~/components/corporate'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { serverNow } from '~/api/identity/clock'
import { useSentMessages } from '~/components/actions/actions'
import { CheckReplies } from '~/conversation/replies/CheckReplies'
import { contactNote } from '~/conversation/replies/contactNote'
import { useReplyCheck } from '~/conversation/replies/useReplyCheck'
import { withApplicant } from '~/conversation/conversationConfig'
import { allows, rights } from '~/lib/rules/rights'
import { fullName } from '~/lib/texts/text'
import { useIdentities } from '../../pipeline/identities'
import { useStage } from '../../pipeline/stageContext'

type Props = {
  cards: readonly StageCard[]
  selected: readonly StageCard[]
  /** Called with the cards' contact notes, by userId, whenever they change. */
  onNotes: (notes: ReadonlyMap<string, string>) => void
}

/**
 * The contact notes of the cards for this vacancy, and the check for replies: of the selected applicants, else of those
 * who were messaged from this browser (decision 'contact'). It loads only when there are any.
 */
export function StageContacts({ cards, selected, onNotes }: Props): ReactNode {
  const { stageKey, vacancyName } = useStage()
  const { viewer, writer } = useCorporate()
  const { klobVacancyCode } = stageKey
  const { recipientOf } = useIdentities()
  const sentAt = useSentMessages(writer, applicants.conversation.start.action?.list)
  const replies = useReplyCheck(sentAt)
  const conversationOf = (card: StageCard) =>
    withApplicant(applicants.conversation)(
      {
        ...recipientOf({ userId: card.userId, name: fullName(card) }),
        vacancy: { name: vacancyName ?? '', klobVacancyCode },
      },
      viewer,
    )
  const checked =
    selected.length > 0 ? selected : cards.filter(({ userId }) => sentAt(userId, klobVacancyCode) !== undefined)
  const now = serverNow()
  const notes = cards.flatMap((card): [string, string][] => {
    const note = contactNote(replies.contactWith(conversationOf(card)), now)
    return note === undefined ? [] : [[card.userId, note]]
  })
  const reportNotes = useEffectEvent(() => onNotes(new Map(notes)))
  const notesKey = JSON.stringify(notes)
  useEffect(() => reportNotes(), [notesKey])
  if (checked.length === 0 || !allows(viewer.corporate.menu, rights.applicantMessages)) return null
  return <CheckReplies check={replies} people={checked.map(conversationOf)} />
}
