import type { Page } from '@playwright/test'
import { textOf } from '../../support/messages'
import { idToken } from '../../support/signIn'
import {
  expectStages,
  card,
  chooseInPanelMenu,
  confirmMove,
  MOVE,
  moveOpenApplicant,
  openStage,
  panel,
  PROFILE,
  stageId,
  moveAsColleague,
} from '../../support/stages'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'
import { loseAnswer } from '../../support/secondBrowser'
import type { World } from '../../support/world'

const AYU = 'Ayu Wulandari'
const START = 'createApplicantTicket'
const REPLY = 'replyApplicantTicket'
const window = (page: Page, name = AYU) => page.getByRole('dialog', { name: `Tolak ${name}`, exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: 'Tolak pelamar', exact: true })
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })
const left = (page: Page) => page.getByText(/^Penolakan .* belum selesai: pesannya belum terkirim/)
const resendButton = (page: Page) => window(page).getByRole('button', { name: 'Kirim lagi pesannya' })
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('klob:refusals:'))
      .map(([, value]) => String(value))
      .join(),
  )

/** Opens the refusal dialog of the open applicant and picks a stage. */
async function refuse(page: Page, stage: string, name = AYU) {
  await expect(heading(page, new RegExp(`^${name}`))).toBeFocused()
  await page.keyboard.press('d')
  await expect(textOf(window(page, name))).toBeFocused()
  await window(page, name).getByRole('combobox', { name: 'Tahap penolakan' }).click()
  await page.getByRole('option', { name: stage, exact: true }).click()
  await window(page, name).getByRole('button', { name: 'Tolak dan kirim' }).click()
}
const sayYes = (page: Page) => question(page).getByRole('button', { name: 'Tolak dan kirim' }).click()
async function postAsColleague(page: Page, world: World, path: string) {
  const response = await page.request.post(`/rest/console/vacancy/seekernotif/${path}`, {
    headers: { 'x-mock-session': world.session, Authorization: (await idToken(page))! },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

test('moves and writes in one step by keyboard, opens the next applicant, and presets the stage from then on', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(heading(page, /^Ayu/)).toBeFocused()
  await page.keyboard.press('d')
  await expect(textOf(window(page))).toBeFocused()
  await expect(textOf(window(page))).toHaveValue(/^Halo Ayu Wulandari,\n\nTerima kasih telah melamar posisi Software/)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(window(page).getByRole('alert')).toHaveText('Pilih tahap penolakan dahulu')
  await window(page).getByRole('combobox', { name: 'Tahap penolakan' }).click()
  await page.getByRole('option', { name: 'Penawaran', exact: true }).click()
  await textOf(window(page)).press('Control+Enter')
  await expect(question(page)).toContainText('Anda yakin akan mengirim pesan ini')
  await expect(question(page).getByRole('listitem')).toHaveText([
    'Ayu Wulandari: Lamaran Masuk → Penawaran',
    'Pesan: Hasil lamaran: Software Engineer',
  ])
  expect([await world.calls(MOVE), await world.calls(START)]).toEqual([[], []])
  await sayYes(page)
  await expect(page.getByText('Pesan penolakan untuk Ayu Wulandari terkirim')).toBeVisible()
  await expect(page.getByText('Ayu Wulandari dipindahkan ke Penawaran', { exact: true })).toBeVisible()
  await expect(heading(page, /^Bayu Pratama/)).toBeFocused()
  expect((await world.calls(MOVE)).map(({ body }) => body)).toEqual([{ stageId: stageId(5), userId: ['USR-AYU'] }])
  expect((await world.calls(START)).map(({ body }) => body)).toEqual([
    expect.objectContaining({ userId: 'USR-AYU', subject: 'Hasil lamaran: Software Engineer' }),
  ])
  expect(await stored(page)).toBe('')

  // An applicant with a thread gets a reply, which has no subject.
  await page.keyboard.press('d')
  const bayu = window(page, 'Bayu Pratama')
  await expect(bayu.getByRole('combobox', { name: 'Tahap penolakan' })).toHaveValue('Penawaran')
  await expect(bayu.getByRole('textbox', { name: 'Subject' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bayu).toBeHidden()
  await page.keyboard.press('u')
  await expect(page.getByText('Ayu Wulandari dikembalikan ke Lamaran Masuk')).toBeVisible()

  // Both are listed among the user's actions.
  await page.getByRole('button', { name: 'Menu Budi' }).click()
  await page.getByRole('menuitem', { name: 'Tindakan saya' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: 'dari Lamaran Masuk ke Penawaran' })).toHaveCount(1)
  await expect(rows.filter({ hasText: /pesan/i })).toHaveCount(1)
})

test('never offers a refusal as the next move, whether it was made by D or by hand', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await moveOpenApplicant(page, AYU, 'Tes')
  const offered = page.getByRole('button', { name: /^Pindahkan ke / })
  await expect(offered).toHaveText('Pindahkan ke Tes')
  await refuse(page, 'Penawaran', 'Bayu Pratama')
  await sayYes(page)
  await expect(heading(page, /^Citra Dewi/)).toBeFocused()
  await expect(offered).toHaveText('Pindahkan ke Tes')
  await page.keyboard.press('5')
  await confirmMove(page)
  await expect(heading(page, / 1 dari 51$/)).toBeFocused()
  await expect(offered).toHaveText('Pindahkan ke Tes')
})

test('sends a failed message alone, even after a reload, and never twice to the same person', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await world.fault({ endpoint: START, kind: 'status', status: 500, times: 0 })
  await refuse(page, 'Penawaran')
  await sayYes(page)
  await expect(window(page).getByText('Ayu Wulandari sudah dipindahkan ke Penawaran.')).toBeVisible()
  await expect(window(page).getByRole('alert')).toContainText('Pesannya belum terkirim.')
  await expectAccessible(page)
  await resendButton(page).click()
  await expect.poll(async () => (await world.calls(START)).length).toBe(2)
  await expect(resendButton(page)).toBeEnabled()
  expect(await stored(page)).not.toMatch(/Ayu|Wulandari/)
  await page.reload()
  await expect(left(page)).toContainText('Penolakan Ayu Wulandari belum selesai')
  await expectAccessible(page)
  await world.heal()
  await page.getByRole('button', { name: 'Kirim lagi pesannya' }).click()
  await resendButton(page).click()
  await expect(page.getByText('Pesan penolakan untuk Ayu Wulandari terkirim')).toBeVisible()
  await expect(left(page)).toBeHidden()
  expect(await world.calls(MOVE)).toHaveLength(1)
  expect((await world.calls(START)).filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await stored(page)).toBe('')
})

test('an unfinished refusal whose applicant failed to load says so, and loads again', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await world.fault({ endpoint: START, kind: 'status', status: 500, times: 0 })
  await refuse(page, 'Penawaran')
  await sayYes(page)
  await expect(window(page).getByRole('alert')).toContainText('Pesannya belum terkirim.')
  await world.fault({ endpoint: PROFILE, kind: 'status', status: 500, times: 0 })
  await openStage(page)
  await expect(left(page)).toContainText('Namanya gagal dimuat.')
  await world.heal()
  await left(page).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(left(page)).toContainText('Penolakan Ayu Wulandari belum selesai')
})

