import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Option } from '~/api/contract/values'
import { detailOf } from '~/api/errors'
import { texts } from '~/lib/texts/texts'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { ErrorPanel } from '~/ui/states/StatePanel'
import classes from './Board.module.css'
import { DepartedNotice } from '../moves/DepartedNotice'
import type { Applicant } from '../moves/whereabouts'
import { currentStage } from '../profile/standing'
import { ApplicantPanel } from '../profile/ApplicantPanel'
import type { PanelActions } from '../profile/PanelHead'
import { profileQuery } from '../queries'
import { focusNotes } from '../notes/notesRecord'
import { expectPeople } from '../since/peopleSeen'
import type { StageView } from '../stageView'

type Props = {
  view: StageView
  /** The column that the applicant was opened from. */
  stage: Option
  userId: string
  /** Undefined when they are not among the cards that are loaded. */
  card: Applicant | undefined
  place: string
  actions: Omit<PanelActions, 'moveTo' | 'refuse' | 'write' | 'writeNote'>
  moveTo: (applicant: Applicant, to: Option) => void
  refuse: (applicant: Applicant) => void
  onShown: () => void
}

/** The open applicant beside the board, by userId and column: they need not be among the cards that are loaded. */
export function BoardPanel({ view, stage, userId, card, place, actions, moveTo, refuse, onShown }: Props) {
  const { writer, listState, setListState, moves } = view
  const client = useQueryClient()
  const [showsAnswers, setShowsAnswers] = useState(false)
  const stageKey = { ...view.stageKey, stageId: stage.id }
  const { data, error, refetch } = useQuery(profileQuery(stageKey, userId))
  const applicant = card ?? (data && { ...data, userId })
  const hasLeft = !card && data && (currentStage(data)?.stage ?? stage.text) !== stage.text
  // Opened is seen, however short; the rest of the stage is not.
  const isSeen = applicant !== undefined && !hasLeft
  const { klobVacancyCode } = stageKey
  useEffect(() => {
    if (isSeen) expectPeople(client, writer, { klobVacancyCode, stageId: stage.id }, [userId])
  }, [client, writer, klobVacancyCode, stage.id, userId, isSeen])
  const targets = moves.targetsFrom(stage.id)
  return (
    <div className={classes.side}>
      {hasLeft && <DepartedNotice stageKey={stageKey} stage={stage} userId={userId} close={actions.close} />}
      <div className={classes.sheet}>
        {applicant ? (
          <ApplicantPanel
            view={{ ...view, stageKey, stage, targets, lastTarget: targets.find(moves.isLastTarget) }}
            card={applicant}
            place={place}
            actions={{
              ...actions,
              moveTo: (to) => moveTo(applicant, to),
              refuse: () => refuse(applicant),
              write: () => setListState({ ...listState, isWriting: true }, true),
              writeNote: focusNotes,
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
    </div>
  )
}
