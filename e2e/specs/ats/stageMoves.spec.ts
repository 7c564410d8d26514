import type { Page } from '@playwright/test'
import {
  card,
  cards,
  chooseStage,
  MOVE,
  MOVE_PATH,
  openStage,
  panel,
  checkCard,
  urlParam,
  confirmMove,
  SEARCH,
  stageId,
} from '../../support/stages'
import { doubleClick, expect, expectAccessibleInBoth, holdBack, test } from '../../support/test'

const AYU = 'Ayu Wulandari'

test('moves several at once: names each one and both stages, reports each outcome, keeps failures selected', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  const select = page.getByRole('combobox', { name: 'Pindahkan yang dipilih ke tahap' })
  await expect(select).toBeDisabled()
  await expect(select).toHaveAttribute('placeholder', 'Pilih pelamar dahulu')
  await expect(page.getByRole('button', { name: 'Pesan ke yang dipilih' })).toHaveAccessibleDescription(
    'Pilih pelamar untuk memindahkan, mengirim pesan, atau menolak',
  )
  for (const name of [AYU, 'Bayu Pratama', 'Ramai Sinaga']) await checkCard(page, name)
  await expect(page.getByText('3 dipilih di halaman ini')).toBeVisible()
  await chooseStage(page, 'Tes')
  const question = page.getByRole('dialog', { name: 'Pindahkan 3 pelamar' })
  for (const name of [AYU, 'Bayu Pratama', 'Ramai Sinaga'])
    await expect(question).toContainText(`${name}: Lamaran Masuk → Tes`)
  await expect(question).toContainText('Hanya tahapnya yang berubah.')
  await question.getByRole('button', { name: 'Batal' }).click()
  expect(await world.calls(MOVE)).toEqual([])

  await chooseStage(page, 'Tes')
  await confirmMove(page)
  const outcome = page.getByRole('dialog', { name: 'Hasil pemindahan' })
  await expect(outcome).toContainText('2 berhasil, 1 gagal')
  await expect(outcome.getByRole('listitem')).toHaveText([
    'Ramai Sinaga tidak berhasil diubah',
    'Ayu Wulandari berhasil diubah',
    'Bayu Pratama berhasil diubah',
  ])
  await expectAccessibleInBoth(page)
  await expect(outcome.getByRole('button', { name: 'Coba lagi untuk yang gagal' })).toBeFocused()
  await outcome.getByRole('button', { name: 'Tutup', exact: true }).click()
  expect((await world.calls(MOVE)).map(({ body }) => body)).toEqual([
    { stageId: stageId(3), userId: ['USR-AYU', 'USR-BAYU', 'USR-RAMAI'] },
  ])
  await expect(card(page, AYU)).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Pilih Ramai Sinaga' })).toBeChecked()
  // The open applicant has left, so the panel is closed.
  expect(urlParam(page, 'open')).toBeNull()
  await expect(page.getByText('Pelamar yang tadi dibuka')).toBeHidden()
  await expect(page.getByText('1 dipilih di halaman ini')).toBeVisible()
  // Undo from the toast takes both back, and reports each one.
  await expect(page.getByText('2 pelamar dipindahkan ke Tes')).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(outcome.getByRole('listitem')).toHaveText([
    'Ayu Wulandari berhasil diubah',
    'Bayu Pratama berhasil diubah',
  ])
  await outcome.getByRole('button', { name: 'OK' }).click()
  expect((await world.calls(MOVE)).at(-1)!.body).toEqual({ stageId: stageId(1), userId: ['USR-AYU', 'USR-BAYU'] })
  await expect(card(page, AYU)).toBeVisible()
})

test('reloads the list after a successful move, with no selection and no panel', async ({ page, world }) => {
  await openStage(page, { page: '2', size: '4', open: 'USR-RAMAI' })
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
  await page.getByRole('checkbox', { name: 'Pilih Ramai Sinaga' }).uncheck()
  await expect(page.getByText('3 dipilih di halaman ini')).toBeVisible()
  await world.forget()
  await chooseStage(page, 'Seleksi Berkas')
  await doubleClick(page.getByRole('dialog').getByRole('button', { name: 'Pindahkan' }))
  await page.getByRole('dialog', { name: 'Hasil pemindahan' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('1–4 dari 51')).toBeVisible()
  expect([urlParam(page, 'page'), urlParam(page, 'open')]).toEqual([null, null])
  await expect(page.getByRole('checkbox', { name: 'Pilih Semua' })).not.toBeChecked()
  expect(await world.calls(MOVE)).toHaveLength(1)
  // Another page starts with an empty selection, and announces it.
  await checkCard(page, AYU)
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page.getByText('Pilihan atas 1 pelamar dilepas karena daftarnya berganti')).toBeVisible()
  await page.getByRole('button', { name: 'Halaman sebelumnya' }).click()
  await expect(page.getByRole('checkbox', { name: `Pilih ${AYU}` })).not.toBeChecked()
})

test('reports each failure when the whole move fails, keeps the selection and offers no undo', async ({
  page,
  world,
}) => {
  await openStage(page)
  await checkCard(page, AYU)
  await world.fault({ endpoint: MOVE, kind: 'status', status: 500 })
  await chooseStage(page, 'Wawancara')
  await confirmMove(page)
  const outcome = page.getByRole('dialog', { name: 'Hasil pemindahan' })
  await expect(outcome).toContainText('Ayu Wulandari tidak berhasil diubah')
  await outcome.getByRole('button', { name: 'Tutup', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: `Pilih ${AYU}` })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(0)
  expect(await world.calls(MOVE)).toHaveLength(1)
})

