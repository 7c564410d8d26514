import { partOf, type Share, totalOf } from './share'

/** A piece of a ring as an SVG path around 0,0, between two parts of the whole turn that starts at the top. */
function arc(from: number, to: number, outer: number, inner: number): string {
  const at = (part: number, radius: number) => {
    const angle = (part - 0.25) * 2 * Math.PI
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
  }
  // An arc that ends where it starts is not drawn, so a whole ring is two halves.
  if (to - from > 0.9999) return arc(0, 0.5, outer, inner) + arc(0.5, 1 - 1e-6, outer, inner)
  const large = to - from > 0.5 ? 1 : 0
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
}

/** The pieces of a ring for the shares that have one, in their order; without a total there are none. */
export function ringOf(shares: readonly Share[], outer: number, inner: number): { id: string; d: string }[] {
  const total = totalOf(shares)
  let from = 0
  return shares.flatMap(({ id, value }) => {
    const part = partOf(value, total)
    if (part === 0) return []
    const d = arc(from, Math.min(1, from + part), outer, inner)
    from += part
    return [{ id, d }]
  })
}
