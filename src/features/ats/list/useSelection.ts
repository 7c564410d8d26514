import { useDidUpdate } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { messageOf } from '~/api/errors'
import { numberText } from '~/lib/texts/numbers'
import { notify } from '~/ui/messages/notify'
import { applicantsQuery, type StageKey } from '../queries'
import { type StageState, withoutOpenApplicant } from '../stageState'

/** The maximum of one move. */
export const MAX_PICKED = 1_000

type Checked = {
  listKey: string
  ids: ReadonlySet<string>
  /** All that match the filter, once they are loaded by `selectAll`. */
  all?: readonly StageCard[]
}
const NOBODY: ReadonlySet<string> = new Set()

/**
 * The selected applicants. The selection belongs to a page and its filters: changing them clears it with a toast
 * (document 2 §4.5). A second step extends it to all that match, on every page.
 */
export function useSelection(stageKey: StageKey, listState: StageState, cards: readonly StageCard[]) {
  const client = useQueryClient()
  const listKey = JSON.stringify({ ...withoutOpenApplicant(listState), basket: [] })
  const [checked, setChecked] = useState<Checked>({ listKey, ids: NOBODY })
  const [isLoading, setLoading] = useState(false)
  const isOver = checked.listKey !== listKey
  useDidUpdate(() => {
    if (!isOver) return
    const { size } = checked.ids
    if (size > 0) void notify(`Pilihan atas ${numberText(size)} pelamar dilepas karena daftarnya berganti`, 'info')
    setChecked({ listKey, ids: NOBODY })
  }, [checked, isOver])
  const { ids, all = [] } = isOver ? { ids: NOBODY } : checked
  const isHere = new Set(cards.map(({ userId }) => userId))
  const picked = [...cards, ...all.filter(({ userId }) => !isHere.has(userId))].filter(({ userId }) => ids.has(userId))
  const check = (next: Iterable<string>) =>
    setChecked(({ all: known }) => ({
      listKey,
      ids: new Set(next),
      ...(known === undefined ? {} : { all: known }),
    }))
  return {
    ids,
    picked,
    /** The page's number of applicants, whether all of them are selected, and whether some of other pages are. */
    onPage: cards.length,
    isPagePicked: cards.length > 0 && cards.every(({ userId }) => ids.has(userId)),
    isBeyondPage: picked.some(({ userId }) => !isHere.has(userId)),
    check,
    toggle: (userId: string) => check(ids.has(userId) ? [...ids].filter((id) => id !== userId) : [...ids, userId]),
    /** Selects the page, or clears the selection. */
    pickPage: (isOn: boolean) => setChecked({ listKey, ids: new Set(isOn ? cards.map(({ userId }) => userId) : []) }),
    isLoading,
    /** Selects all that match, up to the maximum of one move. */
    async pickAll() {
      setLoading(true)
      try {
        const whole = {
          ...applicantsQuery(stageKey, { ...listState, page: 1, size: MAX_PICKED }),
          gcTime: 0,
          staleTime: 0,
        }
        const { content } = await client.fetchQuery(whole)
        const next = { listKey, ids: new Set(content.map(({ userId }) => userId)), all: content }
        // Another list may be shown by now.
        setChecked((now) => (now.listKey === listKey ? next : now))
      } catch (error) {
        void notify(`Belum dapat memilih semua. ${messageOf(error)}`, 'failed')
      } finally {
        setLoading(false)
      }
    },
  }
}
