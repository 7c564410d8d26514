import { applicants } from '~/api/contract/recruitment/applicants'
import { useCorporate } from '~/components/corporate'
import { withApplicant } from '~/conversation/conversationConfig'
import { useConversation } from '~/conversation/useConversation'
import { rights } from '~/lib/rules/rights'
import { useIdentities } from '../../pipeline/identities'
import { useStage } from '../../pipeline/stageContext'

type Props = {
  /** The applicant to write to; undefined while no conversation is open. */
  applicant: { userId: string; name: string } | undefined
  close: () => void
}

/** The conversation with an applicant of the comparison, above it. */
export function CompareConversation({ applicant, close }: Props) {
  const { stageKey, vacancyName } = useStage()
  const { viewer } = useCorporate()
  const { recipientOf } = useIdentities()
  const { klobVacancyCode } = stageKey
  return useConversation({
    // The first message names the vacancy, so it waits for the name.
    with:
      applicant && vacancyName !== undefined
        ? withApplicant(applicants.conversation)(
            { ...recipientOf(applicant), vacancy: { name: vacancyName, klobVacancyCode } },
            viewer,
          )
        : undefined,
    right: rights.applicantMessages,
    viewer,
    close,
  })
}
