import { useQueryClient } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { useState } from 'react'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { withApplicant } from '~/conversation/conversationConfig'
import { allows, rights } from '~/lib/rules/rights'
import { fullName } from '~/lib/texts/text'
import { hasDraft } from '~/record/draftIndex'
import { lazyDialog } from '~/ui/lazyDialog'
import { applicantsQuery, profileQuery } from '../pipeline/queries'
import { useSelection, useStage } from '../pipeline/stageContext'

const BulkMessages = lazyDialog(async () => (await import('~/conversation/bulk/BulkMessages')).BulkMessages, {
  close: ({ close }) => close(),
})

type Props = {
  /** The recipients; empty when an earlier run is resumed, undefined while the dialog is closed. */
  recipients: readonly StageCard[] | undefined
  resume: () => void
  close: () => void
}

/** One message to several applicants, and the offer to resume an unfinished run; loads nothing until one is needed. */
export function StageMessages({ recipients, resume, close }: Props) {
  const { stageKey, vacancyName } = useStage()
  const { listState } = useSelection()
  const { viewer, writer } = useCorporate()
  const client = useQueryClient()
  const { klobVacancyCode, stageId } = stageKey
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
      people={(recipients ?? []).map((card) => ({ userId: card.userId, name: fullName(card) }))}
      nameOf={async (userId) => fullName(await loadPerson(userId))}
      conversationOf={({ userId, name }) =>
        withApplicant(applicants.conversation)(
          { userId, name, vacancy: { name: vacancyName, klobVacancyCode } },
          viewer,
        )
      }
      isOpen={recipients !== undefined}
      open={resume}
      close={close}
    />
  )
}
