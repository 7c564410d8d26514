import {
  card,
  cardNames,
  cards,
  checkCard,
  chooseStage,
  confirmMove,
  MOVE,
  MOVE_PATH,
  moveAsColleague,
  movedDialog,
  moveOpenApplicant,
  openAndMove,
  openHeading,
  openStage,
  outcomeDialog,
  panel,
  PROFILE,
  returnToWindow,
  SEARCH,
  stageId,
} from '../../support/stages'
import { expect, expectAccessible, holdBack, test } from '../../support/test'
import { elsewhere } from '../../support/secondBrowser'

const AYU = 'Ayu Wulandari'

test('does not move an applicant moved by a colleague without asking, and shows the current stage in the list', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, /^Ayu/)).toBeFocused()
  await moveAsColleague(page, 'USR-AYU', 'Penawaran')
  await page.keyboard.press('3')
  await confirmMove(page)
  await expect(movedDialog(page)).toContainText('Ayu Wulandari sudah dipindahkan rekan ke Penawaran (Siti Aminah)')
  await expect(movedDialog(page).getByRole('button', { name: 'Biarkan' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ayu Wulandari sudah dipindahkan rekan ke Penawaran (Siti Aminah).')).toBeVisible()
  await expect(card(page, AYU)).toBeHidden()
  expect(await world.calls(MOVE)).toHaveLength(1)
})

test('skips an applicant moved by a colleague; queued keys act on the one who closes up', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  await openStage(page)
  await expect(cards(page)).toHaveCount(10)
  const names = await cardNames(page)
  const last = names.at(-1)!
  await card(page, last).click()
  await expect(openHeading(page, new RegExp(`^${last}`))).toBeFocused()
  // The next applicant is on a prefetched page.
  const pages = async () => (await world.calls(SEARCH)).map(({ query }) => Object.fromEntries(query).start)
  await expect.poll(pages).toContain('1')
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await openStage(colleague, { page: '2' })
  const [moved, next] = await cardNames(colleague)
  await card(colleague, moved!).click()
  await moveOpenApplicant(colleague, moved!, 'Penawaran')

  await world.latency(1_000, MOVE)
  await page.keyboard.press('3')
  const question = page.getByRole('dialog', { name: 'Pindahkan pelamar' })
  await question.getByRole('button', { name: 'Pindahkan' }).press('Enter')
  await expect.poll(async () => (await world.calls(MOVE)).length).toBe(2)
  await page.keyboard.press('4')
  await expect(question).toContainText(`${next!}: Lamaran Masuk → Wawancara`)
  await page.keyboard.press('Escape')
  await expect(openHeading(page, `${next!} 10 dari 52`)).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
  await expect(card(page, last)).toBeHidden()
})

test('keeps applicant and typed text open while others come and go above', async ({ page, world }) => {
  await openStage(page, { open: 'USR-CITRA' })
  const note = panel(page, /^Citra/).getByRole('textbox', { name: 'Catatan 1' })
  await note.fill('Tenang')
  await moveAsColleague(page, 'USR-AYU', 'Penawaran')
  await world.forget()
  // The confirmation reloads the page: the third applicant moves up to the first row.
  await note.press('Escape')
  await page.keyboard.press('3')
  await expect(page.getByRole('dialog', { name: 'Pindahkan pelamar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openHeading(page, 'Citra Dewi 2 dari 53')).toBeFocused()
  await expect(card(page, AYU)).toBeHidden()
  await expect(note).toHaveValue('Tenang')
  expect((await world.calls(PROFILE)).filter(({ user }) => user === 'budi.santoso')).toEqual([])
})

test('refreshes the list when the window is visible again, and says where the open applicant went', async ({
  page,
}) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, /^Ayu/)).toBeFocused()
  await moveAsColleague(page, 'USR-AYU', 'Penawaran')
  await returnToWindow(page)
  await expect(page.getByText('Ayu Wulandari sudah dipindahkan rekan ke Penawaran (Siti Aminah).')).toBeVisible()
  await expect(card(page, AYU)).toBeHidden()
})

test('asks about the stage where a colleague has put the open applicant, not the old one', async ({ page }) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, /^Ayu/)).toBeFocused()
  await moveAsColleague(page, 'USR-AYU', 'Penawaran')
  await returnToWindow(page)
  await expect(page.getByText('Ayu Wulandari sudah dipindahkan rekan ke Penawaran (Siti Aminah).')).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByRole('dialog', { name: 'Pindahkan pelamar' })).toContainText(`${AYU}: Penawaran → Tes`)
})

