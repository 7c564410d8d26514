import type { Page } from '@playwright/test'
import { loseSession, signInAs } from '../../support/signIn'
import { MOVE, openStage, panel, SAVE } from '../../support/stages'
import { expect, expectAccessible, expectReadable, holdBack, test } from '../../support/test'

const ayu = (page: Page) => panel(page, /^Ayu Wulandari/)
const note = (page: Page, n: number) => ayu(page).getByRole('textbox', { name: `Catatan ${n}`, exact: true })
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })
const saved = (page: Page) => page.getByText('Perubahan Berhasil dilakukan')
const snippetMenu = (page: Page) => page.getByRole('dialog', { name: 'Teks siap pakai' })
const height = async (page: Page, n: number) => (await note(page, n).boundingBox())!.height

test('shows empty notes as one line and grows a box with its text up to a limit', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(note(page, 5)).toBeInViewport({ ratio: 1 })
  const line = await height(page, 1)
  expect(line).toBeLessThan(40)
  await note(page, 1).fill('Satu\nDua\nTiga\nEmpat\nLima')
  expect(await height(page, 1)).toBeGreaterThan(line + 60)
  await note(page, 1).fill('baris\n'.repeat(200))
  expect(await height(page, 1)).toBeLessThanOrEqual(900 * 0.4 + 2)
  // Save stays in view, however long the notes are.
  await expect(ayu(page).getByRole('button', { name: 'Simpan', exact: true })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

test('shows saved notes on coming back after leaving before they were loaded again', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await note(page, 1).fill('Komunikasi baik')
  await world.latency(1_500, 'getApplicantProfile')
  await ayu(page).getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('link', { name: 'Dasbor', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hasil Tes Karyawan' })).toBeVisible()
  await page.goBack()
  // The summary is shown at once; notes wait for the current answer.
  await expect(ayu(page)).toContainText('Ringkasan')
  await expect(note(page, 1)).toHaveValue('Komunikasi baik')
})

test('saves once on Ctrl+Enter in a note, and still confirms an email', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(note(page, 1)).toBeVisible()
  await heading(page, /^Ayu/).press('n')
  await page.keyboard.type('Komunikasi baik')
  await world.latency(500, SAVE)
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(saved(page)).toBeVisible()
  await expect(note(page, 1)).toBeFocused()
  expect(await world.calls(SAVE)).toHaveLength(1)
  // Nothing to save: nothing is sent.
  await page.keyboard.press('Control+Enter')
  await ayu(page).getByRole('radio', { name: 'Ya' }).check()
  await note(page, 2).press('Control+Enter')
  const question = page.getByRole('dialog', { name: /^Simpan catatan dan kirim email ke Ayu/ })
  await expect(question).toBeVisible()
  expect(await world.calls(SAVE)).toHaveLength(1)
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toBeHidden()
  expect(await world.calls(SAVE)).toHaveLength(1)
})

test('saves and goes to the next applicant, by button or Ctrl+Shift+Enter; stays when saving fails', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  const saveAndNext = (name: RegExp) => panel(page, name).getByRole('button', { name: 'Simpan dan berikutnya' })
  await expect(saveAndNext(/^Ayu/)).toHaveAttribute('aria-disabled', 'true')
  await expect(panel(page, /^Ayu/).getByText('Belum ada perubahan')).toBeVisible()
  for (const name of ['Simpan', 'Simpan dan berikutnya'])
    await expect(panel(page, /^Ayu/).getByRole('button', { name, exact: true })).toHaveAccessibleDescription(
      'Belum ada perubahan',
    )
  await note(page, 1).fill('Ragu')
  await world.fault({ endpoint: SAVE, kind: 'status', status: 500 })
  await saveAndNext(/^Ayu/).click()
  await expect(page.getByText('Perubahan Gagal dilakukan')).toBeVisible()
  await expect(note(page, 1)).toHaveValue('Ragu')
  await saveAndNext(/^Ayu/).click()
  await expect(heading(page, /^Bayu Pratama/)).toBeFocused()
  await expect(panel(page, /^Bayu/).getByRole('textbox', { name: 'Catatan 1' })).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('Lanjut')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(heading(page, /^Citra Dewi/)).toBeFocused()
  expect((await world.calls(SAVE)).map(({ body }) => (body as { userId: string }).userId)).toEqual([
    'USR-AYU',
    'USR-AYU',
    'USR-BAYU',
  ])
  // After moving on manually during a save, no applicant is skipped.
  const release = await holdBack(page, /pipeline\/stage\/update/)
  await panel(page, /^Citra/)
    .getByRole('textbox', { name: 'Catatan 1' })
    .fill('Lanjut')
  await page.keyboard.press('Control+Shift+Enter')
  await panel(page, /^Citra/)
    .getByRole('button', { name: 'Berikutnya', exact: true })
    .click()
  const fourth = heading(page, / 4 dari 54$/)
  await expect(fourth).toBeFocused()
  release()
  await expect.poll(async () => (await world.calls(SAVE)).length).toBe(4)
  await expect(page.getByText('Perubahan Berhasil dilakukan').first()).toBeVisible()
  await expect(fourth).toBeFocused()
  expect(await world.calls(MOVE)).toEqual([])
})

test('inserts own snippets into the focused note, and rejects personal data as a snippet', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await note(page, 2).fill('Tes lisan:')
  await ayu(page).getByRole('button', { name: 'Teks siap pakai' }).click()
  const field = snippetMenu(page).getByRole('textbox', { name: 'Teks baru' })
  const add = snippetMenu(page).getByRole('button', { name: 'Tambah' })
  // The typed text is offered as a new snippet.
  await expect(field).toHaveValue('Tes lisan:')
  for (const [text, what] of [
    ['Surel ayu@surel.example', 'alamat email'],
    ['Telepon 0812-3456-7890', 'nomor telepon'],
    ['KTP 3273012104990001', 'nomor 16 digit'],
    ['Wulandari cocok', 'nama pelamar'],
  ] as const) {
    await field.fill(text)
    await add.click()
    await expect(field).toHaveAccessibleDescription(`Teks memuat ${what}. Data pribadi tidak disimpan di browser.`)
  }
  for (const text of ['komunikasi baik', 'perlu diulang']) {
    await field.fill(text)
    await add.click()
    await expect(field).toHaveValue('')
  }
  await expectAccessible(page)
  await snippetMenu(page).getByRole('button', { name: 'komunikasi baik', exact: true }).click()
  await expect(note(page, 2)).toHaveValue('Tes lisan: komunikasi baik')
  await expect(note(page, 2)).toBeFocused()
  await expect(snippetMenu(page)).toBeHidden()
  // At the caret, keeping the focus in the note.
  await note(page, 4).focus()
  await page.keyboard.press('Alt+2')
  await expect(note(page, 4)).toHaveValue('perlu diulang')
  await page.keyboard.press('Control+Enter')
  await expect(saved(page)).toBeVisible()
  expect((await world.calls(SAVE)).at(-1)!.body).toMatchObject({
    field2: 'Tes lisan: komunikasi baik',
    field4: 'perlu diulang',
  })
  // A note beyond its limit keeps what is inserted, and says so.
  await note(page, 5).fill('a'.repeat(3_995))
  await page.keyboard.press('Alt+1')
  await expect(note(page, 5)).toHaveAccessibleDescription('Paling banyak 4.000 karakter 4.011/4.000 karakter')
  await page.reload()
  await ayu(page).getByRole('button', { name: 'Teks siap pakai' }).click()
  await snippetMenu(page).getByRole('button', { name: 'Hapus teks: komunikasi baik' }).click()
  await expect(snippetMenu(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(snippetMenu(page)).toBeHidden()
  await expect(ayu(page).getByRole('button', { name: 'Teks siap pakai' })).toBeFocused()
})

test('exports own snippets to a file for another browser, and skips those that cannot be added', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await ayu(page).getByRole('button', { name: 'Teks siap pakai' }).click()
  const input = snippetMenu(page).getByLabel('Berkas teks siap pakai')
  const file = (text: string) => ({ name: 'teks.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await input.setInputFiles(file('bukan berkas'))
  await expect(snippetMenu(page)).toContainText('Berkas ini tidak berisi teks siap pakai.')
  await input.setInputFiles(
    file(JSON.stringify({ snippets: ['komunikasi baik', 'komunikasi baik', 'telepon 0812 3456 7890'] })),
  )
  await expect(snippetMenu(page).getByRole('button', { name: 'komunikasi baik', exact: true })).toBeVisible()
  const reasons = 'Teks ini sudah ada. Teks memuat nomor telepon. Data pribadi tidak disimpan di browser.'
  await expect(page.getByText(`1 teks ditambahkan, 2 dilewati. ${reasons}`, { exact: false })).toBeVisible()
  const saving = page.waitForEvent('download')
  await snippetMenu(page).getByRole('button', { name: 'Ekspor' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('teks-cepat.json')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual({ snippets: ['komunikasi baik'] })
  // One more than the limit allows.
  const many = Array.from({ length: 20 }, (_, n) => `kalimat ${n}`)
  await input.setInputFiles(file(JSON.stringify({ snippets: many })))
  const full = '19 teks ditambahkan, 1 dilewati. Paling banyak 20 teks. Hapus salah satu dahulu.'
  await expect(page.getByText(full, { exact: false })).toBeVisible()
  await expect(snippetMenu(page).getByRole('listitem')).toHaveCount(20)
})

test('keeps the texts at their button while the profile beside them gets longer', async ({ page }) => {
  const answer = await holdBack(page, /question\/byvacancy/)
  await openStage(page, { open: 'USR-AYU' })
  const button = ayu(page).getByRole('button', { name: 'Teks siap pakai' })
  await button.click()
  await expect(snippetMenu(page).getByRole('textbox', { name: 'Teks baru' })).toBeFocused()
  const distance = async () => (await snippetMenu(page).boundingBox())!.y - (await button.boundingBox())!.y
  const before = await distance()
  answer()
  await expect(ayu(page).getByRole('heading', { name: 'Persyaratan Lamaran' })).toBeVisible()
  await expect.poll(distance).toBe(before)
})

test('does not show the snippets of one user to the next one in the same browser', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await ayu(page).getByRole('button', { name: 'Teks siap pakai' }).click()
  await snippetMenu(page).getByRole('textbox', { name: 'Teks baru' }).fill('komunikasi baik')
  await snippetMenu(page).getByRole('button', { name: 'Tambah' }).click()
  await expect(snippetMenu(page).getByRole('listitem')).toHaveCount(1)
  await loseSession(page)
  await signInAs(page, 'siti.aminah')
  await openStage(page, { open: 'USR-AYU' })
  await ayu(page).getByRole('button', { name: 'Teks siap pakai' }).click()
  await expect(snippetMenu(page).getByRole('textbox', { name: 'Teks baru' })).toBeVisible()
  await expect(snippetMenu(page).getByRole('listitem')).toHaveCount(0)
})
