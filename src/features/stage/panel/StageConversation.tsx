import { useQuery } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { Neighbours } from '~/conversation/ConversationDialog'
import { useConversation } from '~/conversation/useConversation'
import { withApplicant } from '~/conversation/conversationConfig'
import { allows, rights } from '~/lib/rules/rights'
import { fullName } from '~/lib/texts/text'
import { lazyComponent } from '~/ui/lazyComponent'
import { aboutText } from '../model/career'
import { useIdentities } from '../pipeline/identities'
import { profileQuery } from '../pipeline/queries'
import { useSelection, useStage } from '../pipeline/stageContext'
import { useDeparture } from '../pipeline/useDeparture'
import type { Applicant } from '../model/applicant'
import type { PanelActions } from '../model/panelActions'

const NamelessVacancy = lazyComponent(async () => (await import('./NamelessVacancy')).NamelessVacancy)

type Props = {
  userId: string
  /** Undefined when the applicant is not among the loaded cards. */
  card: Applicant | undefined
  /** Whether the stage was loaded without them. */
  isAway: boolean
  /** The applicant's position in the list. */
  place: string
  actions: Pick<PanelActions, 'hasBefore' | 'hasAfter' | 'step'>
}

/** The conversation with the open applicant about this vacancy, with steps to the neighbours (decision 'messages'). */
export function StageConversation({ userId, card, isAway, place, actions }: Props) {
  const { hasBefore, hasAfter, step } = actions
  const { stageKey, stage, vacancyName, position } = useStage()
  const { listState, setListState } = useSelection()
  const { viewer } = useCorporate()
  const { recipientOf } = useIdentities()
  const { klobVacancyCode } = stageKey
  const { isWriting = false } = listState
  const { data: profile } = useQuery({
    ...profileQuery(stageKey, userId),
    // The panel behind it reads it.
    enabled: isWriting && card === undefined,
  })
  // The code replaces the name only if the name could not be loaded.
  const isNameless = vacancyName === undefined && position !== undefined
  const applicant = card ?? profile
  const name = applicant && fullName(applicant)
  const departure = useDeparture(stageKey, stage, userId, isWriting && isAway)
  const neighbours: Neighbours = {
    place,
    before: hasBefore ? () => step(-1) : undefined,
    after: hasAfter ? () => step(1) : undefined,
  }
  const close = () => setListState({ ...listState, isWriting: false }, true)
  const conversation = useConversation({
    // The first message names the vacancy, so it waits for the name; the code is never sent instead.
    with:
      isWriting && name !== undefined && vacancyName !== undefined
        ? withApplicant(applicants.conversation)(
            {
              ...recipientOf({ userId, name }),
              cv: profile?.hasRoleToDownload ? { link: profile.profileDownloadLink } : undefined,
              vacancy: { name: vacancyName, klobVacancyCode },
              about: profile ? aboutText(profile) : '',
              notice: isAway ? departure : undefined,
            },
            viewer,
          )
        : undefined,
    neighbours,
    right: rights.applicantMessages,
    viewer,
    close,
  })
  const hasRight = allows(viewer.corporate.menu, rights.applicantMessages)
  if (isWriting && name !== undefined && isNameless && hasRight)
    return <NamelessVacancy name={name} klobVacancyCode={klobVacancyCode} close={close} />
  return conversation
}
