import type { Page } from '@playwright/test'
import {
  card,
  confirmMove,
  MOVE,
  openHeading,
  openStage,
  panel,
  PROFILE,
  returnToWindow,
  SAVE,
  SEARCH,
  stageId,
} from '../../support/stages'
import { expect, expectAccessibleInBoth, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const STALE = 'Data terbaru gagal dimuat.'
const ayu = (page: Page) => panel(page, new RegExp(`^${AYU}`))
const note = (page: Page) => ayu(page).getByRole('textbox', { name: 'Catatan 1', exact: true })
const notice = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: STALE })

test('keeps list, panel and a half-written note when the read on window focus fails', async ({ page, world }) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  await note(page).fill('Komunikasi baik, ')
  await world.fault({ endpoint: SEARCH, kind: 'status', status: 500, times: 0 })
  await returnToWindow(page)
  await expect(notice(page)).toBeVisible()
  await expect(card(page, AYU)).toBeVisible()
  await note(page).pressSequentially('tepat waktu')
  await expect(note(page)).toHaveValue('Komunikasi baik, tepat waktu')
  await world.heal()
  await notice(page).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(notice(page)).toBeHidden()
  await expect(note(page)).toHaveValue('Komunikasi baik, tepat waktu')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('tells it once, in the head of the open panel, where the list above it is out of view', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  await note(page).fill('Komunikasi baik')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(card(page, AYU)).not.toBeInViewport()
  for (const endpoint of [SEARCH, PROFILE] as const)
    await world.fault({ endpoint, kind: 'status', status: 500, times: 0 })
  await page.clock.fastForward(200_000)
  await page.evaluate(() => new BroadcastChannel('klob:tags').postMessage(['applicants', 'stages']))
  await returnToWindow(page)
  await expect(notice(page)).toHaveCount(1)
  await expect(ayu(page).getByRole('alert').filter({ hasText: STALE })).toBeInViewport({ ratio: 1 })
  await expect(notice(page).getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await expect(note(page)).toHaveValue('Komunikasi baik')
})

test('tells that the counts of the stages are those of before', async ({ page, world }) => {
  await page.clock.install()
  await openStage(page)
  const tabs = page.getByRole('navigation', { name: 'Tahap lowongan' })
  const counted = tabs.getByRole('link', { name: /^Lamaran Masuk \d/ })
  await expect(counted).toBeVisible()
  await world.fault({ endpoint: 'listAtsVacancies', kind: 'status', status: 500, times: 0 })
  await returnToWindow(page)
  const line = tabs.getByRole('alert').filter({ hasText: STALE })
  await expect(line).toBeVisible()
  await expect(counted).toBeVisible()
  await world.heal()
  await line.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(line).toBeHidden()
})

for (const [read, endpoint] of [
  ['list', SEARCH],
  ['profile', PROFILE],
] as const)
  test.describe(`after a failed read of the ${read}`, () => {
    test.beforeEach(async ({ page, world }) => {
      await page.clock.install()
      await openStage(page, { open: 'USR-BAYU' })
      await expect(panel(page, /^Bayu/).getByRole('button', { name: 'Lanjut', exact: true })).toBeVisible()
      await openHeading(page, /^Bayu/).focus()
      await world.fault({ endpoint, kind: 'status', status: 503, times: 0 })
      // A colleague changed something, so that everything is read again on return.
      await page.clock.fastForward(200_000)
      await page.evaluate(() => new BroadcastChannel('klob:tags').postMessage(['applicants', 'stages']))
      await returnToWindow(page)
      await expect(panel(page, /^Bayu/).getByRole('alert').filter({ hasText: STALE })).toBeVisible()
      // Writes look at what is stored first.
      await world.heal()
    })

    test('the key 2 moves whoever is shown', async ({ page, world }) => {
      await page.keyboard.press('2')
      await expect(page.getByRole('dialog', { name: 'Pindahkan pelamar' })).toContainText('Bayu Pratama: Lamaran Masuk')
      await confirmMove(page)
      await expect
        .poll(async () => (await world.calls(MOVE)).map(({ body }) => body))
        .toEqual([{ stageId: stageId(2), userId: ['USR-BAYU'] }])
    })

    test('the key L judges whoever is shown', async ({ page, world }) => {
      await page.keyboard.press('l')
      await expect
        .poll(async () => (await world.calls(SAVE)).map(({ body }) => body))
        .toEqual([expect.objectContaining({ userId: 'USR-BAYU', field5: 'Lanjut' })])
    })
  })
