import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { profileQuery } from '../../pipeline/queries'
import { useSelection, useStage } from '../../pipeline/stageContext'
import { cardsBeforePanel, gapAfter, type LastPlace, type OpenPlace } from '../../model/openPlace'
import { whereaboutsQuery } from '../../pipeline/whereabouts'
import type { Applicant } from '../../model/applicant'

type Input = {
  /** The cards of the page. */
  cards: readonly StageCard[]
  /** When the page was loaded, or undefined while it is not the current one. */
  loadedAt: number | undefined
}

/**
 * The open applicant, by userId and independent of which page is loaded: what is written about them stays, whatever the
 * list does. Their name is that of their last known card, else of the profile.
 */
export function useOpenApplicant({ cards, loadedAt }: Input) {
  const { stageKey, stage } = useStage()
  const { listState } = useSelection()
  const { open, page, size } = listState
  const client = useQueryClient()
  const index = open === undefined ? -1 : cards.findIndex(({ userId }) => userId === open)
  const card = cards[index]
  const at = (page - 1) * size + index
  const ids = cards.map(({ userId }) => userId)
  const [last, setLast] = useState<LastPlace & { card: StageCard; cards: readonly StageCard[] }>()
  if (card && (last?.card !== card || last.cards !== cards)) setLast({ card, at, ids, cards })
  const known = last?.card.userId === open ? last : undefined

  const isAway = open !== undefined && !card && loadedAt !== undefined
  const search = whereaboutsQuery(client, stageKey, stage, listState, open ?? '', loadedAt ?? 0)
  const whereabouts = useQuery({
    ...search,
    enabled: isAway,
    // After each answer of the list it is looked up again; meanwhile the notice stays.
    placeholderData: (previous, lookup) => (lookup?.queryKey[2].userId === open ? previous : undefined),
  })
  const profile = useQuery({ ...profileQuery(stageKey, open ?? ''), enabled: open !== undefined && !known })
  const named = known?.card ?? profile.data
  const applicant: Applicant | undefined = open === undefined || !named ? undefined : { ...named, userId: open }

  const placeWith = (found: typeof whereabouts.data): OpenPlace => {
    if (card) return { kind: 'listed', at }
    if (found?.kind === 'listed') return found
    return known ? { kind: 'left', at: gapAfter(known, ids, listState) } : { kind: 'unknown' }
  }
  return {
    /** Undefined while nobody is open or the name is not known. */
    applicant,
    /** The profile's failure, while the name is not known. */
    failure: applicant ? undefined : profile,
    /** The card, if it is on the page. */
    card,
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
