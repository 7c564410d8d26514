import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { subtestNames } from '~/api/contract/dashboard'
import { CurrentCorporate } from '~/components/corporate'
import { testNames } from '~/lib/codes'
import { keysOf } from '~/lib/fields'
import { mount } from '../../../e2e/support/mount'
import { queries } from './queries'
import { TestTiles } from './TestTiles'

const scope = { corporateId: 'COR0001' }
const corporate = {
  viewer: { userId: 'USR-BUDI', corporate: { ...scope, corporateName: 'PT Contoh', menu: [] } },
  writer: { ...scope, userId: 'USR-BUDI' },
  scope,
  index: '0',
}
const codes = keysOf(testNames)
/** The ids of the groups in each breakdown, which are the filters of their lists. */
const groups = {
  Gender: ['M', 'F', 'notStated'],
  Age: ['lower', 'around', 'around2', 'upper'],
  Business: ['BUS-001', 'BUS-002'],
  Office: ['OFF-JKT', 'OFF-SBY'],
} as const
const labels = { Gender: 'Jenis kelamin', Age: 'Umur', Business: 'Unit bisnis', Office: 'Lokasi kantor' }
const results = (code: string) => [1, 2].map((n) => ({ id: `${code}-R${n}`, text: `Hasil ${n}`, value: 10 + n }))

/** The answers of a corporate that uses every test; the first one has every breakdown. */
function answers() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const subtests = subtestNames.map((name) => ({ name, groupId: `GRP-${name}` }))
  const answer = codes.map((code, n) => {
    const user = { tested: 100 + n, notTested: 5 }
    return [code, { user, testResult: results(code), subtests: n === 0 ? subtests : [] }]
  })
  client.setQueryData(queries.tests(scope).queryKey, Object.fromEntries(answer))
  for (const { name, groupId } of subtests)
    client.setQueryData(
      queries.subtest(scope, name, groupId).queryKey,
      groups[name].map((id) => ({ id, text: `Kelompok ${id}`, testResult: results(codes[0]!) })),
    )
  return client
}
const onOpen = vi.fn()
function Tests() {
  const [choice, setChoice] = useState<Parameters<Parameters<typeof TestTiles>[0]['onChoose']>[0]>({})
  return (
    <QueryClientProvider client={answers()}>
      <CurrentCorporate value={corporate}>
        <TestTiles test="" split="" {...choice} onOpen={onOpen} onChoose={setChoice} />
      </CurrentCorporate>
    </QueryClientProvider>
  )
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

describe('opens the employees', () => {
  test('who took a test, from the overview', async () => {
    await mount(<Tests />)
    for (const [n, code] of codes.entries()) {
      await press(`Sudah tes ${testNames[code]}: ${100 + n} karyawan`)
      expect(onOpen).toHaveBeenLastCalledWith({ by: 'test', testId: code })
    }
  })
  test('of each result, for the chosen test', async () => {
    await mount(<Tests />)
    for (const code of codes) {
      await press(`Lihat hasil tes ${testNames[code]}`)
      for (const { id, text, value } of results(code)) {
        await press(`${text}: ${value} karyawan`)
        expect(onOpen).toHaveBeenLastCalledWith({ by: 'test', testId: id })
      }
    }
  })
  test.each([
    ['Gender', 'sex', 'sex'],
    ['Age', 'age', 'category'],
    ['Business', 'business', 'businessId'],
    ['Office', 'office', 'officeLocationId'],
  ] as const)('of each group and result, in the breakdown %s', async (name, by, filter) => {
    await mount(<Tests />)
    await press(labels[name])
    for (const group of groups[name])
      for (const { id: testId, text, value } of results(codes[0]!)) {
        await press(`Kelompok ${group}, ${text}: ${value} karyawan`)
        expect(onOpen).toHaveBeenLastCalledWith({ by, testId, groupId: `GRP-${name}`, [filter]: group })
      }
  })
})
