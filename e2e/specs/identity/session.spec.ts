import type { Page } from '@playwright/test'
import {
  idToken,
  identityCalls,
  loseSession as loseTokens,
  sessionCookies,
  signIn,
  storedSession,
} from '../../support/signIn'
import { isNewSearch, expectSettled, unfold } from '../../support/talents'
import { expect, expectAccessibleInBoth, test } from '../../support/test'
import { show } from '../../support/visibility'

const SEARCH = '/dashboard/0/talentsearch'
const CHECK = '00:10'
const DAY_SECONDS = 86_400
/** All but half a minute of a demo token's lifetime of one hour. */
const ALMOST_OVER = '59:30'

const relogin = (page: Page) => page.getByRole('dialog', { name: 'Masuk kembali' })
const results = (page: Page) => page.getByRole('heading', { name: /^Hasil pencarian/ })
const firstName = (page: Page) => page.getByRole('textbox', { name: 'Nama depan' })
async function open(page: Page, path = SEARCH) {
  await page.clock.install()
  await page.goto(path)
  await expect(results(page)).toContainText('orang')
  // A pending read would time out when the clock jumps ahead.
  await quiet(page)
}
/** Waits until no read is pending, so that the next request finds the session expired. */
const quiet = (page: Page) => page.waitForLoadState('networkidle')
/** Removes the tokens, as the end of a session in another tab does. */
async function loseSession(page: Page) {
  await quiet(page)
  await loseTokens(page)
}
test.describe('the session check', () => {
  test('detects within ten seconds on every frame that a session is over', async ({ page }) => {
    await page.clock.install()
    for (const path of ['/home', '/dashboard/0', '/intro']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await loseSession(page)
      await page.clock.fastForward(CHECK)
      await expect(relogin(page), path).toBeVisible()
      await signIn(page, {})
      await expect(relogin(page)).toBeHidden()
    }
  })

  test('pauses in a hidden tab and checks again when it becomes visible', async ({ page }) => {
    await open(page)
    await show(page, 'hidden')
    await loseSession(page)
    await page.clock.fastForward('01:00')
    await expect(relogin(page)).toBeHidden()
    await show(page, 'visible')
    await expect(relogin(page)).toBeVisible()
  })

  test('sends no request while the token is valid, and renews one that is about to expire, silently', async ({
    page,
    world,
  }) => {
    const identity = identityCalls(page)
    await world.identity({ idTokenSeconds: DAY_SECONDS })
    await open(page)
    await world.forget()
    await page.clock.fastForward(CHECK)
    await page.clock.fastForward(CHECK)
    expect(identity).toEqual([])
    expect(await world.calls()).toEqual([])
    const before = await idToken(page)
    await page.clock.fastForward(ALMOST_OVER)
    await expect.poll(() => idToken(page)).not.toBe(before)
    const token = await idToken(page)
    const sessionToken = async () => (await sessionCookies(page)).find(({ name }) => name === 'sessionToken')?.value
    await expect.poll(sessionToken).toBe(token)
    await page.clock.fastForward(CHECK)
    expect(identity).toEqual(['InitiateAuth'])
    await expect(relogin(page)).toBeHidden()

    const searchRequest = page.waitForRequest((request) => request.url().includes('firstNames=Ayu'))
    await unfold(page)
    await firstName(page).fill('Ayu')
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    expect((await searchRequest).headers().authorization).toBe(token)
  })

  test('renews once for two tabs', async ({ page, world, context }) => {
    await world.identity({ idTokenSeconds: DAY_SECONDS })
    await open(page)
    const other = await context.newPage()
    await open(other)
    const identity = identityCalls(page)
    const before = await idToken(page)
    // Both tabs share the clock.
    await page.clock.fastForward(ALMOST_OVER)
    await expect.poll(() => idToken(page)).not.toBe(before)
    await page.clock.fastForward(CHECK)
    await expect(relogin(other)).toBeHidden()
    expect(identity).toEqual(['InitiateAuth'])
  })

  test('is silent while the identity provider is unavailable', async ({ page, world }) => {
    await world.identity({ idTokenSeconds: DAY_SECONDS })
    await open(page)
    const identity = identityCalls(page)
    const before = await idToken(page)
    for (const [fault, passed] of [
      [{ kind: 'cut' }, ALMOST_OVER],
      [{ kind: 'status', status: 503 }, CHECK],
    ] as const) {
      const asked = identity.length
      await world.fault({ endpoint: 'cognito', times: 0, ...fault })
      await page.clock.fastForward(passed)
      await expect.poll(() => identity.length, fault.kind).toBeGreaterThan(asked)
      await expect(results(page)).toBeVisible()
      await expect(relogin(page)).toBeHidden()
      await expect(page.getByRole('alert')).toBeHidden()
      await world.heal()
    }
    await page.clock.fastForward(CHECK)
    await expect.poll(() => idToken(page)).not.toBe(before)
  })
})

