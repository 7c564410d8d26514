import { expect, test } from 'vitest'
import { callApi, backendForTests, rowsOf, outcomeOf } from '../../testBackend'
import { generatedStaff } from './seed'

const backend = backendForTests({ vacancies: 60 })
const DASHBOARD = '/rest/console/corporate/dashboard'
const resultOf = async (path: string, query = '', corporateId = 'COR0001') =>
  (await callApi(backend, `${DASHBOARD}/${path}?corporateId=${corporateId}${query}`)).result
const totalOf = async (path: string, query: string, corporateId = 'COR0001') => {
  const page = await resultOf(`list/${path}`, `&start=0&length=10${query}`, corporateId)
  return (page as { totalElements: number } | null)?.totalElements
}
type Counted = { id: string; text: string; value: number }
type Demographics = Record<string, Record<string, number>> & { officeLocations: { office: Counted[] } }
type Tests = Record<
  string,
  {
    user: { tested: number; notTested: number }
    testResult: Counted[]
    subtests: { name: 'Gender' | 'Age' | 'Business' | 'Office'; groupId: string }[]
  }
>

test.each([
  ['COR0001', 850, 37],
  ['COR0002', 120, 9],
  ['COR0003', 0, 0],
])('%s: every demographic figure is the length of its list', async (corporateId, total, notJoined) => {
  const { user, sex, age, workingTenure, officeLocations } = (await resultOf(
    'demografi/all',
    '',
    corporateId,
  )) as Demographics
  expect(user).toEqual({ totalEmployee: total, totalEmployeeNotJoin: notJoined })
  const listed = (path: string, query = '') => totalOf(`demografi/${path}`, query, corporateId)
  expect([await listed('all'), await listed('notJoin')]).toEqual([total, notJoined])
  for (const [name, code] of Object.entries({ male: 'M', female: 'F', notStated: 'notStated' }))
    expect(await listed('sex', `&sex=${code}`)).toBe(sex![name])
  for (const [bucket, value] of Object.entries(age!)) expect(await listed('age', `&category=${bucket}`)).toBe(value)
  for (const [bucket, value] of Object.entries(workingTenure!))
    expect(await listed('tenure', `&category=${bucket}`)).toBe(value)
  for (const { id, value } of officeLocations.office)
    expect(await listed('office', `&officeLocationId=${id}`)).toBe(value)
  const sum = (values: Record<string, number>) => Object.values(values).reduce((a, b) => a + b, 0)
  expect([sum(sex!), sum(workingTenure!)]).toEqual([total, total])
})

