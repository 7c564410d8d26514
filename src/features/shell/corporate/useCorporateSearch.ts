import { useMemo, useState } from 'react'
import type { Corporate } from '~/api/contract/session'
import { comparable } from '~/lib/texts/cleaned'

/** How many corporates are shown at once; more are found by name or unfolded in steps of this. */
const STEP = 50
/** Number of corporates from which a search field is shown. */
const SEARCHABLE_FROM = 8

/** The corporates whose name contains a text, in their order, as many as are drawn at once. */
export function useCorporateSearch(corporates: readonly (readonly [index: number, Corporate])[]) {
  const [{ text, limit }, setShown] = useState({ text: '', limit: STEP })
  const names = useMemo(() => corporates.map(([, { corporateName }]) => comparable(corporateName)), [corporates])
  const wanted = comparable(text)
  const found = corporates.filter((_, n) => names[n]!.includes(wanted))
  return {
    isSearchable: corporates.length >= SEARCHABLE_FROM,
    search: (next: string) => setShown((was) => (was.text === next ? was : { text: next, limit: STEP })),
    shown: found.slice(0, limit),
    hiddenCount: Math.max(0, found.length - limit),
    showMore: () => setShown((was) => ({ ...was, limit: was.limit + STEP })),
  }
}