test('recognises the typed ID, even after a reload and a new sign-in', async ({ page, world }) => {
  await open(page)
  await page.reload()
  await expect(results(page)).toContainText('orang')
  expect((await storedSession(page))?.username).not.toContain('budi')
  await loseSession(page)
  await page.clock.fastForward(CHECK)
  await signIn(page, {})
  await expect(relogin(page)).toBeHidden()
  await page.reload()
  await expect(results(page)).toContainText('orang')
  const profileCalls = (await world.calls('loginOnSuccess')).map(({ body, status }) => ({ body, status }))
  expect(profileCalls).toEqual(profileCalls.map(() => ({ body: { userId: 'budi.santoso' }, status: 200 })))
  expect(profileCalls.length).toBeGreaterThan(2)
})

for (const hours of [1, -1])
  test(`needs at most one renewal when the clock is off by ${hours} h`, async ({ page }) => {
    const identity = identityCalls(page)
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await page.goto(SEARCH)
    await expect(results(page)).toContainText('orang')
    await page.clock.fastForward(CHECK)
    for (const screen of ['Dasbor', 'Jadwal Chat', 'Infografik']) {
      await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: screen }).click()
      await expect(page).toHaveTitle(new RegExp(screen))
      await quiet(page)
    }
    expect(identity.length).toBeLessThan(2)
  })

