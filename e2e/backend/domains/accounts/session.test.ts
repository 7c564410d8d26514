import { expect, test } from 'vitest'
import { allows, rights } from '../../../../src/lib/rules/rights'
import { callApi, backendForTests, rowsOf, send } from '../../testBackend'
import { allRights } from './seed'

const backend = backendForTests()
const login = (as: string, userId = as) => callApi(backend, '/rest/post/login/onsuccess', { as, body: { userId } })

test('the profile has the corporates of the caller, unsorted, with logos of this origin', async () => {
  const { result } = await login('budi.santoso')
  expect(result).toMatchObject({
    mus01: { userId: 'USR-BUDI', firstName: 'Budi', lastName: 'Santoso', profilePictureUrl: null },
    usr01: {
      corporate: [
        { corporateId: 'COR0003', corporateName: 'PT Cakrawala Energi' },
        {
          corporateId: 'COR0001',
          corporateName: 'PT Nusantara Karya Digital',
          corporateLogo: 'http://console.test/files/logo/COR0001.svg',
        },
        { corporateId: 'COR0002', corporateName: 'PT Samudra Logistik Abadi' },
      ],
    },
    tts01Int01: true,
  })
})
test('a restored session may send its user id; the id of another user is refused', async () => {
  expect((await login('siti.aminah', 'USR-SITI')).status).toBe(200)
  expect((await login('siti.aminah', 'budi.santoso')).status).toBe(403)
})
test('rina.wijaya has not taken the tests, agus.pratama has no corporate', async () => {
  expect((await login('rina.wijaya')).result).toMatchObject({ tts01Int01: null })
  expect((await login('agus.pratama')).result).toMatchObject({ usr01: { corporate: [] } })
})
test('menus are paged: rudi.hartono has no right in COR0001 and may search in COR0002', async () => {
  const answer = await callApi(backend, '/rest/console/auth/menu/corporate?start=0&length=10', { as: 'rudi.hartono' })
  const allowed = rowsOf(answer).map((row) => {
    const menu = row.menu as { id: string; allowed: boolean; childMenu: { id: string; allowed: boolean }[] }[]
    const all = menu.flatMap((entry) => [entry, ...entry.childMenu]).filter((entry) => entry.allowed)
    return [row.corporateId, all.map((entry) => entry.id)]
  })
  expect(allowed).toEqual([
    ['COR0002', ['AUTH2002', 'AUTH2040', 'AUTH2009', 'AUTH2010', 'AUTH1038', 'AUTH2049']],
    ['COR0001', []],
  ])
})
test('a logo is an SVG that may run and load nothing', async () => {
  const logo = await send(backend, '/files/logo/COR0002.svg', { as: undefined })
  expect(logo.headers.get('content-type')).toBe('image/svg+xml')
  expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(logo.headers.get('content-security-policy')).toContain('sandbox')
  expect(await logo.text()).toMatch(/^<svg /)
})

test('an account with all rights has every right of the console', () => {
  expect(Object.entries(rights).flatMap(([name, right]) => (allows(allRights.menu, right) ? [] : name))).toEqual([])
})
