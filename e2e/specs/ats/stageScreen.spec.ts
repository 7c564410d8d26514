import {
  card,
  cardNames,
  cards,
  confirmMove,
  MOVE,
  MOVE_PATH,
  openStage,
  panel,
  SEARCH,
  stageId,
  stageLink,
  STAGES_PATH,
  urlParam,
} from '../../support/stages'
import { expect, expectAccessible, holdBack, test } from '../../support/test'

const heading = (page: import('@playwright/test').Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 2, name })

test('scrolls the heading of the opened applicant to the top of the window', async ({ page }) => {
  await openStage(page, { size: '40' })
  await expect(cards(page)).toHaveCount(40)
  const topOf = async (name: RegExp) => {
    await expect(heading(page, name)).toBeFocused()
    await expect(heading(page, name)).toBeInViewport({ ratio: 1 })
    return (await heading(page, name).boundingBox())!.y
  }
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const place of [31, 9]) {
      await cards(page)
        .nth(place - 1)
        .getByRole('button')
        .click()
      await expect.poll(() => topOf(new RegExp(` ${place} dari 54$`)), `${place} at ${width}`).toBeLessThan(200)
      if (place === 31) await page.keyboard.press('Escape')
    }
    await page.keyboard.press('j')
    await expect.poll(() => topOf(/ 10 dari 54$/), `J at ${width}`).toBeLessThan(200)
    await page.keyboard.press('Escape')
  }
  await cards(page).nth(9).getByRole('button').click()
  await expect.poll(() => topOf(/ 10 dari 54$/)).toBeLessThan(200)
  await page.keyboard.press('3')
  await confirmMove(page)
  await expect.poll(() => topOf(/ 10 dari 53$/)).toBeLessThan(200)
})

test('shows all stages as tabs with their counts; [ and ] switch between them with the same filters', async ({
  page,
  world,
}) => {
  await openStage(page, { order: '2', open: 'USR-AYU' })
  const tabs = page.getByRole('navigation', { name: 'Tahap lowongan' })
  await expect(tabs.getByRole('link')).toHaveText([
    'Lamaran Masuk 54',
    'Seleksi Berkas 18',
    'Tes 11',
    'Wawancara 8',
    'Penawaran 5',
    'Diterima 0',
  ])
  await expect(tabs.getByRole('link', { name: /^Lamaran/ })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  // A move updates both counts without requesting them.
  await world.forget()
  await page.keyboard.press('3')
  await confirmMove(page)
  await expect(tabs.getByRole('link', { name: 'Tes 12' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Lamaran Masuk 53' })).toBeVisible()
  expect(await world.calls('listAtsVacancies')).toEqual([])
  await expect(heading(page, / dari 53$/)).toBeFocused()
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { level: 1, name: 'Stage: Seleksi Berkas' })).toBeVisible()
  expect([urlParam(page, 'id'), urlParam(page, 'order'), urlParam(page, 'open')]).toEqual([stageId(2), '2', null])
  await expect.poll(async () => (await world.calls('logAction')).length).toBe(1)
  await expect(cards(page)).toHaveCount(10)
  await page.keyboard.press('[')
  await expect(page.getByRole('heading', { level: 1, name: 'Stage: Lamaran Masuk' })).toBeVisible()
  await page.keyboard.press('[')
  await expect(page.getByText('Ini tahap pertama.')).toBeVisible()
  // An empty stage opens, too, without being recorded.
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await tabs.getByRole('link', { name: /^Diterima/ }).click()
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  expect(requests.filter((url) => url.includes('/activity/action/'))).toEqual([])
})

test('queues keys pressed during a move for the next applicant', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(heading(page, /^Ayu/)).toBeFocused()
  const names = await cardNames(page)
  const release = await holdBack(page, MOVE_PATH)
  const underWay = page.waitForRequest(MOVE_PATH)
  await page.keyboard.press('3')
  await page
    .getByRole('dialog', { name: 'Pindahkan pelamar' })
    .getByRole('button', { name: 'Pindahkan' })
    .press('Enter')
  await underWay
  // Selects the next applicant, then goes to the following one.
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  release()
  await expect(heading(page, new RegExp(`^${names[2]!}`))).toBeFocused()
  await expect(page.getByRole('checkbox', { name: `Pilih ${names[1]!}`, exact: true })).toBeChecked()
  await expect(card(page, 'Ayu Wulandari')).toBeHidden()
  // When the move fails, the queued keys are dropped, which is announced.
  await page.getByRole('checkbox', { name: `Pilih ${names[1]!}`, exact: true }).uncheck()
  await heading(page, new RegExp(`^${names[2]!}`)).focus()
  await world.fault({ endpoint: MOVE, kind: 'status', status: 500 })
  const releaseFailure = await holdBack(page, MOVE_PATH)
  const failureUnderWay = page.waitForRequest(MOVE_PATH)
  await page.keyboard.press('3')
  await page
    .getByRole('dialog', { name: 'Pindahkan pelamar' })
    .getByRole('button', { name: 'Pindahkan' })
    .press('Enter')
  await failureUnderWay
  await page.keyboard.press('j')
  releaseFailure()
  await page
    .getByRole('dialog', { name: 'Hasil pemindahan' })
    .getByRole('button', { name: 'Tutup', exact: true })
    .click()
  await expect(page.getByText('Tombol yang ditekan diabaikan karena pelamar tidak dipindahkan.')).toBeVisible()
  await expect(heading(page, new RegExp(`^${names[2]!}`))).toBeVisible()
})

test('loads the stages without shifting the content below; a number that is pressed before says so', async ({
  page,
  world,
}) => {
  const release = await holdBack(page, STAGES_PATH)
  await page.goto(stageLink({ open: 'USR-AYU' }))
  await expect(cards(page)).toHaveCount(10)
  await expect(heading(page, /^Ayu Wulandari 1 dari 54$/)).toBeFocused()
  await page.keyboard.press('3')
  await expect(page.getByText('Tahap lowongan belum dimuat.')).toBeInViewport()
  const top = async () => (await page.getByRole('region', { name: 'Pelamar tahap Lamaran Masuk' }).boundingBox())!.y
  const before = await top()
  release()
  await expect(page.getByRole('link', { name: 'Lamaran Masuk 54' })).toBeVisible()
  expect(await top()).toBe(before)
  await page.keyboard.press('3')
  await expect(page.getByRole('dialog', { name: 'Pindahkan pelamar' })).toBeVisible()
  expect(await world.calls(MOVE)).toEqual([])
})

test('continues by key from a stage that is still loading, with the tabs of the previous stage', async ({
  page,
  world,
}) => {
  await openStage(page)
  await expect(page.getByRole('link', { name: 'Seleksi Berkas 18' })).toBeVisible()
  await world.fault({ endpoint: 'getStageFilterMasterData', kind: 'hang', times: 0 })
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { level: 1, name: 'Stage: Seleksi Berkas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Seleksi Berkas 18' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { level: 1, name: 'Stage: Tes' })).toBeVisible()
})

