import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { findPage, nameFilters, nameProblem, nameSearchQuery } from './nameSearch'

test('searches for a name as first name, then as last name', () => {
  expect(nameFilters(' Ayu ')).toEqual([{ firstNames: 'Ayu' }, { lastNames: 'Ayu' }])
  expect(nameFilters('Ayu Wulandari')).toEqual([
    { firstNames: 'Ayu Wulandari' },
    { firstNames: 'Ayu', lastNames: 'Wulandari' },
  ])
  expect(nameFilters('Siti  Nur Aminah')).toEqual([
    { firstNames: 'Siti Nur Aminah' },
    { firstNames: 'Siti', lastNames: 'Aminah' },
  ])
})
test('reports a name that the server would reject', () => {
  expect(nameProblem('Ayu W.')).toBeUndefined()
  expect(nameProblem('  ')).toBe('Ketik nama pelamar dahulu.')
  expect(nameProblem("Nur'aini")).toBe('Nama hanya memuat alfabet')
  expect(nameProblem('a'.repeat(26))).toBe('Nama paling banyak 25 karakter')
})

const stage = (stageId: string) => ({ corporateId: 'COR0001', klobVacancyCode: 'VAC-1', stageId })
/** A client whose every call has a turn of its own, with the highest number of calls under way at once. */
function countingClient(totalPages: number) {
  const count = { now: 0, most: 0, all: 0 }
  const client = new QueryClient()
  client.fetchQuery = async ({ queryKey }: { queryKey: readonly unknown[] }) => {
    count.all += 1
    count.now += 1
    count.most = Math.max(count.most, count.now)
    await new Promise((resolve) => void setTimeout(resolve))
    count.now -= 1
    const { start } = queryKey[1] as { start: number }
    return { content: [{ userId: `U${start}`, firstName: 'Ayu', lastName: '' }], totalPages, last: true } as never
  }
  return { client, count }
}

test('twenty stages are searched with four calls at a time', async () => {
  const { client, count } = countingClient(1)
  const { signal } = new AbortController()
  const stages = Array.from({ length: 20 }, (_, n) =>
    nameSearchQuery(stage(`S${n}`), 'Ayu').queryFn({ client, signal }),
  )
  await Promise.all(stages)
  expect(count).toMatchObject({ most: 4, all: 40 })
})
test('a person on a late page is found with four calls at a time, and nothing is asked beyond', async () => {
  const { client, count } = countingClient(22)
  expect(await findPage(client, stage('S1'), { order: undefined, size: 10 } as never, 'U6')).toBe(601)
  expect(count).toMatchObject({ most: 4, all: 9 })
})