test('causes neither a second move nor a second message after a lost answer', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await loseAnswer(page, /seekernotif\/post\/create/)
  await refuse(page, 'Penawaran')
  await sayYes(page)
  await expect(page.getByText('Pesan penolakan untuk Ayu Wulandari terkirim')).toBeVisible()
  expect([(await world.calls(MOVE)).length, (await world.calls(START)).length]).toEqual([1, 1])

  // The page reloads during the move: afterwards only the message is left to send.
  await expect(heading(page, /^Bayu Pratama/)).toBeFocused()
  let hasArrived = false
  await page.route(/stagemove\/update/, async (route) => {
    await route.fetch()
    hasArrived = true
  })
  await page.keyboard.press('d')
  await window(page, 'Bayu Pratama').getByRole('button', { name: 'Tolak dan kirim' }).click()
  await sayYes(page)
  await expect.poll(() => hasArrived).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Kirim lagi pesannya' }).click()
  await window(page, 'Bayu Pratama').getByRole('button', { name: 'Kirim lagi pesannya' }).click()
  await expect(page.getByText('Pesan penolakan untuk Bayu Pratama terkirim')).toBeVisible()
  expect([(await world.calls(MOVE)).length, (await world.calls(REPLY)).length]).toEqual([2, 1])
})

test('sends the message of a refusal whose move had no answer, without a second move', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await loseAnswer(page, /stagemove\/update/)
  await refuse(page, 'Penawaran')
  await sayYes(page)
  await page
    .getByRole('dialog', { name: 'Hasil pemindahan' })
    .getByRole('button', { name: 'Tutup', exact: true })
    .click()
  await resendButton(page).click()
  await expect(page.getByText('Pesan penolakan untuk Ayu Wulandari terkirim')).toBeVisible()
  expect([(await world.calls(MOVE)).length, (await world.calls(START)).length]).toEqual([1, 1])
})

