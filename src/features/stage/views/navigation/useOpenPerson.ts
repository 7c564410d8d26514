import { useQuery } from '@tanstack/react-query'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Applicant, StageKey } from '../../model/applicant'
import { indexIn, type LoadedRow, placeOf } from '../../model/openPlace'
import { profileQuery } from '../../pipeline/queries'
import { useSelection } from '../../pipeline/stageContext'
import { useTriage } from './useTriage'

/**
 * The open applicant of a stage, by userId and independent of what is loaded: what is written about them stays, whatever
 * the list does. Their name is that of their last known card, else of the profile.
 */
export function useOpenPerson(stageKey: StageKey, row: LoadedRow<StageCard> | undefined) {
  const { open } = useSelection().listState
  const triage = useTriage(open, row)
  const { state } = triage
  const last = state.open === open ? state.last : undefined
  const card = row?.cards[indexIn(row, open)]
  const known = card ?? last?.cards[indexIn(last, open)]
  const profile = useQuery({ ...profileQuery(stageKey, open ?? ''), enabled: open !== undefined && !known })
  const named = known ?? profile.data
  const applicant: Applicant | undefined = open === undefined || !named ? undefined : { ...named, userId: open }
  return {
    triage,
    /** Undefined while nobody is open or the name is not known. */
    applicant,
    /** The profile's failure, while the name is not known. */
    failure: applicant ? undefined : profile,
    /** The card, if it is loaded. */
    card,
    place: placeOf(open, last, row),
  }
}
