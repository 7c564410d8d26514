import type { Query, QueryClient } from '@tanstack/react-query'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { fullName } from '~/lib/texts/text'
import { fieldsOf } from '~/lib/fields'

type Named = { firstName: string | null; lastName: string | null }
const hasName = (one: unknown): one is Named =>
  typeof one === 'object' && one !== null && 'firstName' in one && 'lastName' in one

const STAGE_QUERIES = new Set<unknown>([pipeline.applicants.name, pipeline.profile.name, 'board-column'])
const isOfStage = ({ queryKey }: Query): boolean => STAGE_QUERIES.has(queryKey[0])

/** The names of people whose rows or profiles are in the query cache, by id. They are not stored anywhere. */
export function namesInMemory(client: QueryClient): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (userId: unknown, one: unknown) => {
    if (typeof userId === 'string' && hasName(one)) names.set(userId, fullName(one))
  }
  const queries = client.getQueryCache().getAll()
  // Rows of searches first: a stage may have another name for somebody whose identity it hides (decision 'blind review').
  const inOrder = [...queries.filter((one) => !isOfStage(one)), ...queries.filter(isOfStage)]
  for (const { queryKey, state } of inOrder) {
    const { content, cards } = fieldsOf(state.data)
    for (const row of [content ?? cards ?? []].flat()) add(fieldsOf(row)['userId'], row)
    if (queryKey[0] === pipeline.profile.name) add(fieldsOf(queryKey[1])['userId'], state.data)
  }
  return names
}
