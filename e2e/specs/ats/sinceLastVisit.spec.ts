import type { Page } from '@playwright/test'
import { loseSession, signIn } from '../../support/signIn'
import { card, cards, openStage, SEARCH, moveAsColleague, openAndMove } from '../../support/stages'
import { expect, expectAccessible, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const REPORT = '/dashboard/0/atsreport'
const summary = (page: Page, name: string) => page.getByRole('list', { name: `Ringkasan ${name}` })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tahap lowongan' }).getByRole('link', { name })
const row = (page: Page) => page.getByRole('article', { name: 'Software Engineer', exact: true })
const markSeenButton = (page: Page) => page.getByRole('button', { name: 'Tandai sudah dilihat' })
const strip = (page: Page) => page.getByRole('region', { name: 'Perlu perhatian' })
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true })
const stored = (page: Page, key: RegExp) =>
  page.evaluate(
    (source) =>
      Object.entries(localStorage)
        .filter(([name]) => new RegExp(source).test(name))
        .map(([, value]) => String(value))
        .join(),
    key.source,
  )
/** Waits until an applicant and the tab counts are stored as seen. */
async function waitUntilSeen(page: Page, userId: string): Promise<void> {
  await expect.poll(() => stored(page, /^klob:seen:/), { timeout: 15_000 }).toContain(userId)
  await expect.poll(() => stored(page, /counts-stages/), { timeout: 15_000 }).toContain('VAC-AKTIF-01')
}
test('marks moves by a colleague on report, tabs and card until the user leaves or dismisses them', async ({
  page,
  world,
}) => {
  await page.goto(REPORT)
  await expect.poll(() => stored(page, /counts-report/)).toContain('VAC-AKTIF-01')
  await openStage(page)
  await expect(card(page, AYU)).toBeVisible()
  // Nothing is new on the first visit.
  await expect(markSeenButton(page)).toBeHidden()
  await expect(page.getByText('baru', { exact: true })).toBeHidden()
  await waitUntilSeen(page, 'USR-AYU')
  await openStage(page, {}, 3)
  await expect(cards(page)).not.toHaveCount(0)
  await expect.poll(() => stored(page, /^klob:seen:/)).toContain('STG-3')

  // The world's clock is frozen, and a visit counts from its own time.
  await world.clock('2026-11-16T11:00:00+07:00')
  await moveAsColleague(page, 'USR-AYU', 'Tes')
  await page.goto(REPORT)
  await expect(row(page)).toContainText(/bergerak sejak \d\d\/\d\d/)
  await expect(row(page).getByRole('link', { name: 'Tes' })).toContainText(/12\+1 sejak \d\d\/\d\d/)
  await expectAccessible(page)
  await row(page).getByRole('link', { name: 'Tes' }).click()
  await expect(tab(page, 'Tes')).toContainText('+1')
  await expect(tab(page, 'Lamaran Masuk')).toContainText('−1')
  await expect(summary(page, AYU)).toContainText('pindah dari Lamaran Masuk')
  await expectAccessible(page)
  // The mark stays while the stage is shown, even after it was in view, and is gone on the next visit.
  await waitUntilSeen(page, 'USR-AYU')
  await expect(summary(page, AYU)).toContainText('pindah dari Lamaran Masuk')

  await markSeenButton(page).click()
  await expect(page.getByText('Tahap ini ditandai sudah dilihat')).toBeVisible()
  await expect(summary(page, AYU)).not.toContainText('pindah dari')
  await expect(tab(page, 'Tes')).not.toContainText('+1')
  await expect(markSeenButton(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: '12 pelamar' })).toBeFocused()
  await page.reload()
  await expect(summary(page, AYU)).toBeVisible()
  await expect(summary(page, AYU)).not.toContainText('pindah dari')
  await expect(tab(page, 'Tes')).not.toContainText('+1')
})

