import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { infographic } from '~/api/contract/infographic'
import { query } from '~/api/queries'
import { readId } from '~/lib/ids'
import type { Scope } from '~/lib/scope'
import type { RawSearch } from '~/lib/url/searchParams'
import { list } from '~/components/masterData'
import { loadOutlines } from './outlines'

/** The reads of the infographic; only the names of provinces belong to a corporate (wire decisions A14, B34). */
export const reads = {
  map: query(infographic.map, {}),
  education: query(infographic.education, {}),
  province: (province: string) => query(infographic.province, { id: province }),
  names: (scope: Scope) => list('provinces').read(scope),
  outlines: queryOptions({ queryKey: ['province outlines'], queryFn: loadOutlines, staleTime: Infinity }),
}

/** The province that a URL names; undefined when it names none. */
export const readProvince = ({ province }: RawSearch): string | undefined => readId(province)

/** Starts everything that the infographic shows, side by side. */
export function startInfographic(client: QueryClient, scope: Scope, raw: RawSearch): void {
  void client.prefetchQuery(reads.map)
  void client.prefetchQuery(reads.education)
  void client.prefetchQuery(reads.names(scope))
  void client.prefetchQuery(reads.outlines)
  const province = readProvince(raw)
  if (province !== undefined) void client.prefetchQuery(reads.province(province))
}
