import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { Option } from '~/api/contract/values'
import { detailOf } from '~/api/errors'
import { rights } from '~/lib/rules/rights'
import { fullName } from '~/lib/texts/text'
import { texts } from '~/lib/texts/texts'
import { useConversation } from '~/conversation/useConversation'
import { withApplicant } from '~/conversation/withApplicant'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { ErrorPanel } from '~/ui/states/StatePanel'
import classes from './Board.module.css'
import { DepartedNotice } from '../moves/DepartedNotice'
import type { Applicant } from '../moves/whereabouts'
import { currentStage } from '../profile/standing'
import { ApplicantPanel } from '../profile/ApplicantPanel'
import type { PanelActions } from '../profile/PanelHead'
import { profileQuery } from '../queries'
import { notesId } from '../notes/notesRecord'
import type { StageView } from '../stageView'

type Props = {
  view: StageView
  /** The column that the applicant was opened from. */
  stage: Option
  userId: string
  /** Undefined when they are not among the cards that are loaded. */
  card: Applicant | undefined
  place: string
  actions: Omit<PanelActions, 'moveTo' | 'write' | 'writeNote'>
  moveTo: (applicant: Applicant, to: Option) => void
  onShown: () => void
}

/** The open applicant beside the board, by userId and column: they need not be among the cards that are loaded. */
export function BoardPanel({ view, stage, userId, card, place, actions, moveTo, onShown }: Props) {
  const { viewer, stages, lastTarget, position, asked, ask } = view
  const [showsAnswers, setShowsAnswers] = useState(false)
  const at = { ...view.at, stageId: stage.id }
  const { data, error, refetch } = useQuery(profileQuery(at, userId))
  const applicant = card ?? (data && { ...data, userId })
  const hasLeft = !card && data && (currentStage(data)?.stage ?? stage.text) !== stage.text
  const targets = stages
    .filter(({ id }) => id !== stage.id)
    .toSorted((a, b) => Number(b.id === lastTarget?.id) - Number(a.id === lastTarget?.id))
  const conversation = useConversation({
    // The first message names the position, so it waits for its name.
    with:
      asked.isWriting && applicant && position
        ? withApplicant(applicants.talk)(
            { userId, name: fullName(applicant), vacancy: { name: position, klobVacancyCode: at.klobVacancyCode } },
            viewer,
          )
        : undefined,
    right: rights.applicantMessages,
    viewer,
    close: () => ask({ ...asked, isWriting: false }, true),
  })
  return (
    <div className={classes.side}>
      {hasLeft && <DepartedNotice at={at} stage={stage} userId={userId} close={actions.close} />}
      <div className={classes.sheet}>
        {applicant ? (
          <ApplicantPanel
            view={{ ...view, at, stage, targets, lastTarget: targets.find(({ id }) => id === lastTarget?.id) }}
            card={applicant}
            place={place}
            actions={{
              ...actions,
              moveTo: (to) => moveTo(applicant, to),
              write: () => ask({ ...asked, isWriting: true }, true),
              writeNote: () => document.getElementById(notesId)?.focus(),
            }}
            answers={{ isOpen: showsAnswers, setOpen: setShowsAnswers }}
            onShown={onShown}
          />
        ) : error ? (
          <ErrorPanel message={texts.failed} detail={detailOf(error)} retry={() => void refetch()} />
        ) : (
          <PendingScreen />
        )}
      </div>
      {conversation}
    </div>
  )
}