test('opens the first applicant once loaded when J was pressed before', async ({ page, world }) => {
  await world.latency(1_500, SEARCH)
  await openStage(page)
  await page.keyboard.press('j')
  await expect(heading(page, /^Ayu Wulandari 1 dari 54$/)).toBeFocused()
  await expect(heading(page, /^Ayu Wulandari 1 dari 54$/)).toBeInViewport({ ratio: 1 })
})

test('goes on with J before the page of the open applicant has loaded; Back returns to the previous screen', async ({
  page,
  world,
}) => {
  await page.goto('/dashboard/0/atsreport')
  await expect(page.getByRole('heading', { level: 1, name: 'ATS Report' })).toBeVisible()
  await world.latency(1_500, SEARCH)
  await openStage(page, { open: 'USR-AYU' })
  await page.keyboard.press('j')
  await expect(heading(page, /^Bayu/)).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'ATS Report' })).toBeVisible()
})

test('an applicant that is shown late does not close the list of stages', async ({ page }) => {
  const release = await holdBack(page, '**/assets/ApplicantPanel-*.js')
  await openStage(page, { open: 'USR-AYU' })
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
  const select = page.getByRole('combobox', { name: 'Pindahkan yang dipilih ke tahap' })
  await select.click()
  const option = page.getByRole('option', { name: 'Tes', exact: true })
  await expect(option).toBeInViewport()
  release()
  await expect(heading(page, /^Ayu Wulandari 1 dari 54$/)).toBeVisible()
  await expect(select).toBeFocused()
  await expect(option).toBeInViewport()
  await option.click()
  await expect(page.getByRole('dialog', { name: 'Pindahkan 10 pelamar' })).toBeVisible()
})

test('focuses the note of the next applicant when N is pressed during a move', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(heading(page, /^Ayu/)).toBeFocused()
  const release = await holdBack(page, MOVE_PATH)
  const underWay = page.waitForRequest(MOVE_PATH)
  await page.keyboard.press('3')
  await page
    .getByRole('dialog', { name: 'Pindahkan pelamar' })
    .getByRole('button', { name: 'Pindahkan' })
    .press('Enter')
  await underWay
  await page.keyboard.press('n')
  await page.keyboard.press('4')
  release()
  await expect(panel(page, /^Bayu/).getByRole('textbox', { name: 'Catatan 1', exact: true })).toBeFocused()
  await expect(page.getByText('Tombol sesudahnya diabaikan: pelamar berikutnya baru dibuka.')).toBeVisible()
  await page.keyboard.type('Baik 2')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await world.calls(MOVE)).toHaveLength(1)
})

test('opens the CV with C and the portfolio with P, and offers the last used stage first', async ({
  page,
  context,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(panel(page, /^Ayu/).getByRole('link', { name: 'Unduh CV Ayu Wulandari' })).toBeVisible()
  const cv = context.waitForEvent('page')
  await page.keyboard.press('c')
  await (await cv).close()
  await page.bringToFront()
  await page.keyboard.press('4')
  await confirmMove(page)
  await expect(heading(page, /^Bayu/)).toBeFocused()
  await panel(page, /^Bayu/).getByRole('combobox', { name: 'Pindahkan Bayu Pratama ke tahap' }).click()
  const targets = page.getByRole('option', { name: /^(Seleksi Berkas|Tes|Wawancara|Penawaran|Diterima)$/ })
  await expect(targets.first()).toHaveText('Wawancara')
})
