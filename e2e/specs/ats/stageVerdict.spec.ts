import type { Page } from '@playwright/test'
import { card, cards, MOVE, moveOpenApplicant, openStage, panel, SAVE } from '../../support/stages'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'
import { elsewhere } from '../../support/secondBrowser'
import type { World } from '../../support/world'

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /^Ayu/ })
const note = (page: Page, n: number) => page.getByRole('textbox', { name: `Catatan ${n}`, exact: true })
const verdict = (page: Page, word: string) =>
  page.getByRole('group', { name: 'Penilaian tentang Ayu Wulandari' }).getByRole('button', { name: word, exact: true })
const badge = (page: Page) =>
  page.getByRole('list', { name: 'Ringkasan Ayu Wulandari' }).getByText(/^(Lanjut|Ragu|Tolak)$/)
const saved = async (world: World) =>
  (await world.calls(SAVE)).map(({ body }) => (body as Record<string, unknown>)['field5'])
async function openAyu(page: Page) {
  await openStage(page, { open: 'USR-AYU' })
  await expect(verdict(page, 'Tolak')).toBeVisible()
}
async function writes(page: Page, n: number, text: string) {
  await openAyu(page)
  await note(page, n).fill(text)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
}

test('writes the verdict as the first word of a note by key; card, panel and colleagues show it at once', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  await openAyu(page)
  await expect(badge(page)).toHaveCount(0)
  await heading(page).press('t')
  await expect(page.getByText('Penilaian Tolak untuk Ayu Wulandari disimpan di Catatan 5')).toBeVisible()
  await expect(verdict(page, 'Tolak')).toHaveAttribute('aria-pressed', 'true')
  await expect(badge(page)).toHaveText('Tolak')
  await expect(note(page, 5)).toHaveValue('Tolak')
  await expect(panel(page, /^Ayu/).getByText('Penilaian: Tolak')).toBeVisible()
  await expectAccessible(page)
  // Another one replaces it, and says which.
  await heading(page).press('r')
  await expect(page.getByText('Penilaian Ragu untuk Ayu Wulandari menggantikan Tolak di Catatan 5')).toBeVisible()
  await expect(badge(page)).toHaveText('Ragu')
  expect(await saved(world)).toEqual(['Tolak', 'Ragu'])
  await page.reload()
  await expect(verdict(page, 'Ragu')).toHaveAttribute('aria-pressed', 'true')
  await expect(badge(page)).toHaveText('Ragu')
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await openStage(colleague, { field5: 'Ragu' })
  await expect(cards(colleague)).toHaveText(['Ayu Wulandari'])
  await card(colleague, 'Ayu Wulandari').click()
  await expect(verdict(colleague, 'Ragu')).toHaveAttribute('aria-pressed', 'true')
  // The same key again takes it away.
  await heading(page).press('r')
  await expect(page.getByText('Penilaian Ragu untuk Ayu Wulandari dihapus')).toBeVisible()
  await expect(badge(page)).toHaveCount(0)
  await expect(note(page, 5)).toHaveValue('')
})

test('says that a verdict pressed while another is being saved is not taken', async ({ page, world }) => {
  await openAyu(page)
  await world.latency(1_500, SAVE)
  await heading(page).press('r')
  await expect(verdict(page, 'Ragu')).toHaveAttribute('aria-busy', 'true')
  await heading(page).press('l')
  await expect(page.getByText('Penilaian sebelumnya masih disimpan. Ulangi sesudahnya.')).toBeInViewport()
  await expect(page.getByText('Penilaian Ragu untuk Ayu Wulandari disimpan di Catatan 5')).toBeVisible()
  expect(await saved(world)).toEqual(['Ragu'])
})

test('takes a verdict back before an earlier move, and opens each person again', async ({ page, world }) => {
  const person = (name: RegExp) => page.getByRole('heading', { level: 2, name })
  await openAyu(page)
  await moveOpenApplicant(page, 'Ayu Wulandari', 'Tes')
  await expect(person(/^Bayu Pratama/)).toBeFocused()
  const word = panel(page, /^Bayu/).getByRole('button', { name: 'Tolak', exact: true })
  await expect(word).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText('Penilaian Tolak untuk Bayu Pratama disimpan di Catatan 5')).toBeVisible()
  await page.keyboard.press('j')
  await expect(person(/^Citra Dewi/)).toBeFocused()
  await page.keyboard.press('u')
  await expect(person(/^Bayu Pratama/)).toBeFocused()
  await expect(word).toHaveAttribute('aria-pressed', 'false')
  expect([await saved(world), (await world.calls(MOVE)).length]).toEqual([['Tolak', null], 1])
  await page.keyboard.press('u')
  await expect(person(/^Ayu Wulandari/)).toBeFocused()
  expect(await world.calls(MOVE)).toHaveLength(2)
})

test('offers to take a verdict back in its toast, to the one before it', async ({ page, world }) => {
  await openAyu(page)
  await heading(page).press('l')
  await expect(badge(page)).toHaveText('Lanjut')
  await heading(page).press('t')
  await expect(badge(page)).toHaveText('Tolak')
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(badge(page)).toHaveText('Lanjut')
  expect(await saved(world)).toEqual(['Lanjut', 'Tolak', 'Lanjut'])
})

