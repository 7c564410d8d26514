import type { Share } from '~/ui/charts/chartData'

type Names = ReadonlyMap<string, string>

/**
 * The figures of all provinces, sorted by name: those of the answer, and those that are only on the map. A province
 * without a name is called by its id.
 */
export function provinceShares(
  data: readonly { id: string; value: number | null }[],
  drawn: readonly string[],
  ...namings: (Names | undefined)[]
): Share[] {
  const named = new Set(data.map(({ id }) => id))
  const unknown = drawn.filter((id) => !named.has(id)).map((id) => ({ id, value: null }))
  const nameOf = (id: string) => namings.map((names) => names?.get(id)).find((name) => name !== undefined) ?? id
  return [...data, ...unknown]
    .map(({ id, value }) => ({ id, label: nameOf(id), value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'id'))
}
