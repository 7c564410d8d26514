import { expect, test } from 'vitest'
import { callApi, backendForTests } from '../../testBackend'
import { makePeople } from './seed'

const backend = backendForTests({ population: 2000 })
const people = makePeople(2000)
const AT = '/rest/console/corporate/infographic'
const resultOf = async <T>(path: string) => (await callApi(backend, `${AT}/${path}`)).result as T

test('the map counts the people of each of the 38 provinces and ranks the first ten', async () => {
  const { data, orderedData } = await resultOf<{ data: { id: string; value: number }[]; orderedData: string[] }>('maps')
  expect(data).toHaveLength(38)
  for (const { id, value } of data) expect(value).toBe(people.filter(({ province }) => province?.id === id).length)
  const values = new Map(data.map(({ id, value }) => [id, value]))
  const ranked = orderedData.map((id) => values.get(id)!)
  expect(ranked).toEqual([...values.values()].toSorted((a, b) => b - a).slice(0, 10))
})
test('a province counts its people by sex, and by age on the day of the clock', async () => {
  const bali = people.filter(({ province }) => province?.id === 'ID-BA')
  const detail = await resultOf<Record<string, unknown>>('detail?id=ID-BA')
  expect(detail).toMatchObject({
    totalUsersAmount: bali.length,
    totalMaleUsers: bali.filter(({ sex }) => sex === 'M').length,
    totalFemaleUsers: bali.filter(({ sex }) => sex === 'F').length,
  })
  const born = bali.flatMap(({ bornOn }) => bornOn ?? [])
  expect((detail['ageGrouping'] as number[]).reduce((a, b) => a + b)).toBe(born.length)
  // On 16 November 2026 a person born after 16 November 2008 is not yet 18.
  expect((detail['ageGrouping'] as number[])[0]).toBe(born.filter((day) => day > '2008-11-16').length)
})
test('an unknown province is not found', async () => {
  expect((await callApi(backend, `${AT}/detail?id=ID-XX`)).status).toBe(404)
})
test('education counts every person who has one, including a hostile degree', async () => {
  const { data } = await resultOf<{ data: { degreeName: string; total: number }[] }>('piechart')
  expect(data.reduce((sum, { total }) => sum + total, 0)).toBe(people.filter(({ education }) => education).length)
  expect(data.map(({ degreeName }) => degreeName).slice(0, 9)).toEqual('SMA SMK D1 D2 D3 D4 S1 S2 S3'.split(' '))
  expect(data.at(-1)?.degreeName).toMatch(/^=HYPERLINK/)
})