test('continues a bulk move without an applicant moved by a colleague, or with them if confirmed', async ({
  page,
  world,
}) => {
  await openStage(page)
  for (const name of [AYU, 'Bayu Pratama', 'Citra Dewi']) await checkCard(page, name)
  await moveAsColleague(page, 'USR-BAYU', 'Penawaran')
  await chooseStage(page, 'Tes')
  await confirmMove(page)
  await expect(movedDialog(page)).toContainText('Bayu Pratama sudah dipindahkan rekan ke Penawaran')
  await movedDialog(page).getByRole('button', { name: 'Biarkan' }).click()
  await expect(outcomeDialog(page)).toContainText('2 berhasil, 0 gagal')
  await outcomeDialog(page).getByRole('button', { name: 'OK' }).click()
  expect((await world.calls(MOVE)).at(-1)!.body).toEqual({ stageId: stageId(3), userId: ['USR-AYU', 'USR-CITRA'] })
  // The focus continues at the list.
  await expect(openHeading(page, '51 pelamar')).toBeFocused()
})

test('does not undo a later move without asking', async ({ page, world }) => {
  await openAndMove(page, 'USR-AYU', AYU, 1, 'Tes')
  await moveAsColleague(page, 'USR-AYU', 'Wawancara')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(movedDialog(page)).toContainText('Ayu Wulandari sudah dipindahkan rekan ke Wawancara (Siti Aminah)')
  await movedDialog(page).getByRole('button', { name: 'Tetap kembalikan' }).click()
  await expect(page.getByText('Ayu Wulandari dikembalikan ke Lamaran Masuk')).toBeVisible()
  expect((await world.calls(MOVE)).at(-1)!.body).toEqual({ stageId: stageId(1), userId: ['USR-AYU'] })
})

test('shows one toast for a series of moves; U undoes them one by one, even after the toast is gone', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  for (const name of [/^Ayu/, /^Bayu/, /^Citra/]) {
    await expect(openHeading(page, name)).toBeFocused()
    await page.keyboard.press('3')
    await confirmMove(page)
  }
  await expect(page.getByText('3 pelamar dipindahkan', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(1)
  await page.keyboard.press('u')
  await expect(page.getByText('Citra Dewi dikembalikan ke Lamaran Masuk')).toBeVisible()
  await expect(page.getByText('2 pelamar dipindahkan', { exact: true })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.getByText('Bayu Pratama dikembalikan ke Lamaran Masuk')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Ayu Wulandari dikembalikan ke Lamaran Masuk')).toBeVisible()
  expect(await world.calls(MOVE)).toHaveLength(6)
})

test('shows the count first and failures on top, and retries only those', async ({ page, world }) => {
  await openStage(page)
  for (const name of [AYU, 'Ramai Sinaga']) await checkCard(page, name)
  await chooseStage(page, 'Tes')
  await confirmMove(page)
  await expect(outcomeDialog(page)).toContainText('1 berhasil, 1 gagal')
  await expect(outcomeDialog(page).getByRole('listitem')).toHaveText([
    'Ramai Sinaga tidak berhasil diubah',
    'Ayu Wulandari berhasil diubah',
  ])
  await expectAccessible(page)
  await outcomeDialog(page).getByRole('button', { name: 'Coba lagi untuk yang gagal' }).click()
  await expect(outcomeDialog(page)).toContainText('0 berhasil, 1 gagal')
  await outcomeDialog(page).getByRole('button', { name: 'Tutup', exact: true }).click()
  expect((await world.calls(MOVE)).map(({ body }) => (body as { userId: string[] }).userId)).toEqual([
    ['USR-AYU', 'USR-RAMAI'],
    ['USR-RAMAI'],
  ])
  await expect(page.getByRole('checkbox', { name: 'Pilih Ramai Sinaga' })).toBeChecked()
})

test('scrolls forty names within the confirmation and keeps its buttons in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 })
  await openStage(page, { size: '40' })
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
  await chooseStage(page, 'Tes')
  const question = page.getByRole('dialog', { name: 'Pindahkan 40 pelamar' })
  await expect(question.getByRole('button', { name: 'Pindahkan' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('does not navigate when a move completes after leaving the screen; a toast reports it', async ({ page }) => {
  await page.goto('/dashboard/0/atsreport')
  await page.getByRole('article', { name: 'Software Engineer', exact: true }).getByRole('link').first().click()
  await expect(cards(page)).toHaveCount(10)
  await page.keyboard.press('j')
  await expect(openHeading(page, /^Ayu/)).toBeFocused()
  const release = await holdBack(page, MOVE_PATH)
  const underWay = page.waitForRequest(MOVE_PATH)
  await page.keyboard.press('3')
  await confirmMove(page)
  await underWay
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('article', { name: 'Software Engineer', exact: true })).toBeVisible()
  release()
  await expect(page.getByText('Ayu Wulandari dipindahkan ke Tes', { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard/0/atsreport')
})

test('Back closes the confirmation of a move, and only then the screen', async ({ page, world }) => {
  await page.goto('/dashboard/0/atsreport')
  await page.getByRole('article', { name: 'Software Engineer', exact: true }).getByRole('link').first().click()
  await expect(cards(page)).toHaveCount(10)
  await checkCard(page, AYU)
  await chooseStage(page, 'Tes')
  await expect(page.getByRole('dialog', { name: 'Pindahkan pelamar' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(10)
  await page.goBack()
  await expect(page.getByRole('article', { name: 'Software Engineer', exact: true })).toBeVisible()
  expect(await world.calls(MOVE)).toEqual([])
})
