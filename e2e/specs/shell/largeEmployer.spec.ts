import type { Page } from '@playwright/test'
import { alterResult } from '../../support/figures'
import { idToken, identityCalls } from '../../support/signIn'
import { stageLink } from '../../support/stages'
import { openSavedList, openTalents } from '../../support/talents'
import { expect, test } from '../../support/test'
import { show } from '../../support/visibility'

const elements = (page: Page) => page.locator('*').count()

test('a breakdown of 500 offices has at most 4,000 elements, by the calls of one of three', async ({ page, world }) => {
  type Office = { id: string; text: string }
  await alterResult(page, 'console/corporate/dashboard/testtools/office', ([first]: Office[]) =>
    Array.from({ length: 500 }, (_, n) => ({ ...first, id: `OFF-${n}`, text: `Kantor ${n + 1}` })),
  )
  await page.goto('/dashboard/0?split=Office')
  await expect(page.getByRole('button', { name: '400 lainnya' })).toBeVisible()
  expect(await elements(page)).toBeLessThan(4_000)
  expect((await world.calls('getTestByOffice')).length).toBe(1)
})

test('an infographic of 38 provinces has at most 2,000 elements, by one call a part', async ({ page, world }) => {
  await page.goto('/dashboard/0/infographic?province=ID-JB')
  const all = page.getByRole('table', { name: 'Semua provinsi' }).getByRole('rowheader')
  await expect(all).toHaveCount(38)
  await page.waitForLoadState('networkidle')
  expect(await elements(page)).toBeLessThan(2_000)
  for (const part of ['getInfographicMap', 'getInfographicEducation', 'getInfographicProvince'] as const)
    expect(await world.calls(part), part).toHaveLength(1)
})

test('of 2,000 saved filters ten are asked for and drawn', async ({ page, world }) => {
  await world.seed({
    savedQueries: Array.from({ length: 2_000 }, (_, n) => ({
      family: 'talent' as const,
      corporateId: 'COR0001',
      queryName: `Filter ${n + 1}`,
      body: { gender: 'F' },
    })),
  })
  await openTalents(page)
  await openSavedList(page)
  const list = page.getByRole('dialog', { name: 'List Filter' })
  await expect(list.getByRole('row')).toHaveCount(11)
  const asked = (await world.calls('listTalentQueries')).map(({ query }) => Number(Object.fromEntries(query).length))
  expect(asked.every((length) => length <= 10)).toBe(true)
})

test('of 2,000 saved results ten are asked for and drawn', async ({ page, world }) => {
  await world.seed({
    savedResults: Array.from({ length: 2_000 }, (_, n) => ({ corporateId: 'COR0001', filterName: `Hasil ${n + 1}` })),
  })
  await page.goto('/dashboard/0/es-admin-query')
  await page.getByRole('button', { name: 'Riwayat Hasil', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Riwayat Hasil' }).getByRole('row')).toHaveCount(11)
  const asked = (await world.calls('listEsResults')).map(({ query }) => Object.fromEntries(query).length)
  expect(asked).toEqual(['10'])
})

const SCREENS = {
  'the talent search': '/dashboard/0/talentsearch',
  'the dashboard': '/dashboard/0',
  'the board': stageLink({ view: 'board' }),
}
async function openIdle(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return identityCalls(page)
}
for (const [screen, path] of Object.entries(SCREENS))
  test(`eight idle hours at ${screen} ask for nothing but a new token an hour`, async ({ page, world }) => {
    const identity = await openIdle(page, path)
    await world.forget()
    for (let hour = 1; hour <= 8; hour += 1) {
      const before = await idToken(page)
      // Whatever is due by then runs once, as on a computer that wakes up.
      await page.clock.fastForward('59:30')
      await expect.poll(() => idToken(page)).not.toBe(before)
      await page.clock.fastForward('00:30')
    }
    expect((await world.calls()).map(({ endpoint }) => endpoint)).toEqual([])
    expect(identity.length).toBeLessThanOrEqual(9)
  })

test('eight hours in a hidden tab ask for nothing at all', async ({ page, world }) => {
  const identity = await openIdle(page, SCREENS['the talent search'])
  // The page after the shown one is asked for last.
  await world.expectCall('searchTalents', { query: { start: ['1'] } })
  await show(page, 'hidden')
  await world.forget()
  await page.clock.runFor('08:00:00')
  expect([await world.calls(), identity]).toEqual([[], []])
})