test('first reports an applicant whom a colleague has moved; sends the rest of a refusal only when asked to', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await moveAsColleague(page, 'USR-AYU', 'Tes')
  await refuse(page, 'Penawaran')
  await sayYes(page)
  const movedDialog = page.getByRole('dialog', { name: 'Sudah dipindahkan' })
  await expect(movedDialog).toContainText('Ayu Wulandari sudah dipindahkan rekan ke Tes (Siti Aminah)')
  await movedDialog.getByRole('button', { name: 'Biarkan' }).click()
  await expect(window(page).getByRole('button', { name: 'Tolak dan kirim' })).toBeEnabled()
  expect([(await world.calls(MOVE)).length, await world.calls(START)]).toEqual([1, []])
  expect(await stored(page)).toBe('')
  // Confirmed anyway, the message fails; then the colleague moves the applicant on.
  await world.fault({ endpoint: START, kind: 'status', status: 403 })
  await window(page).getByRole('button', { name: 'Tolak dan kirim' }).click()
  await sayYes(page)
  await movedDialog.getByRole('button', { name: 'Tetap pindahkan' }).click()
  await expect(window(page).getByRole('alert')).toContainText('Pesannya belum terkirim.')
  await window(page).getByRole('button', { name: 'Nanti saja' }).click()
  await moveAsColleague(page, 'USR-AYU', 'Diterima')
  await page.getByRole('button', { name: 'Kirim lagi pesannya' }).click()
  await resendButton(page).click()
  const confirmation = page.getByRole('dialog', { name: 'Tetap kirim pesan penolakan?' })
  await expect(confirmation).toContainText('Ayu Wulandari sekarang di tahap Diterima.')
  await confirmation.getByRole('button', { name: 'Batal' }).click()
  await window(page).getByRole('button', { name: 'Jangan kirim' }).click()
  await expect(left(page)).toBeHidden()
  expect((await world.calls(START)).filter(({ status }) => status === 200)).toEqual([])
  expect(await stored(page)).toBe('')
})

