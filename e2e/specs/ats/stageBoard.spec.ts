import type { Page } from '@playwright/test'
import {
  MOVE,
  MOVE_PATH,
  STAGES_PATH,
  openStage,
  PROFILE,
  urlParam,
  confirmMove,
  SEARCH,
  stageId,
  stageLink,
  moveAsColleague,
  movedDialog,
  returnToWindow,
} from '../../support/stages'
import { expect, expectAccessible, expectReadable, followLink, holdBack, test } from '../../support/test'
import type { World } from '../../support/world'

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} ?\\d*$`) })
const head = (page: Page, stage: string) => column(page, stage).getByRole('heading', { level: 2 })
const person = (page: Page, stage: string, name: string) => column(page, stage).getByRole('link', { name, exact: true })

test('shows six stages whole in a window of 1440 px', async ({ page }) => {
  await openStage(page, { view: 'board' })
  await expect(column(page, 'Diterima')).toBeInViewport({ ratio: 1 })
})

test('shows every stage with its count; a card can be dragged to another stage, and the move undone', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openStage(page, { view: 'board' })
  const headings = page.getByRole('region', { name: 'Papan tahap' }).getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'Lamaran Masuk 54',
    'Seleksi Berkas 18',
    'Tes 11',
    'Wawancara 8',
    'Penawaran 5',
    'Diterima 0',
  ])
  await expectAccessible(page)
  await person(page, 'Lamaran Masuk', 'Ayu Wulandari').locator('xpath=ancestor::li').dragTo(column(page, 'Diterima'))
  await expect(page.getByRole('dialog')).toContainText('Ayu Wulandari: Lamaran Masuk → Diterima')
  await confirmMove(page)
  // The undo toast stays open while it is hovered.
  await page.getByRole('button', { name: 'Urungkan' }).hover()
  await expect(person(page, 'Diterima', 'Ayu Wulandari')).toBeVisible()
  await expect(headings.first()).toHaveText('Lamaran Masuk 53')
  await expect(headings.last()).toHaveText('Diterima 1')
  // The focus moves to the card that took the place.
  await expect(column(page, 'Lamaran Masuk').getByRole('link').first()).toBeFocused()
  // The toast and its key remain available beside the open applicant.
  await person(page, 'Diterima', 'Ayu Wulandari').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ayu Wulandari 1 dari 1' })).toBeFocused()
  await expect(headings).toHaveCount(6)
  await page.keyboard.press('u')
  await expect(page.getByText('Ayu Wulandari dikembalikan ke Lamaran Masuk')).toBeVisible()
  await expect(headings.last()).toHaveText('Diterima 0')
  expect((await world.calls(MOVE)).map(({ body }) => body)).toEqual([
    { stageId: stageId(6), userId: ['USR-AYU'] },
    { stageId: stageId(1), userId: ['USR-AYU'] },
  ])
})

test('fits the board into the window beside an open applicant, even when its head wraps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openStage(page, { view: 'board' })
  const board = page.getByRole('region', { name: 'Papan tahap' })
  const bottomGap = () => board.evaluate((one) => Math.round(innerHeight - one.getBoundingClientRect().bottom))
  await expect.poll(bottomGap).toBe(16)
  const top = await board.evaluate((one) => one.getBoundingClientRect().top)
  await person(page, 'Lamaran Masuk', 'Ayu Wulandari').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ayu Wulandari 1 dari 54' })).toBeFocused()
  await expect.poll(() => board.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(top)
  await expect.poll(bottomGap).toBe(16)
})

test('reports stages that fail to load, on the board as in the list, and retries them', async ({ page, world }) => {
  const LISTS = 'getStageFilterMasterData'
  const notice = page.getByRole('alert').filter({ hasText: 'Daftar tahap dan pilihan filter gagal dimuat.' })
  const headings = page.getByRole('region', { name: 'Papan tahap' }).getByRole('heading', { level: 2 })
  const release = await holdBack(page, STAGES_PATH)
  await page.goto(stageLink({ view: 'board' }))
  await expect(page.getByRole('status').filter({ hasText: 'Memuat...' })).toBeVisible()
  release()
  await expect(headings).toHaveCount(6)
  await world.fault({ endpoint: LISTS, kind: 'status', status: 403, times: 0 })
  await openStage(page, { view: 'board' })
  await notice.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
  const select = page.getByRole('combobox', { name: 'Pindahkan yang dipilih ke tahap' })
  await expect(select).toBeDisabled()
  await expect(notice).toHaveCount(1)
  await world.heal()
  await notice.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(select).toBeEnabled()
  await expect(notice).toBeHidden()
})

test('moves a card by its menu with the keyboard; locked cards stay, filters apply, a card opens in its stage', async ({
  page,
  world,
}) => {
  await openStage(page)
  await page.getByRole('button', { name: 'Papan' }).click()
  await column(page, 'Lamaran Masuk').getByRole('button', { name: 'Pindahkan Ramai Sinaga ke...' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Pindahkan Ramai Sinaga' })
  await expect(menu.getByRole('button')).toHaveText(['Seleksi Berkas', 'Tes', 'Wawancara', 'Penawaran', 'Diterima'])
  await menu.getByRole('button', { name: 'Tes' }).press('Enter')
  await confirmMove(page)
  const outcome = page.getByRole('dialog', { name: 'Hasil pemindahan' })
  await expect(outcome).toContainText('Ramai Sinaga tidak berhasil diubah')
  await expect(outcome.getByRole('button', { name: 'Coba lagi untuk yang gagal' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(person(page, 'Lamaran Masuk', 'Ramai Sinaga')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await world.fault({ endpoint: SEARCH, kind: 'status', status: 403, times: 1 })
  await openStage(page, { view: 'board', firstNames: 'Bayu' })
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText('Tidak ada yang cocok dengan filter')).toHaveCount(5)
  await person(page, 'Lamaran Masuk', 'Bayu Pratama').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bayu Pratama 1 dari 1' })).toBeFocused()
})

const calls = async (world: World) =>
  (await world.calls(SEARCH)).map(({ query }) => {
    const { stageId: stage, start, length } = Object.fromEntries(query)
    return [stage!.split('-').at(-1), start, length].join(' ')
  })

test('loads further pages while scrolling; a move requests only its two columns, and hovering nothing', async ({
  page,
  world,
}) => {
  await openStage(page, { view: 'board' })
  const list = column(page, 'Lamaran Masuk').getByRole('listitem')
  await expect(list.first()).toBeVisible()
  expect(await list.count()).toBeLessThan(30)
  await expect(list.first()).toHaveAttribute('aria-setsize', '54')
  await expect(column(page, 'Diterima').getByText('Belum ada pelamar')).toBeVisible()
  await expect
    .poll(async () => (await calls(world)).toSorted())
    .toEqual(['1 0 50', '2 0 50', '3 0 50', '4 0 50', '5 0 50', '6 0 50'])
  await world.forget()
  // By keyboard to the end, which is on the second page.
  await column(page, 'Lamaran Masuk').getByRole('link').first().press('End')
  await expect.poll(() => calls(world)).toEqual(['1 1 50'])
  // Again, until the page that is under way has come.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(list.last()).toHaveAttribute('aria-posinset', '54', { timeout: 500 })
    await expect(list.last().getByRole('link')).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(list.last()).toBeInViewport()
  const name = await list.last().getByRole('link').innerText()
  await world.forget()
  await page.mouse.move(400, 500)
  await page.mouse.move(600, 500)
  await page.keyboard.press('3')
  await confirmMove(page)
  await expect(page.getByText(`${name} dipindahkan ke Tes`, { exact: true })).toBeVisible()
  await expect(head(page, 'Lamaran Masuk')).toHaveText('Lamaran Masuk 53')
  await expect(head(page, 'Tes')).toHaveText('Tes 12')
  await expect.poll(async () => (await calls(world)).toSorted()).toEqual(['1 0 50', '1 1 50', '3 0 50'])
  expect(await world.calls(PROFILE)).toHaveLength(1)
  await expect(list.last()).toHaveAttribute('aria-posinset', '53')
  await expect(list.last().getByRole('link')).toBeFocused()
  // The position is restored after visiting another screen.
  await page.getByRole('main').getByRole('link', { name: 'ATS Report', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'ATS Report' })).toBeVisible()
  await page.goBack()
  await expect(list.last()).toHaveAttribute('aria-posinset', '53')
  await expect(list.last()).toBeInViewport()
})

test('a return to the window asks for the pages in view alone, and for the others when they are scrolled to', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.seed({
    applications: Array.from({ length: 200 }, (_, n) => ({
      vacancyCode: 'VAC-AKTIF-01',
      person: { firstName: 'Pelamar', lastName: `Nomor ${n}` },
      sentAt: '2026-11-15T09:00:00+07:00',
    })),
  })
  await openStage(page, { view: 'board' })
  const list = column(page, 'Lamaran Masuk').getByRole('listitem')
  const at = (place: number) => column(page, 'Lamaran Masuk').locator(`[aria-posinset="${place}"]`)
  await column(page, 'Lamaran Masuk').getByRole('link').first().focus()
  for (const place of [50, 100, 150, 200, 250, 254]) {
    // The last one that is loaded: again, until the page that is under way has come.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(at(place).getByRole('link')).toBeFocused({ timeout: 500 })
    }).toPass()
    await expect(at(place)).toHaveAttribute('aria-setsize', '254')
    await expect.poll(() => list.count()).toBeLessThan(40)
    // The next page is under way or there.
    if (place < 254) await expect.poll(async () => (await calls(world)).length).toBe(6 + place / 50)
  }
  await world.forget()
  await returnToWindow(page)
  await expect
    .poll(async () => (await calls(world)).toSorted())
    .toEqual(['1 4 50', '1 5 50', '2 0 50', '3 0 50', '4 0 50', '5 0 50', '6 0 50'])
  await world.forget()
  await page.keyboard.press('Home')
  await expect(at(1).getByRole('link')).toBeFocused()
  await expect.poll(() => calls(world)).toEqual(['1 0 50'])
})

test('goes on past the loaded cards by J or by a move, and the column follows', async ({ page }) => {
  const heading = (place: string) => page.getByRole('heading', { level: 2, name: new RegExp(` ${place}$`) })
  const NEXT_PAGE = /pipeline\/search\?.*start=1(&|$)/
  let release = await holdBack(page, NEXT_PAGE, { times: 1 })
  await openStage(page, { view: 'board' })
  const links = column(page, 'Lamaran Masuk').getByRole('link')
  await links.first().press('End')
  await page.keyboard.press('Enter')
  await expect(heading('50 dari 54')).toBeFocused()
  await page.keyboard.press('j')
  release()
  await expect(heading('51 dari 54')).toBeFocused()
  const next = (await heading('51 dari 54').innerText()).replace(/\s+\d+ dari 54$/, '')
  await expect(person(page, 'Lamaran Masuk', next)).toBeInViewport()
  await page.keyboard.press('k')
  await expect(heading('50 dari 54')).toBeFocused()
  // The next page is not loaded yet.
  release = await holdBack(page, NEXT_PAGE, { times: 1 })
  await page.reload()
  await expect(heading('50 dari 54')).toBeFocused()
  await page.keyboard.press('3')
  release()
  await confirmMove(page)
  await expect(heading('50 dari 53')).toHaveText(new RegExp(`^${next} `))
})

test('follows a person whom U opens again to their column', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openStage(page, { view: 'board' })
  const heading = (name: string) => page.getByRole('heading', { level: 2, name: new RegExp(`^${name} `) })
  const links = column(page, 'Seleksi Berkas').getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  const names = await links.allInnerTexts()
  await person(page, 'Seleksi Berkas', names[0]!).click()
  await expect(heading(names[0]!)).toBeFocused()
  await page.keyboard.press('3')
  await confirmMove(page)
  await expect(heading(names[1]!)).toBeFocused()
  await column(page, 'Penawaran').getByRole('link').first().click()
  await expect(head(page, 'Seleksi Berkas')).not.toBeInViewport()
  await page.keyboard.press('u')
  await expect(heading(names[0]!)).toBeFocused()
  await expect(person(page, 'Seleksi Berkas', names[0]!)).toBeInViewport()
})

test('marks the card of an applicant with an unsaved note', async ({ page }) => {
  await openStage(page, { view: 'board', open: 'USR-AYU' })
  await page.getByRole('textbox', { name: 'Catatan 1', exact: true }).fill('Belum selesai')
  await person(page, 'Lamaran Masuk', 'Bayu Pratama').click()
  const ayu = column(page, 'Lamaran Masuk').getByRole('listitem').filter({ hasText: 'Ayu Wulandari' })
  await expect(ayu).toContainText('Draf catatan')
})

test('leaving it at a colleague’s move opens the one who moved up, as after an own move', async ({ page, world }) => {
  await openStage(page, { view: 'board', open: 'USR-BAYU' })
  const heading = (name: string) => page.getByRole('heading', { level: 2, name: new RegExp(`^${name} `) })
  await expect(heading('Bayu Pratama')).toBeFocused()
  await moveAsColleague(page, 'USR-BAYU', 'Penawaran')
  await page.keyboard.press('3')
  await confirmMove(page)
  await movedDialog(page).getByRole('button', { name: 'Biarkan' }).click()
  await expect(heading('Citra Dewi')).toHaveText(/2 dari 53$/)
  await expect(page.getByText('Bayu Pratama sudah dipindahkan rekan ke Penawaran (Siti Aminah).')).toBeInViewport()
  expect(await world.calls(MOVE)).toHaveLength(1)
})

test('does not say of a column that loads what other filters did not find', async ({ page }) => {
  await openStage(page, { view: 'board', firstNames: 'Bayu' })
  const none = column(page, 'Tes').getByText(/^(Tidak ada|Belum ada)/)
  await expect(none).toBeVisible()
  await holdBack(page, /pipeline\/search/)
  await followLink(page, stageLink({ view: 'board' }))
  await expect(column(page, 'Tes').getByText('Memuat...')).toBeVisible()
  await expect(none).toBeHidden()
})

test('moves through the board with arrow keys; the open applicant is beside it and can be moved', async ({ page }) => {
  await openStage(page, { view: 'board' })
  const [first, second] = [0, 1].map((n) => column(page, 'Seleksi Berkas').getByRole('link').nth(n))
  await expect(column(page, 'Tes').getByRole('link').first()).toBeVisible()
  await first!.focus()
  await page.keyboard.press('ArrowDown')
  await expect(second!).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Tes').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(second!).toBeFocused()
  const names = await column(page, 'Seleksi Berkas').getByRole('link').allInnerTexts()
  const heading = (n: number) => page.getByRole('heading', { level: 2, name: `${names[n]!} ` })
  await page.keyboard.press('Enter')
  await expect(heading(1)).toBeFocused()
  await expect(heading(1)).toBeInViewport()
  await expectAccessible(page)
  await expect(page).toHaveURL(/view=board/)
  expect(urlParam(page, 'at')).toBe(stageId(2))
  await page.keyboard.press('j')
  await expect(heading(2)).toBeFocused()
  await page.keyboard.press('5')
  await confirmMove(page)
  await expect(heading(3)).toBeFocused()
  await expect(person(page, 'Penawaran', names[2]!)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(person(page, 'Seleksi Berkas', names[3]!)).toBeFocused()
})

test('opens any applicant by URL alone, and says who moved one to which stage', async ({ page, world }) => {
  await openStage(page, { view: 'board' })
  await person(page, 'Lamaran Masuk', 'Ayu Wulandari').focus()
  await page.keyboard.press('3')
  await confirmMove(page)
  await expect(head(page, 'Tes')).toHaveText('Tes 12')
  await openStage(page, { view: 'board', open: 'USR-AYU', at: stageId(2) })
  await expect(page.getByRole('heading', { level: 2, name: 'Ayu Wulandari' })).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: 'Ayu Wulandari sudah dipindahkan ke Tes oleh Anda.' })
  await expect(notice).toBeInViewport()
  await notice.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ayu Wulandari' })).toBeHidden()
  await world.fault({ endpoint: PROFILE, kind: 'status', status: 403, times: 0 })
  await openStage(page, { view: 'board', open: 'USR-NIEMAND' })
  const retry = page.getByRole('button', { name: 'Coba lagi' })
  await expect(retry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(retry).toBeHidden()
})

test('an empty column is a place to drop applicants', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openStage(page, { view: 'board' })
  await expect(column(page, 'Diterima')).toContainText('Belum ada pelamar')
  const area = column(page, 'Diterima').getByText('Taruh pelamar di sini')
  await person(page, 'Lamaran Masuk', 'Ayu Wulandari').locator('xpath=ancestor::li').dragTo(area)
  await expect(page.getByRole('dialog')).toContainText('Ayu Wulandari: Lamaran Masuk → Diterima')
  await confirmMove(page)
  await expect(area).toBeHidden()
})

test('gives its room to columns of 192 px; the qualification is a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openStage(page, { view: 'board' })
  await expect(page.getByRole('navigation', { name: 'Tahap lowongan' })).toBeHidden()
  const first = (await person(page, 'Lamaran Masuk', 'Ayu Wulandari').boundingBox())!
  expect(first.y).toBeLessThan(300)
  expect((await column(page, 'Lamaran Masuk').boundingBox())!.width).toBeGreaterThanOrEqual(192)
  await page.getByRole('button', { name: 'Kualifikasi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Software Engineer' })
  await expect(dialog.getByRole('heading', { name: 'Deskripsi Pekerjaan' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Kualifikasi' })).toBeFocused()
})

test('has the same keys for the open applicant beside the board; [ and ] switch columns', async ({ page, context }) => {
  await openStage(page, { view: 'board' })
  const links = column(page, 'Lamaran Masuk').getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('status').filter({ hasText: 'Buka pelamar dahulu.' })).toBeVisible()
  // With no open applicant, J and K go through the column.
  await page.keyboard.press('j')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 2, name: 'Ayu Wulandari 1 dari 54' })
  await expect(title).toBeFocused()
  await expect(page.getByRole('link', { name: 'Unduh CV Ayu Wulandari' })).toBeVisible()
  const cv = context.waitForEvent('page')
  await page.keyboard.press('c')
  await (await cv).close()
  await page.bringToFront()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Catatan 1', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(urlParam(page, 'dialog')).toBe('message')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press(']')
  await expect(page).toHaveURL(new RegExp(`id=${stageId(2)}`))
  await expect(title).toBeHidden()
})

test('queues all keys pressed during a move for the next applicant', async ({ page }) => {
  await openStage(page, { view: 'board' })
  const links = column(page, 'Tes').getByRole('link')
  await expect(links.first()).toBeVisible()
  const names = await links.allInnerTexts()
  await links.first().focus()
  const release = await holdBack(page, MOVE_PATH)
  const underWay = page.waitForRequest(MOVE_PATH)
  await page.keyboard.press('4')
  await page.getByRole('dialog').getByRole('button', { name: 'Pindahkan' }).press('Enter')
  await underWay
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('5')
  release()
  await expect(page.getByRole('dialog')).toContainText(`${names[3]!}: Tes → Penawaran`)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })
  test('drags a card by long press to another column or a tab, and opens it on tap', async ({
    page,
    context,
    world,
  }) => {
    await openStage(page, { view: 'board' })
    const link = person(page, 'Lamaran Masuk', 'Ayu Wulandari')
    await expect(link).toBeVisible()
    await expect(column(page, 'Tes').getByRole('link').first()).toBeVisible()
    const cdp = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    const middle = async (of: typeof link) => {
      const { x, y, width, height } = (await of.boundingBox())!
      return { x: x + width / 2, y: y + height / 2 }
    }
    const held = page.locator('[data-held]')
    const [from, to] = [await middle(link), await middle(column(page, 'Tes'))]
    // The finger slips before the long press: nothing is dragged.
    await touch('touchStart', from)
    await touch('touchMove', { x: from.x, y: from.y + 30 })
    await touch('touchEnd')
    await expect(held).toHaveCount(0)
    await touch('touchStart', from)
    await expect(held).toHaveCount(1)
    await touch('touchMove', { x: to.x, y: to.y })
    await expect(page.locator('[data-over]')).toHaveAttribute('data-stage', stageId(3))
    await touch('touchEnd')
    await expect(held).toHaveCount(0)
    await expect(page.getByRole('dialog')).toContainText('Ayu Wulandari: Lamaran Masuk → Tes')
    await confirmMove(page)
    await expect(head(page, 'Tes')).toHaveText('Tes 12')
    expect(await world.calls(MOVE)).toHaveLength(1)
    const name = await column(page, 'Tes').getByRole('link').nth(1).innerText()
    await person(page, 'Tes', name).tap()
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${name} `) })).toBeFocused()
  })
})