test('says at U that nothing is left to take back', async ({ page }) => {
  await openAyu(page)
  await heading(page).press('u')
  await expect(page.getByText('Tidak ada lagi yang dapat diurungkan')).toBeVisible()
})

test('undoes a verdict again whose undo failed', async ({ page, world }) => {
  await openAyu(page)
  await heading(page).press('t')
  await expect(badge(page)).toHaveText('Tolak')
  await world.fault({ endpoint: SAVE, kind: 'status', status: 500 })
  await heading(page).press('u')
  await expect(page.getByText(/^Perubahan Gagal dilakukan\./)).toBeVisible()
  await expect(badge(page)).toHaveText('Tolak')
  await heading(page).press('u')
  await expect(badge(page)).toHaveCount(0)
  expect((await saved(world)).at(-1)).toBeNull()
})

test('keeps what a colleague wrote meanwhile, and asks before replacing their verdict', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  await openAyu(page)
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await writes(colleague, 5, 'Gaji terlalu tinggi')
  await heading(page).press('t')
  await expect(badge(page)).toHaveText('Tolak')
  await expect(note(page, 5)).toHaveValue('Tolak. Gaji terlalu tinggi')
  await writes(colleague, 5, 'Lanjut: gaji cocok')
  await heading(page).press('r')
  const question = page.getByRole('dialog', { name: 'Penilaian berubah lewat perangkat atau tab lain' })
  await expect(question).toContainText('Penilaian sekarang: Lanjut. Ganti dengan: Ragu?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Biarkan' }).click()
  await expect(badge(page)).toHaveText('Lanjut')
  await expect(note(page, 5)).toHaveValue('Lanjut: gaji cocok')
  await heading(page).press('r')
  await expect(badge(page)).toHaveText('Ragu')
  expect((await saved(world)).at(-1)).toBe('Ragu. gaji cocok')
})

test('tells a refused verdict at its buttons, and writes it on another try', async ({ page, world }) => {
  await openAyu(page)
  await world.fault({ endpoint: SAVE, kind: 'status', status: 500 })
  await heading(page).press('r')
  const failure = panel(page, /^Ayu/).getByRole('alert')
  await expect(failure).toHaveText(/^Penilaian Ragu gagal disimpan\. .+ Coba lagi$/)
  await failure.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(verdict(page, 'Ragu')).toHaveAttribute('aria-pressed', 'true')
  await expect(failure).toBeHidden()
  expect((await saved(world)).at(-1)).toBe('Ragu')
})

test('keeps the verdict on a failure; in a note being edited it waits for Simpan', async ({ page, world }) => {
  await openAyu(page)
  await world.fault({ endpoint: SAVE, kind: 'status', status: 500 })
  await verdict(page, 'Lanjut').click()
  await expect(page.getByText(/^Perubahan Gagal dilakukan\./)).toBeVisible()
  await expect(verdict(page, 'Lanjut')).toHaveAttribute('aria-pressed', 'false')
  await world.forget()
  await note(page, 5).fill('Perlu ditanya')
  await note(page, 1).fill('Belum selesai')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await expect(page.getByText('Penilaian ditulis di Catatan 5, yang belum disimpan')).toBeVisible()
  await expect(note(page, 5)).toHaveValue('Lanjut. Perlu ditanya')
  expect(await world.calls(SAVE)).toEqual([])
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Belum disimpan', { exact: true })).toBeHidden()
  await expect(verdict(page, 'Lanjut')).toHaveAttribute('aria-pressed', 'true')
  expect(await saved(world)).toEqual(['Lanjut. Perlu ditanya'])
  // Unsaved text in another note is not affected.
  await note(page, 1).fill('Masih ditulis')
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(badge(page)).toHaveText('Tolak')
  await expect(note(page, 1)).toHaveValue('Masih ditulis')
  await expect(page.getByText('Belum disimpan', { exact: true })).toBeVisible()
  expect((await world.calls(SAVE)).at(-1)!.body).toEqual(
    expect.objectContaining({ field1: 'Belum selesai', field5: 'Tolak. Perlu ditanya' }),
  )
})

test('asks for the note once and remembers it without personal data; the board and dark mode show the verdict', async ({
  page,
  world,
}) => {
  await openAyu(page)
  await page
    .getByRole('group', { name: /^Penilaian/ })
    .getByRole('combobox')
    .selectOption('Catatan 2')
  await heading(page).press('t')
  await expect(badge(page)).toHaveText('Tolak')
  expect((await world.calls(SAVE)).at(-1)!.body).toEqual(expect.objectContaining({ field2: 'Tolak', field5: null }))
  const settings = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('verdict'))
      .map(([, value]) => value),
  )
  expect(settings).toEqual(['"field2"'])
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStage(page, { view: 'board', open: 'USR-AYU' })
  await expect(verdict(page, 'Tolak')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Klobness').filter({ hasText: 'Tolak' })).toHaveCount(1)
  await expectReadable(page)
})
