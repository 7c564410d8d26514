import { afterEach, expect, test, vi } from 'vitest'
import { callApi, backendForTests } from '../../../e2e/backend/testBackend'
import { call } from '../client'
import { type Config, setConfig } from '../config'
import { contract } from './index'

vi.mock('~/api/identity/session', () => ({ session: { token: async () => 'token of budi.santoso' } }))
const backend = backendForTests()
vi.stubGlobal('location', { href: 'https://console.example/' })
vi.stubGlobal('fetch', (request: Request) => backend.answer(request))
setConfig({ serviceUrl: '', baseApiUrl: '' } as Config)
afterEach(() => vi.unstubAllGlobals())

test('client and embedded backend speak the same contract', async () => {
  const language = ['LNG-ID', 'LNG-EN']
  const rows = await call(contract.talents.rows, {
    corporateId: 'COR0001',
    gender: 'F',
    language,
    start: 0,
    length: 10,
  })
  const raw = await callApi(
    backend,
    '/rest/console/population/pagingnew?corporateId=COR0001&gender=F&language=LNG-ID&language=LNG-EN&start=0&length=10',
  )
  expect(raw.status).toBe(200)
  expect(rows).toEqual(raw.result)
  const needs = await call(contract.masterData.specialNeeds, {})
  expect(needs.length).toBeGreaterThan(0)
  for (const need of needs) expect(Object.keys(need)).toEqual(['id', 'text'])
  const { content } = await call(contract.vacancies.list, { corporateId: 'COR0001', page: 0, size: 5 })
  expect(content).toHaveLength(5)
})
