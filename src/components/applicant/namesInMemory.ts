import type { QueryClient } from '@tanstack/react-query'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { fullName } from '~/lib/texts/text'

type Named = { userId?: unknown; firstName: string | null; lastName: string | null }
const hasName = (one: unknown): one is Named =>
  typeof one === 'object' && one !== null && 'firstName' in one && 'lastName' in one

/** The names of people whose rows or profiles are in the query cache, by id. They are not stored anywhere. */
export function namesInMemory(client: QueryClient): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (userId: unknown, one: unknown) => {
    if (typeof userId === 'string' && hasName(one)) names.set(userId, fullName(one))
  }
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const data = state.data as { content?: unknown; cards?: unknown } | undefined
    for (const row of [data?.content ?? data?.cards ?? []].flat()) add((row as Named | null)?.userId, row)
    if (queryKey[0] === pipeline.profile.name) add((queryKey[1] as { userId?: unknown }).userId, data)
  }
  return names
}
