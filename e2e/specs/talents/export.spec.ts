import type { Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { runUntil } from '../../support/clock'
import { storedIn } from '../../support/stored'
import { chips, field, openTalents, results, unfold } from '../../support/talents'
import { AGAINST_CONTRACT, doubleClick, expect, expectAccessibleInBoth, test } from '../../support/test'
import { show } from '../../support/visibility'

const START = 'startTalentExport'
const LATEST = 'getLatestTalentExport'
const SEARCH = '?firstNames=Ayu&gender=F'
const exporting = (page: Page): Locator => page.getByRole('dialog', { name: 'Download' })
const download = (page: Page): Locator => page.getByRole('button', { name: 'Download', exact: true })
const begin = (page: Page): Promise<void> => exporting(page).getByRole('button', { name: 'Unduh', exact: true }).click()
const tray = (page: Page): Locator => page.getByRole('button', { name: /^Unduhan dan unggahan: / })
const jobs = (page: Page): Locator => page.getByRole('dialog', { name: 'Unduhan dan unggahan' })
const running = (page: Page): Locator => exporting(page).getByText(/Berkas sedang disiapkan\./)
const link = (at: Locator): Locator => at.getByRole('link', { name: 'Unduh berkas' })

/** Opens a search and its export dialog, with a clock that only moves when told to. */
async function openExport(page: Page, query = SEARCH): Promise<void> {
  await page.clock.install()
  await openTalents(page, query)
  await download(page).click()
  await expect(exporting(page)).toBeVisible()
}
/** Starts the export with the clock paused. */
async function start(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
  await begin(page)
  await runUntil(page, () => running(page).isVisible())
}
const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(exporting(page)).toBeHidden()
}

test.describe('without referral codes', () => {
  test('offers no download', async ({ page }) => {
    await openTalents(page, SEARCH, 1)
    await expect(results(page)).toContainText('orang')
    await expect(download(page)).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'Kode referal' })).toHaveCount(0)
  })
})

test('exports the search results, shows so in the dialog, and keeps the form as a draft', async ({ page, world }) => {
  await openTalents(page, SEARCH)
  await unfold(page)
  await field(page, 'Nama depan').fill('Citra')
  await expect(page.getByText('Filter sudah diubah. Tekan Cari untuk memperbarui hasil.')).toBeVisible()
  await download(page).click()
  await expect(exporting(page).getByRole('listitem')).toHaveText(await chips(page).allInnerTexts())
  const count = (await results(page).innerText()).replace('Hasil pencarian', '').trim()
  await expect(exporting(page)).toContainText(`Berkas berisi hasil pencarian saat ini: ${count}.`)
  await doubleClick(exporting(page).getByRole('button', { name: 'Unduh', exact: true }))
  await expect(running(page)).toBeVisible()
  expect((await world.calls(START)).map(({ query }) => Object.fromEntries(query))).toEqual([
    { firstNames: 'Ayu', gender: 'F', corporateId: 'COR0001' },
  ])
})

test('says before a download how many rows a file holds', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), exportRows: 10 } })
  })
  await openTalents(page, SEARCH)
  await download(page).click()
  await expect(exporting(page)).toContainText('Satu berkas memuat paling banyak 10 baris.')
})

