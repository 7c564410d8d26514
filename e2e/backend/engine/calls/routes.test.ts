import { expect, test } from 'vitest'
import { router } from '../../composition'
import { callApi, backendForTests, outcomeOf } from '../../testBackend'

test('the contract has 137 operations, each with its own name, method and path', () => {
  const endpoints = router.routes.map(({ endpoint }) => endpoint)
  expect(endpoints).toHaveLength(137)
  expect(router.names.size).toBe(137)
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(137)
})
test('every endpoint of the contract has a handler', () => {
  expect(router.routes.filter(({ handle }) => typeof handle !== 'function')).toEqual([])
})
test('a literal path wins over a templated one', () => {
  const path = '/rest/page/klobnco/detail/vacancy'
  expect(router.find('POST', `${path}/clickapply`)?.route.endpoint.name).toBe('clickApply')
  expect(router.find('GET', `${path}/VAC-AKTIF-01`)).toMatchObject({
    route: { endpoint: { name: 'getPublicVacancy' } },
    values: { klobVacancyCode: 'VAC-AKTIF-01' },
  })
})
test.each([
  ['/rest/nothing', 'GET'],
  ['/rest/console/population/pagingnew', 'DELETE'],
  ['/elsewhere', 'GET'],
  ['/files/logo/COR0009.svg', 'GET'],
])('%s with %s is not found', async (path, method) => {
  expect(outcomeOf(await callApi(backendForTests(), path, { method }))).toEqual([404, 'Data tidak ditemukan'])
})
