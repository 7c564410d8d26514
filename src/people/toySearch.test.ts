import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { id, idList } from '~/api/values'
import { address, type AnyEndpoint } from '~/api/endpoint'
import { conversation } from '~/api/endpointGroups/conversation'
import { exportEndpoints } from '~/api/endpointGroups/exportEndpoints'
import { listing } from '~/api/endpointGroups/listing'
import { savedQueries } from '~/api/endpointGroups/savedQueries'
import { senderOf } from '~/api/useSend'
import { rights } from '~/lib/rules/rights'
import type { Rule } from '~/lib/rules/rules'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import { fillTemplate, unfilledPlaceholders } from '~/lib/texts/text'
import { jobStore } from '~/jobs/jobs'
import { afterAnswer } from '~/jobs/progress'
import { startExport } from '~/jobs/startExport'
import { loadCriterionTexts } from '~/list/filters/criterionTexts'
import { sectionsOf } from '~/list/filters/conditions'
import { everyFilter } from '~/list/filters/criterion'
import { checkDraft } from '~/list/filters/checkDraft'
import { savedFilterQuery } from '~/list/saved/savedFilterQuery'
import { defineSearch } from './defineSearch'
import type { Messaging } from './messaging'
import { columnHelper } from '~/list/table/columns'

/** Results of the toy server by operation, parsed with the contract, and the calls to it. */
const server = vi.hoisted(() => ({ answers: {} as Record<string, unknown>, calls: [] as unknown[] }))
vi.mock('~/api/client', () => ({
  call: async (endpoint: AnyEndpoint, input: object): Promise<unknown> => {
    server.calls.push({ name: endpoint.name, ...address(endpoint, input) })
    return endpoint.result.parse(server.answers[endpoint.name])
  },
}))

// A contract for cats: filters and four endpoint groups, unknown to the engine.
const filters = {
  schema: z.partial(
    z.strictObject({ names: z.string(), colours: idList, weight: z.number(), weightOperators: z.enum(['1', '2']) }),
  ),
  rules: [
    { kind: 'pair', value: 'weight', companion: 'weightOperators', message: 'Operator wajib diisi' },
  ] satisfies Rule[],
}
type Filters = z.infer<typeof filters.schema>
const row = z.object({ userId: id, name: z.string() })
const family = { noun: 'Cat', doc: '1§7', right: rights.talentSearch, list: 'talentsearch' } as const
const cats = {
  ...listing({ ...family, name: 'searchCats', summary: 'Cats', path: '/rest/cats' }, filters, row),
  saved: savedQueries({ ...family, basePath: '/rest/cats' }, filters),
  export: exportEndpoints({ ...family, basePath: '/rest/catsexport' }, filters),
  conversation: conversation({ ...family, basePath: '/rest/catsnotif', threadParams: { shelter: id } }),
}
const colours = { codes: [{ id: 'C1', text: 'Oren' }] }
const weights = [{ id: '1', text: '≥' }]
const messages: Messaging<z.infer<typeof row>> = {
  right: rights.talentMessages,
  recipientOf: ({ userId, name }) => ({ userId, name }),
  recipientFromUrl: () => undefined,
  conversationWith: ({ userId, name }, { userId: writerId, corporate: { corporateId, corporateName } }) => ({
    endpoints: cats.conversation,
    thread: { userId, corporateId, shelter: 'S1' },
    scope: { corporateId },
    template: { subject: 'Untuk [NAMA]', text: 'Halo [NAMA]' },
    writerId,
    corporateName,
    name,
    senderName: name,
  }),
}
// The search record.
const catSearch = defineSearch<Filters, z.infer<typeof row>>({
  title: 'Cari Kucing',
  noun: 'ekor',
  api: cats,
  sections: everyFilter<Filters>()([
    {
      title: 'Kucing',
      criteria: [
        { kind: 'text', name: 'names', label: 'Nama' },
        { kind: 'choices', name: 'colours', label: 'Warna', options: colours },
        {
          kind: 'number',
          name: 'weight',
          label: 'Berat',
          companion: { name: 'weightOperators', label: 'Operator berat', options: weights, isOperator: true },
        },
      ],
    },
  ]),
  rowName: ({ name }) => name,
  columns: [columnHelper<z.infer<typeof row>>()('name', { header: 'Nama', size: 160 })],
  downloads: [
    {
      label: 'Download',
      title: 'Berkas kucing',
      state: cats.export.latest,
      first: 4_000,
      every: 3_000,
      gives: 'file',
      start: cats.export.start,
      codec: cats.export.codec,
    },
  ],
  messages,
})

const scope = { corporateId: 'COR0001' }
const values: Filters = { names: 'Si Oren', colours: ['C1'], weight: 3.5, weightOperators: '1' }
const filterQuery = [
  ['names', 'Si Oren'],
  ['colours', 'C1'],
  ['weight', '3.5'],
  ['weightOperators', '1'],
]
const client = new QueryClient()
const send = senderOf(client)
const lastCall = () => server.calls.at(-1)
afterEach(() => client.clear())

