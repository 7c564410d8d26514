import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { useState } from 'react'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { withApplicant } from '~/conversation/conversationConfig'
import { allows, rights } from '~/lib/rules/rights'
import { fullName } from '~/lib/texts/text'
import { hasDraft } from '~/record/draftIndex'
import { lazyDialog } from '~/ui/lazyDialog'
import { useIdentities } from '../pipeline/identities'
import { applicantsQuery, profileQuery } from '../pipeline/queries'
import { useSelection, useStage } from '../pipeline/stageContext'
import { departureText, locateApplicants, ownName } from '../pipeline/stageHistory'

const BulkMessages = lazyDialog(async () => (await import('~/conversation/bulk/BulkMessages')).BulkMessages, {
  close: ({ close }) => close(),
})

type Props = {
  /** The recipients; empty when an earlier run is resumed, undefined while the dialog is closed. */
  recipients: readonly StageCard[] | undefined
  /** Takes a recipient off the message. */
  remove: (userId: string) => void
  resume: () => void
  close: () => void
}

/** One message to several applicants, and the offer to resume an unfinished run; loads nothing until one is needed. */
export function StageMessages({ recipients, remove, resume, close }: Props) {
  const { stageKey, vacancyName } = useStage()
  const { listState } = useSelection()
  const { viewer, writer } = useCorporate()
  const { recipientOf } = useIdentities()
  const client = useQueryClient()
  const { klobVacancyCode, stageId } = stageKey
  const departures = useDepartures(recipients ?? [])
  const place = [klobVacancyCode, stageId]
  const [isNeeded, setIsNeeded] = useState(() => hasDraft(writer, ['pesan', ...place]))
  if (recipients && !isNeeded) setIsNeeded(true)
  // The messages name the vacancy, so they wait for the name.
  if (!isNeeded || vacancyName === undefined || !allows(viewer.corporate.menu, rights.applicantMessages)) return null
  const loadPerson = (userId: string) =>
    client
      .getQueryData(applicantsQuery(stageKey, listState).queryKey)
      ?.content.find((card) => card.userId === userId) ?? client.fetchQuery(profileQuery(stageKey, userId))
  return (
    <BulkMessages
      writer={writer}
      place={place}
      people={(recipients ?? []).map((card) => ({
        userId: card.userId,
        name: fullName(card),
        notice: departures?.get(card.userId),
      }))}
      nameOf={async (userId) => fullName(await loadPerson(userId))}
      conversationOf={(person) =>
        withApplicant(applicants.conversation)(
          { ...recipientOf(person), vacancy: { name: vacancyName, klobVacancyCode } },
          viewer,
        )
      }
      remove={remove}
      isOpen={recipients !== undefined}
      open={resume}
      close={close}
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