test.describe('a session that is over', () => {
  for (const { path, endpoint, seen } of [
    { path: '/create-job-vacancy/add', endpoint: 'getVacancyFormInit', seen: 'Buat Lowongan Baru' },
    { path: '/create-job-vacancy', endpoint: 'getVacancyPermission', seen: 'Job Vacancy Posting' },
  ] as const)
    test(`continues after the sign-in when it ended before the screen was shown (${endpoint})`, async ({
      page,
      world,
    }) => {
      const revoked = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }
      await page.route('**/cognito', (route) => route.fulfill({ status: 400, json: revoked }))
      await world.fault({ endpoint, kind: 'status', status: 401, times: 0 })
      await page.goto(`/dashboard/0${path}`)
      await expect(relogin(page)).toBeVisible()
      await world.heal()
      await page.unrouteAll()
      await signIn(page, {})
      await expect(relogin(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: seen })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeHidden()
    })

  test('is reported by the next read, and the work continues after a new sign-in', async ({ page, world }) => {
    await page.goto(SEARCH)
    await expect(results(page)).toContainText('2.000 orang')
    await unfold(page)
    await firstName(page).fill('Ayu')
    // Lists of the panel load on approach; the search is the read that finds the session expired.
    await quiet(page)
    await world.identity({ revoke: 'budi.santoso' })
    await world.forget()
    await page.getByRole('button', { name: 'Cari', exact: true }).click()

    const dialog = relogin(page)
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText('Sesi Anda telah berakhir, silakan masuk kembali.')
    const id = dialog.getByRole('textbox', { name: 'KLOB ID' })
    await expect(id).toHaveValue('budi.santoso')
    await expect(id).not.toBeEditable()
    await expect(dialog.getByRole('textbox', { name: 'Kata sandi' })).toBeFocused()
    await expect(dialog.getByText('Password is required')).toBeHidden()
    await expectAccessibleInBoth(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()

    await signIn(page, { password: 'Salah12345' })
    await expect(dialog.getByText('KLOB ID atau kata sandi salah.')).toBeVisible()
    await signIn(page, {})
    await expect(dialog).toBeHidden()
    const searchStatuses = async () =>
      (await world.calls('searchTalents')).filter(isNewSearch).map(({ status }) => status)
    await expect.poll(searchStatuses).toEqual([401, 200])
    await expectSettled(page)
    await expect(page.getByRole('rowheader', { name: 'Ayu' }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    expect(await searchStatuses()).toEqual([401, 200])
  })

  test('is reported above the screen during navigation, not by the sign-in page', async ({ page }) => {
    await page.goto(SEARCH)
    await expect(results(page)).toContainText('2.000 orang')
    await unfold(page)
    await firstName(page).fill('Ayu')
    await loseSession(page)
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(relogin(page)).toBeVisible()
    await signIn(page, {})
    await expect(relogin(page)).toBeHidden()
    await expect(page).toHaveURL(/talentsearch\?firstNames=Ayu/)
    await expect(page.getByRole('rowheader', { name: 'Ayu' }).first()).toBeVisible()
  })

  test('keeps everything that was typed, and reopens although the profile cannot be loaded at the moment', async ({
    page,
    world,
  }) => {
    await open(page)
    await unfold(page)
    await firstName(page).fill('Sri')
    await loseSession(page)
    await page.clock.fastForward(CHECK)
    await expect(relogin(page)).toBeVisible()
    await world.fault({ endpoint: 'loginOnSuccess', kind: 'status', times: 0 })
    await signIn(page, {})
    await expect(relogin(page)).toBeHidden()
    expect(await idToken(page)).toBeDefined()
    await expect(firstName(page)).toHaveValue('Sri')
    await expect(page).toHaveURL(SEARCH)
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(page).toHaveURL(/firstNames=Sri/)
    await expect(page.getByRole('rowheader', { name: 'Sri' }).first()).toBeVisible()
  })

  test('reopens in the other tab, too, after a sign-in in one', async ({ page, context }) => {
    await open(page)
    const other = await context.newPage()
    await open(other)
    await loseSession(page)
    await page.clock.fastForward(CHECK)
    await other.clock.fastForward(CHECK)
    await expect(relogin(other)).toBeVisible()
    await signIn(page, {})
    await expect(relogin(page)).toBeHidden()
    await expect(relogin(other)).toBeHidden()
  })

  test('can be ended for good', async ({ page }) => {
    await open(page)
    await loseSession(page)
    await page.clock.fastForward(CHECK)
    await relogin(page).getByRole('button', { name: 'Keluar' }).click()
    await expect(page).toHaveURL('/')
    expect(await sessionCookies(page)).toEqual([])
  })

  test('redirects to the sign-in page when nothing was shown yet', async ({ page, world }) => {
    await world.identity({ revoke: 'budi.santoso' })
    await page.goto(SEARCH)
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: SEARCH, ended: 'true' })}`)
    await expect(relogin(page)).toBeHidden()
    await signIn(page, { id: 'budi.santoso' })
    await expect(page).toHaveURL(SEARCH)
    await expect(results(page)).toContainText('2.000 orang')
  })

  test('is reported for a token that only the server considers expired', async ({ page, world }) => {
    // Answer for a browser whose clock is slow: renew and retry.
    await world.fault({ endpoint: 'loginOnSuccess', kind: 'status', status: 401 })
    await page.goto(SEARCH)
    await expect(results(page)).toContainText('2.000 orang')
    await expect(relogin(page)).toBeHidden()
  })
})

test('retries a read rejected once with a new token', async ({ page, world }) => {
  const identity = identityCalls(page)
  await world.fault({ endpoint: 'searchTalents', kind: 'status', status: 401 })
  await page.goto(SEARCH)
  await expect(results(page)).toContainText('2.000 orang')
  expect(identity).toEqual(['InitiateAuth'])
  await expect(relogin(page)).toBeHidden()
})

test.describe('signing out', () => {
  test('clears everything, ends on the landing page, and notifies the other tabs', async ({ page, context, world }) => {
    await page.goto('/dashboard/0')
    const [search, chooser] = [await context.newPage(), await context.newPage()]
    await search.goto(SEARCH)
    await chooser.goto('/home')
    await expect(chooser.getByRole('heading', { name: 'Pilih perusahaan' })).toBeVisible()
    await expect(results(search)).toBeVisible()
    // A read that comes after the end of the session is refused.
    for (const tab of [page, search, chooser]) await quiet(tab)

    const identity = identityCalls(page)
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    for (const tab of [page, search, chooser])
      await expect(tab.getByRole('link', { name: 'Masuk ke akun' })).toBeVisible()
    expect(await sessionCookies(page)).toEqual([])
    expect(identity).toContain('RevokeToken')
    expect((await world.calls()).every(({ status }) => status === 200)).toBe(true)
    await page.goto(SEARCH)
    await expect(page).toHaveURL(/\/login\?next=/)
  })

  test('shows that it is in progress', async ({ page, world }) => {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await world.fault({ endpoint: 'cognito', kind: 'hang' })
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('dialog', { name: 'Sedang keluar...' })).toBeVisible()
    await page.getByRole('button', { name: 'Tutup', exact: true }).click()
    await expect(page).toHaveURL('/')
  })

  test('works without the identity provider', async ({ page, world }) => {
    await page.goto('/home')
    await world.fault({ endpoint: 'cognito', kind: 'cut', times: 0 })
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Tutup', exact: true }).click()
    await expect(page).toHaveURL('/')
    expect([await sessionCookies(page), await storedSession(page)]).toEqual([[], undefined])
  })
})

test('does not let another user who signs in elsewhere work in this page', async ({ page, context }) => {
  await page.goto('/dashboard/2')
  await expect(page.getByRole('button', { name: 'Menu Budi' })).toBeVisible()
  await quiet(page)
  const other = await context.newPage()
  // The sign-in page was opened before, while signed out.
  await loseTokens(page)
  await other.goto('/login')
  await signIn(other, { id: 'siti.aminah' })
  await expect(other).toHaveURL('/dashboard/0')
  await expect(page.getByRole('button', { name: 'Menu Siti' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard/0')
})

test('a sign-in page that an ended session has led to says so, after a reload, too', async ({ page }) => {
  await page.clock.install()
  await page.goto(SEARCH)
  await expect(results(page)).toContainText('orang')
  const ended = page.getByText('Sesi Anda telah berakhir, silakan masuk kembali.')
  await page.clock.setFixedTime(Date.now() + 366 * DAY_SECONDS * 1000)
  await page.reload()
  await expect(ended).toBeVisible()
  await page.reload()
  await expect(ended).toBeVisible()
})
