import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Paged } from '~/api/endpoint'
import { type OpenPlace, pageOfPosition, positionBeside } from '../../model/openPlace'
import { firstCardOfNextPage } from '../../pipeline/pages'
import type { OpenApplicant } from './useOpenApplicant'
import { applicantsQuery, profileQuery } from '../../pipeline/queries'
import type { StageState } from '../../model/stageState'
import type { StageKey } from '../../model/applicant'

type Input = {
  stageKey: StageKey
  listState: StageState
  data: Paged<StageCard> | undefined
  /** The page's applicants without the one who is being moved. */
  cards: readonly StageCard[]
  opened: OpenApplicant
}

/** The applicants beside the open one, across pages; the next profile is prefetched. */
export function useNeighbours({ stageKey, listState, data, cards, opened }: Input) {
  const client = useQueryClient()
  const { open } = listState
  const index = cards.findIndex(({ userId }) => userId === open)
  const pages = data?.totalPages ?? 1
  const pageOf = (page: number) => client.fetchQuery(applicantsQuery(stageKey, { ...listState, page }))
  /**
   * The applicant after or before the open one, and their page; without an open applicant, the first or last of the
   * page. Undefined at either end. Loads the page if a key is pressed before it has arrived.
   */
  async function neighbour(by: 1 | -1) {
    const { content, totalPages } = data ? { ...data, content: cards } : await pageOf(listState.page)
    const position = content.findIndex(({ userId }) => userId === open)
    if (position < 0 && open !== undefined) return neighbourOf(await opened.locate(), by)
    const neighbourCard = position < 0 ? content.at(by === 1 ? 0 : -1) : content[position + by]
    if (neighbourCard) return { card: neighbourCard, page: listState.page }
    const page = listState.page + by
    if (position < 0 || page < 1 || page > totalPages) return undefined
    const card = (await pageOf(page)).content.at(by === 1 ? 0 : -1)
    return card && { card, page }
  }
  /** The applicant beside one who is not on the page: whoever has moved up into their place comes next. */
  async function neighbourOf(place: OpenPlace, by: 1 | -1) {
    const at = positionBeside(place, by, listState)
    if (at < 0) return undefined
    const { page, index: indexOnPage } = pageOfPosition(at, listState.size)
    const card = (await pageOf(page)).content[indexOnPage]
    return card && { card, page }
  }

  // Prefetch the next applicant while this one is read.
  const nextId = cards[index + 1]?.userId
  const isOnPage = index >= 0
  const isLast = isOnPage && nextId === undefined && listState.page < pages
  useEffect(() => {
    if (!isOnPage) return
    const nextCard = isLast && firstCardOfNextPage(client, { stageKey, params: listState })
    const known = nextCard ? nextCard.userId : nextId
    if (known !== undefined) return void client.prefetchQuery(profileQuery(stageKey, known))
    if (!isLast) return
    void client.fetchQuery(applicantsQuery(stageKey, { ...listState, page: listState.page + 1 })).then(
      ({ content }) => content[0] && client.prefetchQuery(profileQuery(stageKey, content[0].userId)),
      () => undefined,
    )
    // The rest of the state does not change without one of these.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, stageKey, open, isOnPage, nextId, isLast, listState.page])

  const { isAway, place } = opened
  const total = data?.totalElements ?? 0
  return {
    neighbour,
    neighbourOf,
    hasBefore: isAway ? positionBeside(place, -1, listState) >= 0 : index > 0 || listState.page > 1,
    hasAfter: isAway ? positionBeside(place, 1, listState) < total : index < cards.length - 1 || listState.page < pages,
  }
}
