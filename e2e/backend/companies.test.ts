import { expect, test } from 'vitest'
import { backendForTests, callApi, send } from './testBackend'
import { reads } from './testReads'

/** Reads whose address names no company: master data, the public vacancy pages, figures of the country, people and tickets. */
const ofNoCompany = [
  'listSpecialNeeds',
  'listJobCategories',
  'getTestOptions',
  'findByDegree',
  'searchContentSets',
  'getPublicVacancy',
  'listRelatedVacancies',
  'getInfographicMap',
  'getInfographicProvince',
  'getInfographicEducation',
  'downloadCv',
  'listEsTickets',
  'getEsTicket',
]
/** Reads that answer about the caller. */
const ofTheCaller = ['listMenuCorporates', 'getFlagData']

test('no read answers somebody of another company with what it answers one of its own', async () => {
  const backend = backendForTests()
  const seeded = await callApi(backend, '/__mock/seed', {
    body: { accounts: [{ username: 'lain', corporates: [{ corporateId: 'COR0003', rights: 'everything' }] }] },
  })
  expect(seeded.status).toBe(200)
  const answered: string[] = []
  const alike: string[] = []
  for (const [name, address] of reads) {
    const [own, other] = await Promise.all([send(backend, address), send(backend, address, { as: 'lain' })])
    if (other.ok) answered.push(name)
    if (other.ok && (await own.text()) === (await other.text())) alike.push(name)
  }
  expect(answered.toSorted()).toEqual([...ofNoCompany, ...ofTheCaller].toSorted())
  expect(alike.toSorted()).toEqual(ofNoCompany.toSorted())
})
