import { expect, test } from 'vitest'
import { callApi, backendForTests, rowsOf } from '../../testBackend'

const backend = backendForTests({ vacancies: 60 })
type Options = { id: string; text: string }[]

test('the option lists of the console are complete', async () => {
  const { result } = await callApi(backend, '/rest/masterdata/console/findAll/COR0002')
  const lists = result as Record<string, Options>
  const sizes = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]))
  expect(sizes).toMatchObject({ provinces: 38, companies: 20_000, contents: 40, degrees: 9, recommendedKlobExpert: 1 })
  expect(sizes.skills).toBeGreaterThanOrEqual(290)
  expect(sizes.institutions).toBeGreaterThanOrEqual(60)
  expect(lists.countries?.[0]).toEqual({ countryId: 'CO96', country: 'Indonesia' })
  for (const [name, list] of Object.entries(lists).filter(([key]) => key !== 'countries')) {
    expect([name, new Set(list.map((option) => option.id)).size]).toEqual([name, list.length])
    expect([name, new Set(list.map((option) => option.text)).size]).toEqual([name, list.length])
  }
})
test('returns the options of the named tests only', async () => {
  const { result } = await callApi(backend, '/rest/masterdata/custom/findAll/min01%2Cint01')
  expect(Object.keys(result as object)).toEqual(['int01', 'min01'])
  expect((result as Record<string, Options>).min01).toEqual([
    { id: 'MIN-F', text: 'Fixed' },
    { id: 'MIN-M', text: 'Mixed' },
    { id: 'MIN-G', text: 'Growth' },
  ])
  expect((await callApi(backend, '/rest/masterdata/custom/findAll/abc01')).status).toBe(400)
})
test('COR0002 has no referral codes', async () => {
  const codes = async (corporateId: string) =>
    (await callApi(backend, `/rest/console/query/refcode?corporateId=${corporateId}`)).result
  expect(await codes('COR0001')).toContainEqual({ id: 'REF-0007', refCode: 'NUSANTARA24' })
  expect(await codes('COR0002')).toEqual([])
})
test('content sets are found by part of their text', async () => {
  const found = async (keyword: string) =>
    (await callApi(backend, `/rest/console/search/set/global?keyword=${keyword}`)).result
  expect(await found('KEPEMIMPINAN')).toEqual([
    { setId: 'SET-0012', description: 'Dasar Kepemimpinan' },
    { setId: 'SET-0013', description: 'Kepemimpinan untuk Supervisor' },
    { setId: 'SET-0014', description: 'Kepemimpinan Situasional' },
  ])
  expect(await found('wawancara')).toHaveLength(3)
  expect(await found('.*')).toEqual([])
})
test('lists special needs and job categories', async () => {
  expect((await callApi(backend, '/rest/masterdata/msn01/findAll')).result).toContainEqual({
    specialNeedId: 'MSN02',
    description: 'Tuna Netra',
  })
  expect((await callApi(backend, '/rest/masterdata/category/findAll')).result).toContainEqual({
    id: 'CAT-IT',
    text: 'Teknologi Informasi',
  })
})
test('the vacancies of COR0001 begin with the named ones, COR0003 has none', async () => {
  const list = (corporateId: string, size = 500) =>
    callApi(backend, `/rest/console/search/vacancy/list/${corporateId}?corporateId=${corporateId}&page=0&size=${size}`)
  const first = await list('COR0001', 9)
  expect(first.result).toMatchObject({ totalElements: 60, totalPages: 7 })
  expect(rowsOf(first).map((row) => row.klobVacancyCode)).toEqual(
    'AKTIF SOAL PROFIL BEASISWA TUTUP LEWAT TERKIRIM POLOS DRAF'.split(' ').map((name) => `VAC-${name}-01`),
  )
  expect(rowsOf(await list('COR0001'))[0]).toEqual({ name: 'Software Engineer', klobVacancyCode: 'VAC-AKTIF-01' })
  expect((await list('COR0002')).result).toMatchObject({ totalElements: 20 })
  expect((await list('COR0003')).result).toMatchObject({ totalElements: 0 })
})
