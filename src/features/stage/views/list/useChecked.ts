import { useDidUpdate } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { messageOf } from '~/api/errors'
import { numberText } from '~/lib/texts/numbers'
import { useFlow } from '~/lib/useFlow'
import { notify } from '~/ui/messages/notify'
import { applicantsQuery } from '../../pipeline/queries'
import { type StageState, withoutOpenApplicant } from '../../model/stageState'
import type { StageKey } from '../../model/applicant'

/** The maximum of one move. */
export const MAX_SELECTED = 1_000

type SelectionState = {
  listKey: string
  ids: ReadonlySet<string>
  /** All that match the filter, once they are loaded by `selectAll`. */
  all?: readonly StageCard[]
}
const NO_IDS: ReadonlySet<string> = new Set()

/**
 * The selected applicants. The selection belongs to a page and its filters: changing them clears it with a toast
 * (document 2 §4.5). A second step extends it to all that match, on every page.
 */
export function useChecked(stageKey: StageKey, listState: StageState, cards: readonly StageCard[]) {
  const client = useQueryClient()
  const listKey = JSON.stringify({ ...withoutOpenApplicant(listState), basket: [] })
  const [selection, setSelection] = useState<SelectionState>({ listKey, ids: NO_IDS })
  const { isBusy: isLoading, run } = useFlow<never>()
  const isStale = selection.listKey !== listKey
  useDidUpdate(() => {
    if (!isStale) return
    const { size } = selection.ids
    if (size > 0) void notify(`Pilihan atas ${numberText(size)} pelamar dilepas karena daftarnya berganti`, 'info')
    setSelection({ listKey, ids: NO_IDS })
  }, [selection, isStale])
  const { ids, all = [] } = isStale ? { ids: NO_IDS } : selection
  const pageIds = new Set(cards.map(({ userId }) => userId))
  const selected = [...cards, ...all.filter(({ userId }) => !pageIds.has(userId))].filter(({ userId }) =>
    ids.has(userId),
  )
  const select = (next: Iterable<string>) =>
    setSelection(({ all: loaded }) => ({
      listKey,
      ids: new Set(next),
      ...(loaded === undefined ? {} : { all: loaded }),
    }))
  return {
    ids,
    selected,
    /** The page's number of applicants, whether all of them are selected, and whether some of other pages are. */
    pageCount: cards.length,
    isPageSelected: cards.length > 0 && cards.every(({ userId }) => ids.has(userId)),
    isBeyondPage: selected.some(({ userId }) => !pageIds.has(userId)),
    select,
    /** Also for a selection that was made on another page by now. */
    deselect: (userId: string) =>
      setSelection((now) => ({ ...now, ids: new Set([...now.ids].filter((id) => id !== userId)) })),
    toggle: (userId: string) => select(ids.has(userId) ? [...ids].filter((id) => id !== userId) : [...ids, userId]),
    /** Selects the page, or clears the selection. */
    selectPage: (isOn: boolean) =>
      setSelection({ listKey, ids: new Set(isOn ? cards.map(({ userId }) => userId) : []) }),
    isLoading,
    /** Selects all that match, up to the maximum of one move. */
    selectAll: () =>
      run({
        work: async () => {
          const allQuery = {
            ...applicantsQuery(stageKey, { ...listState, page: 1, size: MAX_SELECTED }),
            gcTime: 0,
            staleTime: 0,
          }
          const { content } = await client.fetchQuery(allQuery)
          const next = { listKey, ids: new Set(content.map(({ userId }) => userId)), all: content }
          // Another list may be shown by now.
          setSelection((now) => (now.listKey === listKey ? next : now))
        },
        toFailure: (error) => void notify(`Tidak dapat memilih semua. ${messageOf(error)}`, 'failed'),
      }),
  }
}
