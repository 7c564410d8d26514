import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { trackedApplicants } from './trackedApplicants'

const sent: Record<string, unknown>[] = []
vi.mock('~/api/client', () => ({
  call: async (_: unknown, input: { start: number; length: number }) => {
    sent.push(input)
    return { content: [{ emailLogin: `${input.start}@x` }], totalPages: 45, totalElements: 22_000 }
  },
}))

const read = async (emails: readonly string[]) => {
  sent.length = 0
  const seen: string[] = []
  const rows = await trackedApplicants(
    new QueryClient(),
    { vacancyCode: 'V', corporateId: 'C', emails },
    { signal: new AbortController().signal, onProgress: (done, total) => seen.push(`${done}/${total}`) },
  )
  return { rows, seen }
}

test('a few people are looked for by their e-mail', async () => {
  const { rows } = await read(['a@surel.example', 'b@surel.example'])
  expect(sent.map(({ email }) => email)).toEqual(['a@surel.example', 'b@surel.example'])
  expect(rows).toHaveLength(2)
})
test('many people are looked for in the pages of the whole vacancy', async () => {
  const { rows, seen } = await read(Array.from({ length: 201 }, (_, n) => `a${n}@surel.example`))
  expect(sent.map(({ start, length }) => [start, length])).toEqual(Array.from({ length: 45 }, (_, n) => [n, 500]))
  expect([rows.length, seen.at(-1)]).toEqual([45, '45/45'])
})
test('an e-mail that the filter refuses is looked for in the whole vacancy', async () => {
  await read(['a@surel.example', `${'x'.repeat(300)}@surel.example`])
  expect(sent[0]).not.toHaveProperty('email')
})
