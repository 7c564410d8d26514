import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { infographic } from '~/api/contract/infographic'
import { query } from '~/api/queries'
import { readId } from '~/lib/ids'
import type { Scope } from '~/lib/scope'
import type { UrlState } from '~/lib/url/urlState'
import { list } from '~/components/masterData'
import type { Outlines } from '~/ui/charts/RegionMap'

/** The map's author; the licence requires the credit (CC BY 4.0). */
export const MAP_CREDIT = 'Peta: MapSVG dan svg-maps, CC BY 4.0; batas provinsi sebelum pemekaran 2022.'

/** The x coordinate where an SVG path begins. */
const westOf = (d: string): number => Number(/-?[\d.]+/.exec(d)?.[0] ?? 0)

/**
 * The outlines of the 34 provinces of 2020 by wire id, from west to east, with the map's own names. The four provinces
 * of 2022 have none (decision 'province map').
 */
export async function loadOutlines(): Promise<Outlines & { names: ReadonlyMap<string, string> }> {
  const { default: map } = await import('@svg-maps/indonesia')
  const [x = 0, y = 0, width = 0, height = 0] = map.viewBox.split(' ').map(Number)
  const regions = map.locations.map(({ id, path }) => ({ id: id.toUpperCase(), d: path }))
  return {
    box: { x, y, width, height },
    regions: regions.toSorted((a, b) => westOf(a.d) - westOf(b.d)),
    names: new Map(map.locations.map(({ id, name }) => [id.toUpperCase(), name])),
  }
}

/** The queries of the infographic; only the names of provinces depend on the corporate (wire decisions A14, B34). */
export const queries = {
  map: query(infographic.map, {}),
  education: query(infographic.education, {}),
  province: (province: string) => query(infographic.province, { id: province }),
  names: (scope: Scope) => list('provinces').read(scope),
  outlines: queryOptions({ queryKey: ['province outlines'], queryFn: loadOutlines, staleTime: Infinity }),
}

/** The province in the URL. */
export const infographicUrl: UrlState<{ province: string | undefined }> = {
  read: ({ province }) => ({ province: readId(province) }),
  write: (state) => state,
}

/** Prefetches all queries of the infographic in parallel. */
export function prefetchInfographic(
  client: QueryClient,
  scope: Scope,
  { province }: { province?: string | undefined },
): void {
  void client.prefetchQuery(queries.map)
  void client.prefetchQuery(queries.education)
  void client.prefetchQuery(queries.names(scope))
  void client.prefetchQuery(queries.outlines)
  if (province !== undefined) void client.prefetchQuery(queries.province(province))
}