test('closes the undo toast after eight seconds, but not while it is hovered or focused', async ({ page }) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  await panel(page, /^Ayu/)
    .getByRole('combobox', { name: `Pindahkan ${AYU} ke tahap` })
    .click()
  await page.getByRole('option', { name: 'Tes', exact: true }).click()
  await confirmMove(page)
  const undo = page.getByRole('button', { name: 'Urungkan' })
  await expect(undo).toBeVisible()
  // The next applicant takes the place of the moved one, and the focus.
  await expect(page.getByRole('heading', { name: /1 dari 53$/ })).toBeFocused()
  await undo.focus()
  await page.clock.runFor(20_000)
  await expect(undo).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(9_000)
  await expect(undo).toBeHidden()
})

test('offers the way back when a stage has become empty', async ({ page }) => {
  await openStage(page, {}, 5)
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
  await chooseStage(page, 'Diterima')
  await confirmMove(page)
  await page.getByRole('dialog', { name: 'Hasil pemindahan' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke ATS Report' }).click()
  await expect(page.getByRole('article', { name: 'Software Engineer', exact: true })).toContainText('5Diterima')
})

test.describe('without the right to move', () => {
  test.use({ account: 'rudi.hartono' })
  test('explains it at the select, for keys and messages, and sends nothing', async ({ page, world }) => {
    await page.goto('/dashboard/1/atsreport')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(cards(page).first()).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^Pilih (?!Semua)/ })
      .first()
      .check()
    await page.getByRole('combobox', { name: 'Pindahkan yang dipilih ke tahap' }).click()
    const message = 'Maaf kamu tidak bisa mengakses fitur ini, silahkan hubungi administrator untuk mengaktifkannya.'
    const options = page.getByRole('listbox').filter({ hasText: message }).getByRole('option')
    // The missing right is named below the text of the documents.
    await expect(options).toHaveText([message, /^Memindahkan pelamar antartahap: hak AUTH\S+ belum diberikan/])
    await options.first().click()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('2')
    await expect(page.getByRole('dialog')).toContainText(message)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await cards(page).first().getByRole('button').click()
    await page.getByRole('button', { name: /^Tindakan lain / }).click()
    await page.getByRole('menuitem', { name: 'Tolak & kabari…' }).click()
    await page.getByRole('dialog', { name: message }).getByRole('button', { name: 'OK' }).click()
    // Messages require another right.
    await page.getByRole('button', { name: /^Pesan (?!ke)/ }).click()
    const denied = 'maaf ada tidak bisa mengakses menu ini silahkan hubungi sistem administrator'
    await page.getByRole('dialog', { name: denied }).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(urlParam(page, 'dialog')).toBeNull()
    expect([await world.calls(MOVE), await world.calls('getApplicantTicket')]).toEqual([[], []])
    expect((await world.calls(SEARCH)).length).toBeGreaterThan(0)
  })
})

/** Moves the first two applicants, which one toast names. */
async function moveTwo(page: Page): Promise<void> {
  await openStage(page, { open: 'USR-AYU' })
  const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name })
  for (const [name, next] of [
    [/^Ayu Wulandari/, /^Bayu Pratama/],
    [/^Bayu Pratama/, /^Citra Dewi/],
  ] as const) {
    await expect(heading(name)).toBeFocused()
    await page.keyboard.press('3')
    await confirmMove(page)
    await expect(heading(next)).toBeFocused()
  }
  await expect(page.getByText('2 pelamar dipindahkan', { exact: true })).toBeVisible()
}

test('takes back exactly the moves that the toast names', async ({ page, world }) => {
  await moveTwo(page)
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText('2 pelamar dikembalikan', { exact: true })).toBeVisible()
  expect((await world.calls(MOVE)).map(({ body }) => body)).toEqual([
    { stageId: stageId(3), userId: ['USR-AYU'] },
    { stageId: stageId(3), userId: ['USR-BAYU'] },
    { stageId: stageId(1), userId: ['USR-BAYU'] },
    { stageId: stageId(1), userId: ['USR-AYU'] },
  ])
})

test('takes back what the toast named when it was pressed, after the move that is under way', async ({
  page,
  world,
}) => {
  await moveTwo(page)
  const release = await holdBack(page, MOVE_PATH, { times: 1 })
  const underWay = page.waitForRequest(MOVE_PATH)
  await page.keyboard.press('4')
  await confirmMove(page)
  await underWay
  await page.getByRole('button', { name: 'Urungkan' }).click()
  release()
  await expect(page.getByText('2 pelamar dikembalikan', { exact: true })).toBeVisible()
  expect((await world.calls(MOVE)).slice(2).map(({ body }) => body)).toEqual([
    { stageId: stageId(4), userId: ['USR-CITRA'] },
    { stageId: stageId(1), userId: ['USR-BAYU'] },
    { stageId: stageId(1), userId: ['USR-AYU'] },
  ])
})

test('direction marks in a name, and a sign for none, are in no title, question or counter', async ({
  page,
  world,
}) => {
  const person = { firstName: '\u202eZulaikha\u2067', lastName: '-' }
  await world.seed({ applications: [{ vacancyCode: 'VAC-AKTIF-01', stage: 'Lamaran Masuk', person }] })
  await openStage(page, { firstNames: 'Zulaikha' })
  await card(page, 'Zulaikha').click()
  await expect(panel(page, /^Zulaikha/).getByRole('heading', { level: 2 })).toHaveText('Zulaikha 1 dari 1')
  await checkCard(page, 'Zulaikha')
  await chooseStage(page, 'Tes')
  const question = page.getByRole('dialog', { name: /^Pindahkan/ })
  await expect(question).toContainText('Zulaikha')
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
    ),
  ])
  expect(texts.filter((text) => /[\u202a-\u202e\u2066-\u2069]|Zulaikha -/.test(text))).toEqual([])
})
