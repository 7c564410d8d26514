import { useQuery } from '@tanstack/react-query'
import type { Neighbours } from '~/conversation/ConversationDialog'
import { useConversation } from '~/conversation/useConversation'
import { fullName } from '~/lib/texts/text'
import { lazyComponent } from '~/ui/lazyComponent'
import { aboutText } from '../model/career'
import { profileQuery } from '../pipeline/queries'
import { useSelection, useStage } from '../pipeline/stageContext'
import { useDeparture } from '../pipeline/useDeparture'
import { useMessaging } from '../pipeline/useMessaging'
import type { Applicant } from '../model/applicant'
import type { PanelActions } from '../model/panelActions'

const NamelessVacancy = lazyComponent(async () => (await import('./NamelessVacancy')).NamelessVacancy)

type Props = {
  userId: string
  /** Undefined when the applicant is not among the loaded cards. */
  card: Applicant | undefined
  /** Whether the stage was loaded without them. */
  isAway: boolean
  actions: Pick<PanelActions, 'place' | 'hasBefore' | 'hasAfter' | 'step'>
}

/** The conversation with the open applicant about this vacancy, with steps to the neighbours (decision 'messages'). */
export function StageConversation({ userId, card, isAway, actions }: Props) {
  const { place, hasBefore, hasAfter, step } = actions
  const { stageKey, stage, position } = useStage()
  const { listState, setListState } = useSelection()
  const { viewer, right, hasRight, isNamed, conversationWith } = useMessaging()
  const { isWriting = false } = listState
  const { data: profile } = useQuery({
    ...profileQuery(stageKey, userId),
    // The panel behind it reads it.
    enabled: isWriting && card === undefined,
  })
  const applicant = card ?? profile
  const name = applicant && fullName(applicant)
  const departure = useDeparture(stageKey, stage, userId, isWriting && isAway)
  const neighbours: Neighbours = {
    place,
    before: hasBefore ? () => step(-1) : undefined,
    after: hasAfter ? () => step(1) : undefined,
  }
  const close = () => setListState({ ...listState, isWriting: false })
  const conversation = useConversation({
    with:
      isWriting && name !== undefined && isNamed
        ? conversationWith({
            userId,
            name,
            cv: profile?.hasRoleToDownload ? { link: profile.profileDownloadLink } : undefined,
            about: profile ? aboutText(profile) : '',
            notice: isAway ? departure : undefined,
          })
        : undefined,
    neighbours,
    right,
    viewer,
    close,
  })
  // The code replaces the name only if the name could not be loaded.
  const isNameless = !isNamed && position !== undefined
  if (isWriting && name !== undefined && isNameless && hasRight)
    return <NamelessVacancy name={name} klobVacancyCode={stageKey.klobVacancyCode} close={close} />
  return conversation
}
