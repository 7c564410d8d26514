import { expect, holdBack, test } from '../../support/test'

const TALENTS = '/dashboard/0/talentsearch'

test('account and menu are asked before any script of the console is there, and once', async ({ page, world }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdBack(page, '**/assets/**')
  await page.goto(TALENTS, { waitUntil: 'commit' })
  await world.expectCall('loginOnSuccess', { body: { userId: 'budi.santoso' }, status: 200 })
  await world.expectCall('listMenuCorporates', { status: 200 })
  expect(await world.calls('searchTalents')).toEqual([])
  release()
  await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
  expect(asked.filter((path) => /login\/onsuccess|menu\/corporate|config\.json/.test(path)).toSorted()).toEqual([
    '/config.json',
    '/rest/console/auth/menu/corporate',
    '/rest/post/login/onsuccess',
  ])
})

test('a refused early call is told and repeated like any other', async ({ page, world }) => {
  await world.fault({ endpoint: 'loginOnSuccess', kind: 'status', status: 500, times: 1 })
  await page.goto(TALENTS)
  await expect(page.getByRole('alert')).toContainText('Maaf, terjadi kesalahan.')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
})

test('a token that was revoked meanwhile leads to the sign-in', async ({ page, world }) => {
  await world.fault({ endpoint: 'loginOnSuccess', kind: 'status', status: 401, times: 0 })
  await page.goto(TALENTS)
  await expect(page).toHaveURL(/\/login/)
  expect(await world.calls('searchTalents')).toEqual([])
})

test('an early call that is never answered is ended, with a way on', async ({ page, world }) => {
  await page.clock.install()
  await world.fault({ endpoint: 'loginOnSuccess', kind: 'hang', times: 0 })
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('login/onsuccess'))
  await page.goto(TALENTS)
  // The time begins to count once the console has taken the call over.
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 1 })
  }).toPass()
  await ended
})
