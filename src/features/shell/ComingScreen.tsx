import { useMatches } from '@tanstack/react-router'
import { StatePanel } from '~/ui/StatePanel'

/** A screen that the console will have: its address and its right already hold. */
export function ComingScreen() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return (
    <div className="page">
      <h1>{title}</h1>
      <StatePanel drawing="empty" message="Layar ini belum tersedia pada versi konsol ini." />
    </div>
  )
}
