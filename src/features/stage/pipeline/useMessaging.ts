import { applicants } from '~/api/contract/recruitment/applicants'
import { useCorporate } from '~/components/corporate'
import { type Recipient, withApplicant } from '~/conversation/conversationConfig'
import { denialReason } from '~/lib/rules/rightNames'
import { allows, rights } from '~/lib/rules/rights'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { useIdentities } from './identities'
import { useStage } from './stageContext'

/** Writing to applicants about the vacancy of the stage: the right to, and the conversations. */
export function useMessaging() {
  const { stageKey, vacancyName } = useStage()
  const { viewer } = useCorporate()
  const { recipientOf } = useIdentities()
  const { klobVacancyCode } = stageKey
  const right = rights.applicantMessages
  return {
    viewer,
    right,
    hasRight: allows(viewer.corporate.menu, right),
    /** Whether the vacancy's name is known: messages name it, never its code, so they wait for it. */
    isNamed: vacancyName !== undefined,
    explainDenied: () => alertWhy(texts.messagesDenied, denialReason(right, viewer.corporate.corporateName)),
    conversationWith: (person: Recipient) =>
      withApplicant(applicants.conversation)(
        { ...recipientOf(person), vacancy: { name: vacancyName ?? '', klobVacancyCode } },
        viewer,
      ),
  }
}
