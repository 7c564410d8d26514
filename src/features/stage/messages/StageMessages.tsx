import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { type Dispatch, type SetStateAction, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { fullName } from '~/lib/texts/text'
import { hasDraft } from '~/record/draftIndex'
import { lazyDialog } from '~/ui/lazyDialog'
import { applicantsQuery, profileQuery } from '../pipeline/queries'
import { useSelection, useStage } from '../pipeline/stageContext'
import { departureText, locateApplicants, ownName } from '../pipeline/stageHistory'
import { useMessaging } from '../pipeline/useMessaging'

const BulkMessages = lazyDialog(async () => (await import('~/conversation/bulk/BulkMessages')).BulkMessages, {
  close: ({ close }) => close(),
})

/** Whom one message goes to, and what takes one of them off the selection. */
export type Recipients = { people: readonly StageCard[]; deselect: (userId: string) => void }
type Props = {
  /** Empty when an earlier run is resumed, undefined while the dialog is closed. */
  recipients: Recipients | undefined
  setRecipients: Dispatch<SetStateAction<Recipients | undefined>>
}
const nobody: Recipients = { people: [], deselect: () => {} }

/** One message to several applicants, and the offer to resume an unfinished run; loads nothing until one is needed. */
export function StageMessages({ recipients, setRecipients }: Props) {
  const { people, deselect } = recipients ?? nobody
  const { stageKey } = useStage()
  const { listState } = useSelection()
  const { writer } = useCorporate()
  const { hasRight, isNamed, conversationWith } = useMessaging()
  const client = useQueryClient()
  const { klobVacancyCode, stageId } = stageKey
  const departures = useDepartures(people)
  const place = [klobVacancyCode, stageId]
  const [isNeeded, setIsNeeded] = useState(() => hasDraft(writer, ['pesan', ...place]))
  if (recipients && !isNeeded) setIsNeeded(true)
  if (!isNeeded || !isNamed || !hasRight) return null
  const loadPerson = (userId: string) =>
    client
      .getQueryData(applicantsQuery(stageKey, listState).queryKey)
      ?.content.find((card) => card.userId === userId) ?? client.fetchQuery(profileQuery(stageKey, userId))
  return (
    <BulkMessages
      writer={writer}
      place={place}
      people={people.map((card) => ({
        userId: card.userId,
        name: fullName(card),
        notice: departures?.get(card.userId),
      }))}
      nameOf={async (userId) => fullName(await loadPerson(userId))}
      conversationOf={conversationWith}
      remove={(userId) => {
        setRecipients((now) => now && { ...now, people: now.people.filter((one) => one.userId !== userId) })
        deselect(userId)
      }}
      isOpen={recipients !== undefined}
      open={() => setRecipients(nobody)}
      close={() => setRecipients(undefined)}
    />
  )
}

/** Where the recipients were moved who are no longer on the page behind the dialog, by userId. */
function useDepartures(recipients: readonly StageCard[]): ReadonlyMap<string, string> | undefined {
  const { stageKey, stage } = useStage()
  const { listState } = useSelection()
  const client = useQueryClient()
  const { data: page, dataUpdatedAt } = useQuery({ ...applicantsQuery(stageKey, listState), enabled: false })
  const isOnPage = new Set(page?.content.map(({ userId }) => userId))
  const missing = recipients.map(({ userId }) => userId).filter((userId) => !isOnPage.has(userId))
  const { data } = useQuery({
    queryKey: ['departures', stageKey, missing, dataUpdatedAt],
    queryFn: async () => {
      const { departed } = await locateApplicants(client, stageKey, stage, missing)
      const own = ownName(client)
      return new Map(departed.map((one) => [one.applicant.userId, `${departureText(one, own)}.`]))
    },
    enabled: page !== undefined && missing.length > 0,
    // While the page is looked up again, what is known stays.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  return data
}
