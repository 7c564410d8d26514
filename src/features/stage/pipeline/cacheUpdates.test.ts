import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { type Column, columnOf, pageToLoad } from '../model/column'
import { updateCaches } from './cacheUpdates'
import { columnQuery } from './columns'

const api = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('~/api/client', async (load) => ({ ...(await load<typeof import('~/api/client')>()), ...api }))

const stageKey = { corporateId: 'COR-1', klobVacancyCode: 'VAC-1', stageId: 'S1' }
const [from, to] = [
  { id: 'S1', text: 'Tes' },
  { id: 'S2', text: 'Wawancara' },
]
const writer = { userId: 'USR-ME', corporateId: 'COR-1' }
// Only the ids are read.
const cards = (...ids: number[]) => ids.map((id) => ({ userId: `USR-${id}` })) as unknown as StageCard[]
const range = (start: number, end: number) => Array.from({ length: end - start }, (_, n) => start + n)

test('after a move into a long column its later pages are asked for again when they come into view', async () => {
  const client = new QueryClient()
  const column = columnQuery(client, { ...stageKey, stageId: to.id }, { filters: {}, order: '0' })
  const { queryKey } = column
  const loaded = [range(0, 50), range(50, 100)].map((ids) => ({ cards: cards(...ids), isStale: false }))
  client.setQueryData<Column>(queryKey, columnOf(loaded, 100))
  const stop = new QueryObserver(client, { ...column, staleTime: Infinity }).subscribe(() => {})
  api.call.mockResolvedValue({ content: cards(100, ...range(0, 49)), totalElements: 101 })
  const [applicant] = cards(100)
  updateCaches(client, writer, { stageKey, applicants: [applicant!], from, to }, new Set(['USR-100']))
  await vi.waitFor(() => expect(client.getQueryData<Column>(queryKey)!.total).toBe(101))
  expect(pageToLoad(client.getQueryData<Column>(queryKey)!, 45, 55)).toBe(1)
  stop()
})
