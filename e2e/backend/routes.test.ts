import { expect, test } from 'vitest'
import { findRoute, routes } from './routes'
import { ask, backendForTests, told } from './testBackend'
import { unbuilt } from './unbuilt'

test('contract and unbuilt operations together are the 137 of the wire contract, none in both', () => {
  expect(routes).toHaveLength(137)
  expect(new Set(routes.map((route) => route.name)).size).toBe(137)
  expect(new Set(routes.map((route) => `${route.method} ${route.path}`)).size).toBe(137)
  expect(routes.filter((route) => route.built)).toHaveLength(137 - unbuilt.length)
})
test('every endpoint of the contract has a handler', () => {
  expect(routes.filter((route) => route.built && typeof route.built.handle !== 'function')).toEqual([])
})
test('a literal path beats a templated one', () => {
  const path = '/rest/page/klobnco/detail/vacancy'
  expect(findRoute('POST', `${path}/clickapply`)?.route.name).toBe('clickApply')
  expect(findRoute('GET', `${path}/VAC-AKTIF-01`)).toMatchObject({
    route: { name: 'getPublicVacancy' },
    values: { klobVacancyCode: 'VAC-AKTIF-01' },
  })
})
test.each(unbuilt.slice(0, 1))('%s, not built yet, says so in Indonesian', async (_, method, path) => {
  const answer = await ask(backendForTests(), path.replace(/\{\w+\}/g, 'X'), { method })
  expect(told(answer)).toEqual([501, 'Layanan ini belum tersedia.'])
})
test.each([
  ['/rest/nothing', 'GET'],
  ['/rest/console/population/pagingnew', 'DELETE'],
  ['/elsewhere', 'GET'],
  ['/files/logo/COR0009.svg', 'GET'],
])('%s with %s is not found', async (path, method) => {
  expect(told(await ask(backendForTests(), path, { method }))).toEqual([404, 'Data tidak ditemukan'])
})