test('polls after three seconds and every three from then on, and provides a real file', async ({ page, world }) => {
  await world.exports({ polls: 1 })
  await page.clock.install({ time: new Date('2026-11-16T09:00:00+07:00') })
  await page.addInitScript(() => {
    const asked: number[] = []
    const send = window.fetch
    const addressOf = (what: RequestInfo | URL) => (what instanceof Request ? what.url : String(what))
    window.fetch = (what, how) => {
      if (addressOf(what).includes('/populationexport/')) asked.push(Date.now())
      return send(what, how)
    }
    Object.assign(window, { asked })
  })
  await openTalents(page, SEARCH)
  const firstNames = await page.getByRole('table', { name: 'Cari Talenta' }).getByRole('rowheader').allInnerTexts()
  await download(page).click()
  await expect(exporting(page)).toBeVisible()
  await page.clock.pauseAt(new Date('2026-11-16T10:00:00+07:00'))
  await begin(page)
  await runUntil(page, () => running(page).isVisible())
  await expect(tray(page)).toHaveAccessibleName('Unduhan dan unggahan: 1 berjalan, 0 siap')
  await runUntil(page, () => link(exporting(page)).isVisible())
  await expect(tray(page)).toHaveAccessibleName('Unduhan dan unggahan: 0 berjalan, 1 siap')
  await expect(page.getByText('Berkas talenta siap diunduh')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unduh berkas' })).toBeVisible()
  await page.clock.runFor(30_000)
  // Reading the previous export, the start, and two polls until it was ready.
  const times = await page.evaluate(() => (window as { asked?: number[] }).asked ?? [])
  expect(times).toHaveLength(4)
  for (const wait of times.slice(2).map((time, n) => time - times[n + 1]!)) {
    expect(wait).toBeGreaterThanOrEqual(3_000)
    expect(wait).toBeLessThan(6_000)
  }
  await page.clock.resume()
  await closeDialog(page)
  await tray(page).click()
  await expect(jobs(page)).toContainText('2 kriteria')
  await expect(jobs(page)).toContainText(/PT Nusantara Karya Digital · 16\/11\/2026 1\d:00/)
  const href = (await link(jobs(page)).getAttribute('href'))!
  await expect(link(jobs(page))).toHaveAttribute('rel', 'noopener noreferrer')
  const file = await page.request.get(href)
  const [, ...rows] = await readSheet(await file.body())
  expect(rows.slice(0, firstNames.length).map(([first]) => first)).toEqual(firstNames)
})

test('stores neither the criteria nor the link of a file, and asks for the link again after a reload', async ({
  page,
  world,
}) => {
  await world.exports({ polls: 0 })
  await openExport(page)
  await start(page)
  await runUntil(page, () => link(exporting(page)).isVisible())
  const href = (await link(exporting(page)).getAttribute('href'))!
  const stored = JSON.stringify((await storedIn(page)).local)
  expect(stored).toContain('klob:jobs:')
  expect(stored).not.toMatch(/Ayu/)
  expect(stored).not.toContain(new URL(href, page.url()).pathname)
  await page.clock.resume()
  await page.reload()
  await tray(page).click()
  await expect(link(jobs(page))).toHaveAttribute('href', href)
})

test('offers no link of a newer export for an older one', async ({ page, world }) => {
  await world.exports({ polls: 0 })
  await openExport(page)
  await start(page)
  await runUntil(page, () => link(exporting(page)).isVisible())
  await closeDialog(page)
  await download(page).click()
  await begin(page)
  await runUntil(page, () => link(exporting(page)).isVisible())
  await page.clock.resume()
  await page.reload()
  await tray(page).click()
  await expect(link(jobs(page))).toHaveCount(1)
  await expect(jobs(page)).toContainText('Sudah diganti unduhan yang lebih baru.')
})

test('asks nothing in a hidden tab, and at once on return', async ({ page, world }) => {
  await world.exports({ polls: 2 })
  await openExport(page)
  await start(page)
  // Once before the start, and once by the code that polls, which is loaded then.
  await runUntil(page, async () => (await world.calls(LATEST)).length === 2)
  await show(page, 'hidden')
  await page.clock.runFor('05:00')
  expect(await world.calls(LATEST)).toHaveLength(2)
  await show(page, 'visible')
  // Less than the time between two polls.
  await page.clock.runFor(1_000)
  await expect.poll(async () => (await world.calls(LATEST)).length).toBe(3)
  await runUntil(page, () => link(exporting(page)).isVisible())
  expect(await world.calls(LATEST)).toHaveLength(4)
})

test('ignores an answer about the previous export', async ({ page, world }) => {
  await world.exports({ polls: 0 })
  await openExport(page)
  await start(page)
  await runUntil(page, () => link(exporting(page)).isVisible())
  const first = await link(exporting(page)).getAttribute('href')
  await closeDialog(page)
  await world.exports({ stale: 3 })
  await download(page).click()
  await begin(page)
  await runUntil(page, () => running(page).isVisible())
  // One read and one poll for the first export; one read and two outdated answers for the second.
  await runUntil(page, async () => (await world.calls(LATEST)).length >= 5)
  await expect(running(page)).toBeVisible()
  await runUntil(page, () => link(exporting(page)).isVisible())
  await expect(link(exporting(page))).toBeVisible()
  expect(await link(exporting(page)).getAttribute('href')).not.toBe(first)
})

test('is kept across navigation and reload, runs one at a time, and can be cancelled', async ({ page, world }) => {
  await world.exports({ polls: 1_000 })
  await openTalents(page, SEARCH)
  await download(page).click()
  await begin(page)
  await expect(running(page)).toBeVisible()
  await closeDialog(page)
  await page.getByRole('link', { name: 'Dasbor' }).click()
  await expect(page).toHaveURL(/\/dashboard\/0$/)
  await expect(tray(page)).toHaveAccessibleName('Unduhan dan unggahan: 1 berjalan, 0 siap')
  await page.goBack()
  await page.reload()
  await expect(tray(page)).toHaveAccessibleName('Unduhan dan unggahan: 1 berjalan, 0 siap')
  await download(page).click()
  await expect(exporting(page)).toContainText('Unduhan sebelumnya masih disiapkan.')
  await expect(exporting(page).getByRole('button', { name: 'Unduh', exact: true })).toBeDisabled()
  await closeDialog(page)
  await tray(page).click()
  await jobs(page).getByRole('button', { name: 'Batalkan' }).click()
  await expect(tray(page)).toBeHidden()
  await download(page).click()
  await begin(page)
  await expect(running(page)).toBeVisible()
  // A list closed with its last entry does not reopen by itself.
  await expect(jobs(page)).toBeHidden()
})

test('reports a failed export, which can be started again', async ({ page, world }) => {
  await world.exports({ polls: 0, result: 'FAILED' })
  await openExport(page)
  await start(page)
  await runUntil(page, () => exporting(page).getByText('Berkas gagal disiapkan.').isVisible())
  await world.exports({ result: 'SUCCESS' })
  await exporting(page).getByRole('button', { name: 'Coba lagi' }).click()
  await runUntil(page, () => running(page).isVisible())
  await runUntil(page, () => link(exporting(page)).isVisible())
  await page.clock.resume()
  await closeDialog(page)
  await tray(page).click()
  await expect(jobs(page).getByRole('listitem')).toHaveCount(2)
  await expect(jobs(page)).toContainText('Gagal disiapkan.')
})

test('stops polling after three failures in a row, and can be resumed', AGAINST_CONTRACT, async ({ page, world }) => {
  await world.exports({ polls: 0 })
  await openExport(page)
  await start(page)
  await world.fault({ endpoint: LATEST, kind: 'shape', times: 0 })
  await runUntil(page, () => exporting(page).getByText('Berkas belum selesai atau tidak dapat diperiksa.').isVisible())
  await page.clock.runFor(30_000)
  expect(await world.calls(LATEST)).toHaveLength(4)
  await world.heal()
  await exporting(page).getByRole('button', { name: 'Coba lagi' }).click()
  await runUntil(page, () => link(exporting(page)).isVisible())
  expect(await world.calls(START)).toHaveLength(1)
})

test('stops polling after ten minutes without a file, too', async ({ page, world }) => {
  await world.exports({ polls: 1_000_000 })
  await openExport(page)
  await start(page)
  // The code that polls has its own time limit to load.
  await runUntil(page, async () => (await world.calls(LATEST)).length > 1)
  await page.clock.fastForward(10 * 60_000)
  await runUntil(page, () => exporting(page).getByText('Berkas belum selesai atau tidak dapat diperiksa.').isVisible())
  await page.clock.resume()
  await closeDialog(page)
  await tray(page).click()
  await expect(jobs(page)).toContainText('Belum selesai atau tidak dapat diperiksa')
  await jobs(page).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(jobs(page)).toContainText('Sedang disiapkan...')
})

test('deletes the exports on sign-out', async ({ page, world }) => {
  await world.exports({ polls: 1_000 })
  await openTalents(page, SEARCH)
  await download(page).click()
  await begin(page)
  await expect(running(page)).toBeVisible()
  await closeDialog(page)
  await page.getByRole('button', { name: /Budi/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(tray(page)).toBeHidden()
  await expect(page).toHaveURL(/\/(login.*)?$/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('klob:jobs')))).toEqual([])
})

test('its dialog and the tray are accessible in both themes', async ({ page }) => {
  await openTalents(page, SEARCH)
  await download(page).click()
  await begin(page)
  await expect(running(page)).toBeVisible()
  await expectAccessibleInBoth(page)
  await closeDialog(page)
  await tray(page).click()
  await expect(jobs(page)).toBeVisible()
  await expectAccessibleInBoth(page)
})