test('every test figure, also within its groups, is the length of its list', async () => {
  const tests = (await resultOf('testtools/alltest')) as Tests
  expect(Object.keys(tests)).toHaveLength(11)
  const paths = { Gender: 'sex', Age: 'age', Business: 'business', Office: 'office' }
  const filters = { Gender: 'sex', Age: 'category', Business: 'businessId', Office: 'officeLocationId' }
  let seen = 0
  for (const [code, { user, testResult, subtests }] of Object.entries(tests)) {
    expect(user.tested + user.notTested).toBe(850)
    expect(await totalOf('testtools/test', `&testId=${code}`)).toBe(user.tested)
    for (const { id, value } of testResult) expect(await totalOf('testtools/test', `&testId=${id}`)).toBe(value)
    for (const { name, groupId } of subtests) {
      const path = paths[name]
      const groups = (await resultOf(`testtools/${path}`, `&groupId=${groupId}`)) as {
        id: string
        testResult: Counted[]
      }[]
      // Two results per group are enough: all come from the same count.
      for (const group of groups)
        for (const { id, value } of group.testResult.slice(0, 2)) {
          const query = `&testId=${id}&groupId=${groupId}&${filters[name]}=${group.id}`
          expect([query, await totalOf(`testtools/${path}`, query)]).toEqual([query, value])
          seen += 1
        }
    }
  }
  expect(seen).toBeGreaterThan(150)
})
test('a test that the corporate does not use is missing', async () => {
  expect(Object.keys((await resultOf('testtools/alltest', '', 'COR0002')) as Tests)).toEqual([
    'int01',
    'pers01',
    'grit01',
  ])
  expect(await resultOf('testtools/alltest', '', 'COR0003')).toEqual({})
})
test('lists are paged in one order, and their rows are what the wire contract lists', async () => {
  const page = (start: number, length: number) =>
    callApi(backend, `${DASHBOARD}/list/demografi/all?corporateId=COR0001&start=${start}&length=${length}`)
  const whole = rowsOf(await page(0, 850))
  expect(rowsOf(await page(3, 10))).toEqual(whole.slice(30, 40))
  expect(whole[0]).toEqual({ firstName: 'Dian', lastName: 'Purnama', mus01: { userId: 'USR-DIAM' } })
  expect(new Set(whole.map(({ mus01 }) => JSON.stringify(mus01))).size).toBe(850)
})
test('a border value falls into one band, and bands follow the clock', async () => {
  const later = { session: 'later' }
  const before = (await callApi(backend, `${DASHBOARD}/demografi/all?corporateId=COR0001`, later))
    .result as Demographics
  await callApi(backend, '/__mock/clock', { ...later, body: { now: '2046-11-16T09:00:00+07:00' } })
  const after = (await callApi(backend, `${DASHBOARD}/demografi/all?corporateId=COR0001`, later)).result as Demographics
  expect(before.age!['upper']).toBeLessThan(after.age!['upper']!)
  expect(after.workingTenure).toMatchObject({ lower: 0, around: 0 })
})
test.each([
  'list/demografi/office?corporateId=COR0001&start=0&length=10&officeLocationId=OFF-MARS',
  'list/testtools/test?corporateId=COR0001&start=0&length=10&testId=INT-MARS',
  'list/testtools/test?corporateId=COR0002&start=0&length=10&testId=val01',
  'testtools/age?corporateId=COR0001&groupId=GRP-INT01-SEX',
  'demografi/all?corporateId=COR0009',
])('%s is not found', async (path) => expect((await callApi(backend, `${DASHBOARD}/${path}`)).status).toBe(404))
test.each(['demografi/all', 'testtools/alltest', 'vacancy/top', 'list/demografi/all'])(
  '%s needs the right to the dashboard',
  async (path) => {
    const page = path.startsWith('list') ? '&start=0&length=10' : ''
    const answer = await callApi(backend, `${DASHBOARD}/${path}?corporateId=COR0001${page}`, { as: 'rudi.hartono' })
    expect(answer.status).toBe(403)
  },
)
test('the licence has its four units, and employees use up the capacity', async () => {
  const unitsOf = async (corporateId: string) =>
    ((await resultOf('license/table', '', corporateId)) as { license: object[] }).license
  expect(await unitsOf('COR0001')).toEqual([
    { unit: 'Capacity', purchased: 1000, used: 850 },
    { unit: 'User License', purchased: 10, used: 6 },
    { unit: 'Job Vacancy', purchased: 20, used: 7 },
    { unit: 'Query Result', purchased: 1000, used: 240 },
  ])
  expect(await unitsOf('COR0003')).toContainEqual({ unit: 'Capacity', purchased: 0, used: 0 })
})
test('the ten vacancies with the most applications, highest first', async () => {
  const top = (await resultOf('vacancy/top')) as { total: number; position: string }[]
  expect(top).toHaveLength(10)
  expect(top.map(({ total }) => total)).toEqual(top.map(({ total }) => total).toSorted((a, b) => b - a))
  expect(await resultOf('vacancy/top', '', 'COR0003')).toEqual([])
})
test('name and logo of a corporate are for its own users only', async () => {
  const answer = await callApi(backend, '/rest/view/mco01/findOne/COR0001')
  expect(answer.result).toMatchObject({ corporateId: 'COR0001', corporateName: 'PT Nusantara Karya Digital' })
  expect(outcomeOf(await callApi(backend, '/rest/view/mco01/findOne/COR0003', { as: 'siti.aminah' }))[0]).toBe(404)
})
test('the staff is the same in every process', () => {
  const { employees } = generatedStaff('COR0001')
  expect(employees[10]).toMatchObject({ person: { userId: 'USR00000016' }, hasJoined: true })
})
