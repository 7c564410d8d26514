import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { callApi, backendForTests, rowsOf } from '../testBackend'
import { withFileStorage, readWorld } from './worldOnDisk'

const folder = mkdtempSync(join(tmpdir(), 'worlds-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const filters = '/rest/console/population/listQuery?corporateId=COR0001&start=0&length=10'
const saveFilter = '/rest/console/population/saveQuery?corporateId=COR0001&queryName=Bali'

test('every world starts with the given file, also after a reset', async () => {
  const backend = backendForTests({ world: readWorld(join(import.meta.dirname, '../scenarios/first-day.json')) })
  for (const session of ['one', 'two'])
    expect(
      (await callApi(backend, '/rest/console/ats/pipeline/list/jobvacancy?corporateId=COR0003', { session })).result,
    ).toHaveLength(2)
  await callApi(backend, '/__mock/reset', { session: 'one', method: 'POST' })
  expect(
    (await callApi(backend, '/rest/console/ats/pipeline/list/jobvacancy?corporateId=COR0003', { session: 'one' }))
      .result,
  ).toHaveLength(2)
})
test('a world in a file survives a restart', async () => {
  const path = join(folder, 'kept.json')
  const first = await withFileStorage(path, backendForTests())
  expect(existsSync(path)).toBe(false)
  await callApi(first, saveFilter, { body: { gender: 'F' } })
  await first.save()
  const second = await withFileStorage(path, backendForTests())
  expect(rowsOf(await callApi(second, filters))[0]).toMatchObject({ queryName: 'Bali' })
  expect(readFileSync(path, 'utf8')).not.toContain('token')
})
test('a write is saved shortly after', async () => {
  const path = join(folder, 'soon.json')
  const kept = await withFileStorage(path, backendForTests())
  await callApi(kept, saveFilter, { body: { gender: 'F' } })
  await expect.poll(() => existsSync(path), { timeout: 5000 }).toBe(true)
})
test.each([
  [() => join(folder, 'missing.json'), /There is no file/],
  [() => file('a.json', '{'), /is not JSON/],
  [() => file('b.json', '{"population": 0}'), /is not a world: population: /],
])('refuses a file that is not a world in one sentence', (path, sentence) => {
  expect(() => readWorld(path())).toThrow(sentence)
})
test('reports an invalid seed at start-up', () => {
  const world = readWorld(file('c.json', '{"seed": {"people": [{"sex": "X"}]}}'))
  expect(() => backendForTests({ world })).toThrow(/people\.0\.sex/)
})
