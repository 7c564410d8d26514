import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { rights } from '~/lib/rules/rights'
import { type Conditional, conditionsOf, prefetchLists } from './conditions'

const fetched = vi.fn()
const list = (name: string) => ({
  read: ({ corporateId }: { corporateId: string }) => ({
    queryKey: [name, corporateId],
    queryFn: async () => {
      fetched(name)
      return []
    },
  }),
})
const condition = {
  holds: () => ({ queryKey: ['codes'], queryFn: async () => (fetched('codes'), true) }),
  message: 'Gagal dimuat.',
}
const languages = list('languages')
const search: Conditional = {
  filterUi: {
    kind: 'panel',
    sections: [
      {
        criteria: [
          { kind: 'text', name: 'skill', label: 'Keahlian', suggestions: list('skills') },
          { kind: 'text', name: 'email', label: 'Email', when: condition },
          { kind: 'choice', name: 'gender', label: 'Jenis kelamin', options: { codes: [] } },
        ],
      },
      {
        criteria: [
          { kind: 'choices', name: 'spoken', label: 'Bahasa', options: languages, when: condition },
          { kind: 'choice', name: 'written', label: 'Tulisan', options: languages },
          { kind: 'lookup', name: 'set', label: 'Konten', labels: list('contents'), Picker: () => null },
        ],
      },
    ],
  },
  columns: [{ meta: { when: condition } }, {}],
}

test('lists a condition once, however many criteria and columns depend on it', () => {
  expect(conditionsOf(search)).toEqual([condition])
})
test('prefetches the conditions and the lists of filters in the URL once, and no other list', async () => {
  const client = new QueryClient()
  prefetchLists(client, search, { corporateId: 'COR0001' }, { written: 'id', gender: 'F' })
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(new Set(fetched.mock.calls.flat())).toEqual(new Set(['codes', 'languages']))
  prefetchLists(client, search, { corporateId: 'COR0001' }, { written: 'id', gender: 'F' })
  expect(fetched).toHaveBeenCalledTimes(2)
  client.clear()
})
test('prefetches a dependent list only once its value is set', async () => {
  const client = new QueryClient()
  fetched.mockClear()
  const stages = {
    within: 'vacancy',
    first: 'Pilih lowongan dahulu',
    read: (_: object, vacancy: string) => ({
      queryKey: ['stages', vacancy],
      queryFn: async () => (fetched(vacancy), []),
    }),
  }
  const within: Conditional = {
    filterUi: {
      kind: 'panel',
      sections: [{ criteria: [{ kind: 'choices', name: 'stage', label: 'Tahap', options: stages }] }],
    },
    columns: [{ meta: { when: { right: rights.tracking } } }],
  }
  prefetchLists(client, within, { corporateId: 'COR0001' }, { stage: ['ST-1'] })
  prefetchLists(client, within, { corporateId: 'COR0001' }, { stage: ['ST-1'], vacancy: 'VAC-1' })
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(fetched.mock.calls).toEqual([['VAC-1']])
  client.clear()
})
