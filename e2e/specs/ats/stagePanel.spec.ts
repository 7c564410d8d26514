import type { Page } from '@playwright/test'
import { alterResult } from '../../support/figures'
import { cards, openStage, panel, PROFILE, confirmMove, stageId } from '../../support/stages'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 2, name })
const profileOf = (userId: string) => `console/ats/pipeline/profile/detail/${userId}/${stageId(1)}/VAC-AKTIF-01`
const ayu = (page: Page) => panel(page, /^Ayu Wulandari/)
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('keeps name, move, files, message and notes in view to the end of a profile', async ({ page }) => {
  await openStage(page, { size: '40' })
  const inSight = async (name: RegExp) => {
    const shown = panel(page, name)
    await expect(heading(page, name)).toBeFocused()
    for (const part of [
      heading(page, name),
      shown.getByRole('combobox', { name: /^Pindahkan .* ke tahap$/ }),
      shown.getByRole('button', { name: /^Pesan / }),
      shown.getByRole('button', { name: /^Catatan .*[^1-5]$/ }),
      shown.getByRole('textbox', { name: 'Catatan 1' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  }
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await cards(page).nth(8).getByRole('button').click()
      await inSight(/ 9 dari 54$/)
      await page.keyboard.press('Escape')
      await cards(page).first().getByRole('button').click()
      await inSight(/ 1 dari 54$/)
      await expect(ayu(page).getByRole('link', { name: 'Unduh CV Ayu Wulandari' })).toBeInViewport({ ratio: 1 })
      await expect(ayu(page).getByRole('button', { name: 'Tindakan lain Ayu Wulandari' })).toBeInViewport({ ratio: 1 })
      // A whole profile once took 1,750 px; in a narrow window beside the filter rail some more lines wrap.
      expect((await ayu(page).boundingBox())!.height).toBeLessThan(width < 1_440 ? 1_250 : 1_200)
      await page.keyboard.press('End')
      await ayu(page).getByText('Riwayat Lamaran').scrollIntoViewIfNeeded()
      await inSight(/ 1 dari 54$/)
      await page.keyboard.press('j')
      await inSight(/ 2 dari 54$/)
      await page.keyboard.press('k')
      await inSight(/ 1 dari 54$/)
      await page.keyboard.press('Escape')
    })
  await cards(page).first().getByRole('button').click()
  await inSight(/ 1 dari 54$/)
  await page.keyboard.press('3')
  await confirmMove(page)
  await inSight(/ 1 dari 53$/)
})

test('shows the whole name where there is room, 1366 x 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openStage(page, { open: 'USR-AYU' })
  const name = page.getByRole('heading', { level: 2, name: /^Ayu Wulandari / }).getByText('Ayu Wulandari')
  await expect(name).toBeVisible()
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

test('has a head of at most 88 px with controls of 32 px, 1366 x 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openStage(page, { size: '40' })
  await cards(page).first().getByRole('button').click()
  for (let place = 1; place <= 30; place++) {
    const shown = panel(page, new RegExp(` ${place} dari 54$`))
    await expect(shown.getByRole('heading', { level: 3, name: 'Riwayat Lamaran' })).toBeAttached()
    const head = page.locator('header', { has: page.getByRole('heading', { level: 2, name: / dari 54$/ }) })
    const name = await shown.getByRole('heading', { level: 2 }).innerText()
    expect((await head.boundingBox())!.height, name).toBeLessThanOrEqual(88)
    for (const control of [shown.getByRole('button', { name: /^Pesan / }), shown.getByRole('combobox').first()])
      expect((await control.boundingBox())!.height, name).toBe(32)
    await page.keyboard.press('j')
  }
})

test('shows nine of ten applicants down to the test results without scrolling, 1440 x 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStage(page)
  await cards(page).first().getByRole('button').click()
  let inSight = 0
  for (let place = 1; place <= 10; place++) {
    const shown = panel(page, new RegExp(` ${place} dari 54$`))
    await expect(shown.getByRole('heading', { level: 3, name: 'Riwayat Lamaran' })).toBeAttached()
    const results = shown.locator('section', { has: page.getByRole('heading', { name: 'Hasil Klob Meter' }) })
    const box = (await results.count()) > 0 ? await results.boundingBox() : undefined
    if (!box || box.y + box.height <= 900) inSight += 1
    await page.keyboard.press('j')
  }
  expect(inSight).toBeGreaterThanOrEqual(9)
})

test('keeps the scroll position when notes are saved and when the window regains focus', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  const note = ayu(page).getByRole('textbox', { name: 'Catatan 1' })
  await note.fill('Komunikasi baik')
  const scrolled = () => page.evaluate(() => scrollY)
  const start = await scrolled()
  await page.mouse.move(600, 600)
  await page.mouse.wheel(0, 300)
  // The window scrolls a moment after the wheel event.
  await expect.poll(scrolled).toBe(start + 300)
  const before = start + 300
  await note.press('Control+s')
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(ayu(page).getByText('Belum disimpan', { exact: true })).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('collapses the filter while an applicant is open, and restores it with its input', async ({ page }) => {
  await openStage(page)
  const form = page.getByRole('form', { name: 'Filter pencarian' })
  await form.getByText('Informasi Dasar').click()
  await form.getByRole('textbox', { name: 'Nama depan' }).fill('Bel')
  await cards(page).first().getByRole('button').click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Ubah filter' }).click()
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ayu(page)).toBeHidden()
  await expect(form.getByRole('textbox', { name: 'Nama depan' })).toHaveValue('Bel')
})

test('shows days in the stage and earlier applications to this company, without a call', async ({ page, world }) => {
  const earlier = (positionName: string, stage: string, day: string, corporateName = 'PT Nusantara Karya Digital') => ({
    applicationDate: `${day}T03:00:00Z`,
    changeDate: null,
    changedBy: null,
    positionName,
    stage,
    corporateName,
  })
  await alterResult(
    page,
    profileOf('USR-AYU'),
    ({ applicationHistories, ...rest }: { applicationHistories: object[] }) => ({
      ...rest,
      applicationHistories: [
        ...applicationHistories,
        earlier('Data Analyst', 'Wawancara', '2025-03-01'),
        earlier('Perancang', 'Tes', '2024-03-01'),
        earlier('Penulis', 'Tes', '2023-03-01'),
        earlier('Kasir', 'Tes', '2026-03-01', 'PT Lain'),
      ],
    }),
  )
  await openStage(page, { open: 'USR-AYU' })
  await expect(ayu(page)).toContainText(/Melamar 15\/11\/2026.*(Hari ini|\d+ hari) di tahap Lamaran Masuk/)
  await expect(ayu(page)).toContainText(
    'Pernah melamar di sini: Data Analyst (Wawancara, 01/03/2025), Perancang (Tes, 01/03/2024) dan 1 lagi',
  )
  // One profile request provides it all.
  expect((await world.calls(PROFILE)).filter(({ path }) => path.includes('USR-AYU'))).toHaveLength(1)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

test('opens the portfolio with P, as a menu if there are several, or explains why not', async ({ page, context }) => {
  const [one, two] = ['Aplikasi Kasir', 'Laporan Riset'].map((name) => ({
    name,
    type: 'pdf',
    attachmentUrl: new URL('/favicon.svg', test.info().project.use.baseURL).href,
  }))
  const portofolios: Record<string, unknown> = { 'USR-AYU': [one, two], 'USR-BAYU': [one], 'USR-CITRA': [] }
  for (const [userId, list] of Object.entries(portofolios))
    await alterResult(page, profileOf(userId), (profile: object) => ({
      ...profile,
      portofolios: list,
      hasRoleToDownloadPortofolio: true,
    }))
  await openStage(page, { open: 'USR-AYU' })
  await expect(ayu(page).getByRole('link', { name: 'Unduh CV Ayu Wulandari' })).toBeVisible()
  await page.keyboard.press('p')
  const menu = page.getByRole('menu', { name: 'Tindakan lain Ayu Wulandari' })
  // Each file is shown in the panel or downloaded, side by side, and refusing lies apart at the end.
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Lihat portofolio: Aplikasi Kasir',
    'Unduh portofolio: Aplikasi Kasir',
    'Lihat portofolio: Laporan Riset',
    'Unduh portofolio: Laporan Riset',
    'Bandingkan',
    'Tolak & kabari…',
  ])
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await (await opened).close()
  await page.bringToFront()
  await expect(menu).toBeHidden()
  // The menu returns the focus, and keys are shortcuts again.
  await page.keyboard.press('j')
  await expect(panel(page, /^Bayu/)).toContainText('Riwayat Lamaran')
  const only = context.waitForEvent('page')
  await page.keyboard.press('p')
  await (await only).close()
  await page.bringToFront()
  await page.keyboard.press('j')
  await expect(panel(page, /^Citra/)).toContainText('Riwayat Lamaran')
  await page.keyboard.press('p')
  await expect(announced(page, 'Pelamar ini tidak memiliki portofolio.')).toBeVisible()
})

test('explains C and P without access to the files', async ({ page }) => {
  await alterResult(page, profileOf('USR-AYU'), (profile: object) => ({
    ...profile,
    hasRoleToDownload: false,
    hasRoleToDownloadPortofolio: false,
  }))
  await openStage(page, { open: 'USR-AYU' })
  await expect(ayu(page)).toContainText('Riwayat Lamaran')
  await page.keyboard.press('p')
  await expect(announced(page, 'Anda tidak memiliki akses ke portofolio pelamar ini.')).toBeVisible()
  await page.keyboard.press('c')
  await expect(announced(page, 'Anda tidak memiliki akses ke CV pelamar ini.')).toBeVisible()
})

test('offers the last used stage with one press, with a confirmation', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(ayu(page)).toContainText('Riwayat Lamaran')
  await expect(ayu(page).getByRole('button', { name: /^Pindahkan ke / })).toHaveCount(0)
  await page.keyboard.press('4')
  await confirmMove(page)
  await panel(page, /^Bayu/).getByRole('button', { name: 'Pindahkan ke Wawancara: Bayu Pratama' }).click()
  await expect(page.getByRole('dialog', { name: 'Pindahkan pelamar' })).toContainText(
    'Bayu Pratama: Lamaran Masuk → Wawancara',
  )
  await confirmMove(page)
  await expect(heading(page, /^Citra Dewi/)).toBeFocused()
})

test('an open applicant stands between the cards, and is not counted with them', async ({ page }) => {
  await openStage(page)
  await expect(cards(page)).toHaveCount(10)
  await cards(page).nth(2).getByRole('button').click()
  await expect(page.getByRole('region', { name: / 3 dari 54$/ })).toBeVisible()
  const items = page.getByRole('list', { name: 'Pelamar', exact: true }).locator('> li')
  const counted = await items.evaluateAll((all) =>
    all.map((item) => `${item.getAttribute('aria-posinset') ?? '-'} ${item.getAttribute('aria-setsize') ?? '-'}`),
  )
  expect(counted).toEqual(['1 54', '2 54', '3 54', '4 54', '- -', ...[5, 6, 7, 8, 9, 10].map((at) => `${at} 54`)])
  await expectAccessible(page)
})

test('a link to an applicant has the focus on their name, also after the notice for narrow windows', async ({
  page,
}) => {
  await openStage(page, { open: 'USR-BAYU' })
  await expect(heading(page, /^Bayu Pratama/)).toBeFocused()
  await page.setViewportSize({ width: 799, height: 900 })
  await page.getByRole('button', { name: 'Tetap lanjutkan' }).click()
  await expect(heading(page, /^Bayu Pratama/)).toBeFocused()
})