test('counts new applicants on the server and marks them in the list; reports a failed count', async ({
  page,
  world,
}) => {
  await world.clock('2026-11-02T09:00:00+07:00')
  await openStage(page)
  await waitUntilSeen(page, 'USR-AYU')
  await world.clock('2026-11-20T09:00:00+07:00')
  // The count alone fails.
  await page.route(/\/pipeline\/search\?.*startSendDate/, (route) =>
    route.fulfill({ status: 403, json: { status: 'ERROR', message: 'Tidak boleh', result: null } }),
  )
  await page.reload()
  await expect(page.getByText(/gagal dihitung/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText(/^\d+ melamar sejak 02\/11 09\.0\d\. 'Baru': belum Anda lihat di sini\.$/)).toBeVisible()
  const countCall = (await world.calls(SEARCH)).findLast(({ query }) =>
    query.some(([name]) => name === 'startSendDate'),
  )
  expect(Object.fromEntries(countCall!.query)).toMatchObject({
    // The world's clock runs meanwhile.
    startSendDate: expect.stringMatching(/^02-11-2026 09:0\d$/),
    endSendDate: expect.stringMatching(/^20-11-2026 09:0\d$/),
    length: '1',
  })
  // The next page was not visited.
  await page.getByRole('button', { name: 'Halaman 2' }).click()
  await expect(page.getByText('baru', { exact: true }).first()).toBeVisible()
})

test("does not mark the user's own moves, and does not show another user whom one has seen", async ({ page }) => {
  await openStage(page, {}, 3)
  await expect(cards(page)).not.toHaveCount(0)
  await expect.poll(() => stored(page, /^klob:seen:/)).toContain('STG-3')
  await openAndMove(page, 'USR-AYU', AYU, 1, 'Tes')
  await openStage(page, {}, 3)
  await expect(card(page, AYU)).toBeVisible()
  await expect(summary(page, AYU)).not.toContainText(/baru|pindah dari/)
  await expect(tab(page, 'Tes')).not.toContainText('+1')

  await page.waitForLoadState('networkidle')
  await loseSession(page)
  await page.goto('/login')
  await signIn(page, { id: 'siti.aminah' })
  await expect(page).toHaveURL('/dashboard/0')
  expect(await stored(page, /./)).not.toContain('USR-AYU')
})

test('shows the net change of applicants on the dashboard', async ({ page }) => {
  await page.goto(REPORT)
  await expect.poll(() => stored(page, /counts-report/)).toContain('VAC-AKTIF-01')
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('counts-report'))!
    const visits = JSON.parse(localStorage.getItem(key)!) as Record<string, { counts: Record<string, number> }>
    visits['VAC-AKTIF-01']!.counts['VAC-AKTIF-01.STG-1'] = 51
    localStorage.setItem(key, JSON.stringify(visits))
  })
  await page.goto('/dashboard/0')
  await strip(page)
    .getByRole('link', { name: '+3 pelamar di Software Engineer sejak Anda lihat di ATS Report' })
    .click()
  await expect(row(page)).toContainText(/\+3 sejak/)

  // Changes seen in the report are not marked on the dashboard right after it.
  await expect.poll(() => stored(page, /counts-report/)).toContain('"VAC-AKTIF-01.STG-1":54')
  await menuLink(page, 'Dasbor').click()
  await expect(
    strip(page)
      .getByRole('link', { name: /lewat tanggal|berakhir dalam/ })
      .first(),
  ).toBeVisible()
  await expect(strip(page)).not.toContainText('sejak Anda lihat di ATS Report')
})

test('stores a stage as seen only together with the count that its tab shows', async ({ page, world }) => {
  await openStage(page)
  await waitUntilSeen(page, 'USR-AYU')
  await world.clock('2026-11-16T11:00:00+07:00')
  await page.reload()
  await expect(tab(page, 'Lamaran Masuk')).toHaveText(/^Lamaran Masuk\s*54$/)
  await moveAsColleague(page, 'USR-AYU', 'Tes')
  const setItem = await page.evaluateHandle(() => Storage.prototype.setItem)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await markSeenButton(page).click()
  await expect(
    page.getByText('Tidak dapat ditandai: penyimpanan browser ini penuh atau dimatikan.', { exact: false }),
  ).toBeVisible()
  await setItem.evaluate((original) => {
    Storage.prototype.setItem = original
  })
  await markSeenButton(page).click()
  await expect(page.getByText('Tahap ini ditandai sudah dilihat')).toBeVisible()
  await expect(tab(page, 'Lamaran Masuk')).toHaveText(/^Lamaran Masuk\s*53$/)
  await page.reload()
  await expect(tab(page, 'Lamaran Masuk')).toHaveText(/^Lamaran Masuk\s*53$/)
})

test('marks only the applicant opened on the board as seen, not the rest of the stage', async ({ page }) => {
  await openStage(page, { view: 'board', open: 'USR-AYU' })
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${AYU}`) })).toBeFocused()
  await expect.poll(() => stored(page, /^klob:seen:/)).toContain('USR-AYU')
  await moveAsColleague(page, 'USR-AYU', 'Tes')
  await openStage(page, {}, 3)
  await expect(summary(page, AYU)).toContainText('pindah dari Lamaran Masuk')
  await expect(page.getByText('baru', { exact: true })).toBeHidden()
})