test('reports a closed thread first; a message alone moves nobody; another tab sends nothing again', async ({
  page,
  context,
  world,
}) => {
  await openStage(page, { open: 'USR-BAYU' })
  await postAsColleague(page, world, 'post/close/MSG-applicant-COR0001-VAC-AKTIF-01.USR-BAYU')
  await expect(heading(page, /^Bayu/)).toBeFocused()
  await page.keyboard.press('d')
  const bayu = window(page, 'Bayu Pratama')
  await expect(bayu.getByText(/Percakapan dengan Bayu Pratama sudah diakhiri/)).toBeVisible()
  await expect(bayu.getByRole('button', { name: 'Tolak dan kirim' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await card(page, AYU).click()
  await world.fault({ endpoint: START, kind: 'status', status: 403 })
  await refuse(page, 'Tetap di Lamaran Masuk, pesan saja')
  await expect(question(page).getByRole('listitem').first()).toHaveText('Ayu Wulandari: tetap di Lamaran Masuk')
  await sayYes(page)
  await expect(window(page).getByRole('alert')).toContainText('Pesannya belum terkirim.')
  const other = await context.newPage()
  await openStage(other)
  await expect(left(other)).toBeVisible()
  await resendButton(page).click()
  await expect(page.getByText('Pesan penolakan untuk Ayu Wulandari terkirim')).toBeVisible()
  // An applicant who stays in the stage stays open.
  await expect(panel(page, /^Ayu/)).toBeVisible()
  await other.getByRole('button', { name: 'Kirim lagi pesannya' }).click()
  await resendButton(other).click()
  await expect(window(other).getByRole('alert')).toContainText('Pesannya sudah dikirim, masih dikirim, atau dibuang')
  await window(other).getByRole('button', { name: 'Tutup', exact: true }).click()
  await expect(left(other)).toBeHidden()
  expect(await world.calls(MOVE)).toEqual([])
  expect((await world.calls(START)).filter(({ status }) => status === 200)).toHaveLength(1)
})

test('works on the board, in a small window and in dark mode; keeps the input across a reload', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStage(page, { view: 'board', open: 'USR-AYU' })
  await chooseInPanelMenu(page, AYU, 'Tolak & kabari…')
  await textOf(window(page)).fill('Halo Ayu Wulandari, terima kasih.')
  await expectReadable(page)
  // The open applicant can be refused before the column has loaded; the next one still opens.
  await world.latency(1_500, 'searchStageApplicants')
  await page.reload()
  await expectStages(page)
  await chooseInPanelMenu(page, AYU, 'Tolak & kabari…')
  await expect(textOf(window(page))).toHaveValue('Halo Ayu Wulandari, terima kasih.')
  // The list closes when the dialog moves the focus to its first field.
  await expect(window(page).locator(':focus')).toBeVisible()
  await window(page).getByRole('combobox', { name: 'Tahap penolakan' }).click()
  await page.getByRole('option', { name: 'Penawaran', exact: true }).click()
  const send = window(page).getByRole('button', { name: 'Tolak dan kirim' })
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport({ ratio: 1 })
  await send.click()
  await sayYes(page)
  await expect(page.getByText('Pesan penolakan untuk Ayu Wulandari terkirim')).toBeVisible()
  await expect(heading(page, /^Bayu Pratama/)).toBeFocused()
  expect((await world.calls(START)).map(({ body }) => (body as { messageText: string }).messageText)).toEqual([
    'Halo Ayu Wulandari, terima kasih.',
  ])
})

test('does not claim that there is no conversation after a refusal that keeps the stage', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await refuse(page, 'Tetap di Lamaran Masuk, pesan saja')
  await sayYes(page)
  await expect(page.getByText('Pesan penolakan untuk Ayu Wulandari terkirim')).toBeVisible()
  await expect(window(page)).toBeHidden()
  const ayu = panel(page, /^Ayu Wulandari/)
  await expect(ayu.getByText('Cek riwayat pesan')).toBeVisible()
  await expect(ayu.getByText('Belum ada percakapan')).toBeHidden()
  expect(await world.calls(START)).toHaveLength(1)
})

test('says that it is unknown whether there is a conversation while that cannot be loaded', async ({ page, world }) => {
  const BAYU = 'Bayu Pratama'
  await world.fault({ endpoint: 'getApplicantTicket', kind: 'status', status: 403, times: 0 })
  await openStage(page, { open: 'USR-BAYU' })
  await refuse(page, 'Tetap di Lamaran Masuk, pesan saja', BAYU)
  await expect(question(page).getByRole('listitem').last()).toHaveText(
    'Pesan: Hasil lamaran: Software Engineer, atau balasan bila sudah ada percakapan',
  )
  await question(page).getByRole('button', { name: 'Batal' }).click()
  const unknown = window(page, BAYU)
    .getByRole('alert')
    .filter({ hasText: 'Belum diketahui apakah sudah ada percakapan' })
  await world.heal()
  await unknown.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(unknown).toBeHidden()
  await expect(window(page, BAYU).getByRole('textbox', { name: 'Subject' })).toBeHidden()
})
