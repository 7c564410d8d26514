import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { detailOf } from '~/api/errors'
import { fullName } from '~/lib/texts/text'
import { texts } from '~/lib/texts/texts'
import { isFocusLost } from '~/ui/dialogs/isFocusLost'
import { useRecordRead } from '~/record/useRecordRead'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { ErrorPanel } from '~/ui/states/StatePanel'
import classes from './ApplicantPanel.module.css'
import { NotesForm } from '../notes/NotesForm'
import { type PanelActions, PanelHead } from './PanelHead'
import { ProfileFacts } from './ProfileFacts'
import { ProfileGroups } from './ProfileGroups'
import { ScreeningAnswers } from './ScreeningAnswers'
import { profileQuery } from '../queries'
import type { Applicant } from '../moves/whereabouts'
import type { StageView } from '../stageView'

type Props = {
  view: StageView
  card: Applicant
  /** '17 dari 45'. */
  place: string
  actions: PanelActions
  answers: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
  /** Runs when the panel has the focus. */
  onShown: () => void
}

/** The open applicant: who they are on the left, all that is known and the notes on the right (document 2 §2.6). */
export function ApplicantPanel({ view, card, place, actions, answers, onShown }: Props) {
  const { stageKey, viewer } = view
  const { userId } = card
  const profile = profileQuery(stageKey, userId)
  const { data, error, refetch } = useQuery(profile)
  const { data: noted } = useRecordRead(profile, userId)
  const titleId = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const panelRef = useRef<HTMLElement>(null)
  const shown = useEffectEvent(onShown)
  const { isWriting = false } = view.listState
  const isNew = useRef(true)
  useEffect(() => {
    // The window above keeps the focus. What opened it may have left with somebody before.
    if (!isWriting && (isNew.current || isFocusLost())) headingRef.current?.focus({ preventScroll: true })
    isNew.current = false
  }, [isWriting])
  useEffect(() => {
    panelRef.current?.scrollIntoView({ block: 'start' })
    shown()
  }, [])
  return (
    <section ref={panelRef} className={`card ${classes.panel}`} aria-labelledby={titleId}>
      <PanelHead
        view={view}
        userId={userId}
        name={fullName(card)}
        place={place}
        profile={data}
        actions={actions}
        titleId={titleId}
        headingRef={headingRef}
      />
      {error ? (
        <ErrorPanel message={texts.failed} detail={detailOf(error)} retry={() => void refetch()} />
      ) : data ? (
        <div className={classes.body}>
          <ProfileFacts profile={data} />
          <div className={classes.detail}>
            <ScreeningAnswers userId={userId} klobVacancyCode={stageKey.klobVacancyCode} {...answers} />
            <ProfileGroups profile={data} />
          </div>
          <div className={classes.rail}>
            <div className={classes.stuck}>
              {noted ? (
                <NotesForm
                  key={userId}
                  profile={noted}
                  userId={userId}
                  stageKey={stageKey}
                  viewer={viewer}
                  next={() => actions.step(1)}
                  leave={() => headingRef.current?.focus({ preventScroll: true })}
                />
              ) : (
                <PendingScreen />
              )}
            </div>
          </div>
        </div>
      ) : (
        <PendingScreen />
      )}
    </section>
  )
}
