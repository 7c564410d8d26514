import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { cardsBeforePanel, type LoadedRow, type OpenPlace } from '../../model/openPlace'
import { isAway as isAwayIn } from '../../model/triage'
import { useSelection, useStage } from '../../pipeline/stageContext'
import { whereaboutsQuery } from '../../pipeline/whereabouts'
import { useOpenPerson } from '../navigation/useOpenPerson'

/** The open applicant of the list, and where they are if the page was loaded without them at `loadedAt`. */
export function useOpenApplicant(row: LoadedRow<StageCard> | undefined, loadedAt: number) {
  const { stageKey, stage } = useStage()
  const { listState } = useSelection()
  const { open } = listState
  const client = useQueryClient()
  const person = useOpenPerson(stageKey, row)
  const { state } = person.triage
  const isAway = state.open === open && isAwayIn(state) && !person.card
  const search = whereaboutsQuery(client, stageKey, stage, listState, open ?? '', loadedAt)
  const whereabouts = useQuery({
    ...search,
    enabled: isAway,
    // After each answer of the list it is looked up again; meanwhile the notice stays.
    placeholderData: (previous, lookup) => (lookup?.queryKey[2].userId === open ? previous : undefined),
  })
  const placeWith = (found: typeof whereabouts.data): OpenPlace =>
    !person.card && found?.kind === 'listed' ? found : person.place
  return {
    ...person,
    /** Whether the page has been loaded without them. */
    isAway,
    whereabouts,
    place: placeWith(whereabouts.data),
    /** The place once it is known: they may have been pushed to another page. */
    locate: async (): Promise<OpenPlace> =>
      placeWith(isAway ? await client.fetchQuery(search).catch(() => undefined) : undefined),
  }
}

/** The open applicant of the list. */
export type OpenApplicant = ReturnType<typeof useOpenApplicant>

/** How many cards come before the open panel, which is not moved in the page while the list around it changes. */
export function usePanelPosition(open: string | undefined, cards: readonly StageCard[], upToRow: number): number {
  const [shown, setShown] = useState<{ open: string | undefined; cards: readonly StageCard[]; after: string[] }>()
  const ids = cards.map(({ userId }) => userId)
  const before = cardsBeforePanel(ids, upToRow, shown && shown.open === open ? shown.after : [])
  if (shown?.open !== open || shown?.cards !== cards) setShown({ open, cards, after: ids.slice(before) })
  return before
}