test('form: turns a draft into filters and reports broken rules at their fields', () => {
  expect(checkDraft(filters, { ...values, names: ' Si Oren ', weight: 3.5 })).toEqual({ values })
  expect(checkDraft(filters, { weight: 1 })).toMatchObject({
    errors: { weightOperators: { message: 'Operator wajib diisi' } },
  })
})
test('URL: writes the filters and reads them back', () => {
  const url = stringifySearch(catSearch.url.write({ filters: values, page: 2, size: 10 }) as Record<string, unknown>)
  expect(url).toBe('?names=Si+Oren&colours=C1&weight=3.5&weightOperators=1&page=2')
  expect(catSearch.url.read(parseSearch(`${url}&alien=1`))).toEqual({ filters: values, page: 2, size: 10 })
})
test('rows: sends the filters within the corporate', async () => {
  const content = [{ userId: 'CAT-1', name: 'Si Oren' }]
  const page = { number: 1, size: 10, totalPages: 2, totalElements: 11, first: false, last: true, numberOfElements: 1 }
  server.answers = { searchCats: { content, ...page } }
  const rows = await client.fetchQuery(catSearch.query({ filters: values, page: 2, size: 10 }, scope))
  expect(rows.content.map(catSearch.rowName)).toEqual(['Si Oren'])
  expect(lastCall()).toMatchObject({
    path: '/rest/cats',
    query: [...filterQuery, ['corporateId', 'COR0001'], ['start', '1'], ['length', '10']],
  })
})
test('saved filter: stores the wire values and opens the still valid part', async () => {
  const mus01 = { firstName: 'Budi', lastName: null }
  const stored = { id: 'Q1', queryName: 'Oren', createdAt: '2026-11-16T09:00:00+07:00', mus01 }
  server.answers = {
    saveCatQuery: stored,
    getCatQuery: { ...stored, body: { ...values, colours: ['C1', 'C9'], tail: 'long' } },
  }
  await send(cats.saved.save, { ...scope, queryName: 'Oren', body: values })
  expect(lastCall()).toMatchObject({ path: '/rest/cats/saveQuery', body: values })
  const restored = await client.fetchQuery(
    savedFilterQuery(client, cats.saved, { schema: filters, sections: sectionsOf(catSearch) }, scope, 'Q1'),
  )
  expect([restored.filters, restored.dropped]).toEqual([values, ['Warna', '1 kriteria lama']])
})
test('export: exports the described search and follows it by its id', async () => {
  server.answers = {
    startCatExport: { id: 'E2' },
    getLatestCatExport: { id: 'E1', current: 0, status: null, url: null },
  }
  const label = (await loadCriterionTexts(client, sectionsOf(catSearch), values, scope)).join('; ')
  expect(label).toBe('Nama: Si Oren; Warna: Oren; Berat ≥ 3,5')
  await startExport(send, catSearch.downloads![0]!, { filters: values, scope, label })
  expect(lastCall()).toMatchObject({
    path: '/rest/catsexport/export',
    query: [...filterQuery, ['corporateId', 'COR0001']],
  })
  const job = jobStore.all()[0]!
  expect(job).toMatchObject({
    id: 'E2',
    asks: 'getLatestCatExport',
    first: 4_000,
    label,
    before: { id: 'E1', urlHash: null },
    state: 'running',
  })
  const done = { id: 'E2', current: 11, status: 'SUCCESS', url: 'https://a.example/x' } as const
  expect(afterAnswer(job, done, Date.now()).state).toBe('ready')
})
test('message: starts a thread with the person of a row', async () => {
  const viewer = { userId: 'USR-1', corporate: { corporateId: 'COR0001', corporateName: 'PT Kucing', menu: [] } }
  const { endpoints, thread, template } = messages.conversationWith(
    messages.recipientOf({ userId: 'CAT-1', name: 'Oren' }),
    viewer,
  )
  const text = fillTemplate(template.text, { NAMA: 'Oren' })
  expect(unfilledPlaceholders(template.text, text)).toEqual([])
  const createdAt = '2026-11-16T09:00:00+07:00'
  server.answers = {
    createCatTicket: {
      messageId: 'M1',
      subject: 'x',
      messageText: text,
      createdAt,
      urlAttachment: null,
      status: 'OPEN',
    },
  }
  await send(endpoints.start, { body: { ...thread, subject: 'x', messageText: text, fileBase64Dto: null } })
  expect(lastCall()).toMatchObject({
    path: '/rest/catsnotif/post/create',
    body: { userId: 'CAT-1', corporateId: 'COR0001', shelter: 'S1', messageText: 'Halo Oren' },
  })
})
