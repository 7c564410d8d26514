import { expect, test } from 'vitest'
import { demographicCharts, scarceLicenses, testBase, testsInOrder, usageOf } from './figures'

test.each([
  [20, 0, 'good', 'Cukup, 0% terpakai'],
  [1000, 699, 'good', 'Cukup, 69,9% terpakai'],
  [10, 7, 'warn', 'Hampir habis, 70% terpakai'],
  [10, 9, 'warn', 'Hampir habis, 90% terpakai'],
  [1000, 901, 'bad', 'Segera habis, 90,1% terpakai'],
  [5, 5, 'bad', 'Habis, 100% terpakai'],
  [5, 6, 'bad', 'Melebihi kuota, 120% terpakai'],
  [0, 0, 'none', 'Tidak ada kuota'],
  [0, 3, 'none', 'Terpakai tanpa kuota'],
  [null, 3, 'none', 'Belum diketahui'],
  [3, null, 'none', 'Belum diketahui'],
])('%s purchased and %s used is %s', (purchased, used, tone, told) => {
  expect(usageOf({ unit: 'Capacity', purchased, used })).toMatchObject({ tone, told })
})
test('shows only the bands of the answer, including unknown ones', () => {
  const [sex, age, tenure, offices] = demographicCharts({
    total: 1,
    notJoined: 0,
    sex: { M: 1, F: null, notStated: 0 },
    age: { lower: 0, around: 1, around2: 0, upper: null },
    tenure: { lower: 1, around: 0, upper: 0, notStated: null },
    offices: [],
  })
  expect(sex!.shares.map(({ value }) => value)).toEqual([1, null, 0])
  expect(age!.shares.map(({ label }) => label)).toEqual(['<=18', '18 - 24', '24 - 35', '>35'])
  expect(tenure!.shares.map(({ id }) => id)).toEqual(['lower', 'around', 'upper', 'notStated'])
  expect(offices!.shares).toEqual([])
})
test('behind each share of a demographic chart is the group of its own employees', () => {
  const charts = demographicCharts({
    total: 9,
    notJoined: 0,
    sex: { M: 1, F: 1, notStated: 1 },
    age: { lower: 1, around: 1, around2: 1, upper: 1 },
    tenure: { lower: 1, around: 1, upper: 1, notStated: 1 },
    offices: [
      { id: 'OFF-JKT', text: 'Jakarta', value: 1 },
      { id: 'OFF-SBY', text: 'Surabaya', value: 1 },
    ],
  })
  expect(charts.map(({ shares, groupOf }) => shares.map((share) => [share.label, groupOf(share)]))).toEqual([
    [
      ['Pria', { by: 'sex', sex: 'M' }],
      ['Wanita', { by: 'sex', sex: 'F' }],
      ['Tidak disebutkan', { by: 'sex', sex: 'notStated' }],
    ],
    [
      ['<=18', { by: 'age', category: 'lower' }],
      ['18 - 24', { by: 'age', category: 'around' }],
      ['24 - 35', { by: 'age', category: 'around2' }],
      ['>35', { by: 'age', category: 'upper' }],
    ],
    [
      ['<=3 tahun', { by: 'tenure', category: 'lower' }],
      ['3 - 5 tahun', { by: 'tenure', category: 'around' }],
      ['>=5 tahun', { by: 'tenure', category: 'upper' }],
      ['Tidak disebutkan', { by: 'tenure', category: 'notStated' }],
    ],
    [
      ['Jakarta', { by: 'office', officeLocationId: 'OFF-JKT' }],
      ['Surabaya', { by: 'office', officeLocationId: 'OFF-SBY' }],
    ],
  ])
})
const tested = (count: number | null, notTested: number | null) => ({
  user: { tested: count, notTested },
  testResult: [],
  subtests: [],
})
test('names one base for the percentages of all tests, and which test counts fewer', () => {
  const tests = testsInOrder({ int01: tested(80, 20), pers01: tested(50, 47), val01: tested(null, 100) })
  expect(testBase(tests)).toEqual({ whole: 100, text: 'Persentase dari 100 karyawan, 3 tanpa data di Kepribadian' })
  expect(testBase([])).toEqual({ whole: null, text: '' })
})
test('only a licence of vacancies links to the report', () => {
  const licenses = ['Capacity', 'Job Vacancy'].map((unit) => ({ unit, used: 9, purchased: 10 }))
  expect(scarceLicenses(licenses).map(({ search }) => search)).toEqual([undefined, { status: 'Active' }])
})
test('a licence is scarce from 70 percent; one without a quota or hidden never is', () => {
  const of = (unit: string, used: number | null, purchased: number | null) => ({ unit, used, purchased })
  const licenses = [of('A', 69, 100), of('B', 85, 100), of('C', 3, 0), of('Query Result', 9, 9), of('D', null, 9)]
  expect(scarceLicenses(licenses).map(({ text }) => text)).toEqual(['B: hampir habis, 85% terpakai'])
})
