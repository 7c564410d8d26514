import { useState } from 'react'
import type { Corporate } from '~/api/contract/session'
import { comparable } from '~/lib/texts/cleaned'

/** How many corporates are shown at once; more are found by name or unfolded in steps of this. */
const STEP = 50
/** Number of corporates from which a search field is shown. */
const SEARCHABLE_FROM = 8

/** The corporates whose name contains what is typed, with their index of the account, as many as are drawn at once. */
export function useCorporateSearch(corporates: readonly Corporate[]) {
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState(STEP)
  const wanted = comparable(typed)
  const found = [...corporates.entries()].filter(([, { corporateName }]) => comparable(corporateName).includes(wanted))
  return {
    isSearchable: corporates.length >= SEARCHABLE_FROM,
    typed,
    setTyped: (text: string) => {
      setTyped(text)
      setLimit(STEP)
    },
    shown: found.slice(0, limit),
    hiddenCount: Math.max(0, found.length - limit),
    showMore: () => setLimit(limit + STEP),
  }
}
