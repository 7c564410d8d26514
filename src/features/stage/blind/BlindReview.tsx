import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useCorporate } from '~/components/corporate'
import { useStoredState } from '~/lib/storedState'
import { IdentitiesContext, shownIdentities } from '../pipeline/identities'
import { useMoves } from '../pipeline/useMoves'
import { forgetAnswers, hideTraces } from './blindCache'
import { blindIdentities } from './blindIdentities'
import { revealed, reviewOf } from './blindState'

/** Hides the identities of a vacancy's applicants in what it surrounds, which starts anew when that is switched. */
export function BlindReview({ klobVacancyCode, children }: { klobVacancyCode: string; children: ReactNode }) {
  const { writer } = useCorporate()
  const client = useQueryClient()
  const { forget } = useMoves(writer)
  const { isOn } = useStoredState(reviewOf(writer, klobVacancyCode))
  const exempt = useSyncExternalStore(revealed.subscribe, revealed.get)
  const [isHiding, setHiding] = useState(isOn)
  // Before it is painted: what was read before the switch, here or in another tab, is dropped with what shows it.
  useLayoutEffect(() => {
    if (isHiding === isOn) return
    forgetAnswers(client, klobVacancyCode)
    forget()
    if (isOn) hideTraces(writer, klobVacancyCode)
    // It must not be set before the answers are dropped.
    // oxlint-disable-next-line react/set-state-in-effect
    setHiding(isOn)
  }, [isHiding, isOn, client, forget, klobVacancyCode, writer])
  // With the commit that takes the screen away: a quick way back may find nobody shown.
  useLayoutEffect(
    () => () => {
      if (revealed.get().size === 0) return
      revealed.set(new Set())
      forgetAnswers(client, klobVacancyCode)
      // An undo would name whom it shows again by their number.
      forget()
      hideTraces(writer, klobVacancyCode)
    },
    [client, forget, klobVacancyCode, writer],
  )
  const identities = useMemo(
    () => (isHiding ? blindIdentities(writer, klobVacancyCode, exempt) : shownIdentities),
    [isHiding, writer, klobVacancyCode, exempt],
  )
  return (
    <IdentitiesContext value={identities}>
      <Fragment key={isHiding ? 'hidden' : 'shown'}>{children}</Fragment>
    </IdentitiesContext>
  )
}
