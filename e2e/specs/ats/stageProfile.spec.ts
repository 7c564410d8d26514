import { alterResult } from '../../support/figures'
import { card, openStage, panel, PROFILE, urlParam, SAVE, stageId } from '../../support/stages'
import { expect, test } from '../../support/test'
import { idToken } from '../../support/signIn'
import type { Page } from '@playwright/test'

const AYU = 'Ayu Wulandari'
const ayu = (page: Page) => panel(page, /^Ayu Wulandari/)
const note = (page: Page, n: number) => ayu(page).getByRole('textbox', { name: `Catatan ${n}`, exact: true })
const saveButton = (page: Page) => ayu(page).getByRole('button', { name: 'Simpan', exact: true })
const save = (page: Page) => saveButton(page).click()

test("opens a card's panel below its row with one request; hovering makes none", async ({ page, world }) => {
  const profile = `console/ats/pipeline/profile/detail/USR-AYU/${stageId(1)}/VAC-AKTIF-01`
  await alterResult(page, profile, (answer: object) => ({ ...answer, profileDownloadLink: null }))
  await openStage(page)
  for (const name of [AYU, 'Bayu Pratama', AYU]) await card(page, name).hover()
  await page.getByRole('navigation', { name: 'Tahap lowongan' }).getByRole('link', { name: /^Tes/ }).hover()
  await card(page, AYU).hover()
  expect(await world.calls(PROFILE)).toEqual([])
  await card(page, AYU).click()
  await expect(ayu(page).getByRole('heading', { name: 'Ayu Wulandari 1 dari 54' })).toBeFocused()
  await expect(ayu(page)).toContainText('Riwayat Lamaran')
  // The CV link depends on the right, even when the profile has no link of its own.
  await expect(ayu(page).getByRole('link', { name: `Unduh CV ${AYU}` })).toHaveAttribute(
    'href',
    /\/rest\/open\/cv\/download\/USR-AYU$/,
  )
  // Ayu's profile was requested once; the other call prefetches the next applicant.
  expect((await world.calls(PROFILE)).filter(({ path }) => path.includes('USR-AYU'))).toHaveLength(1)
  // In the DOM the panel comes after its row of two and before the next row.
  const order = await page
    .getByRole('list', { name: 'Pelamar', exact: true })
    .locator('> li')
    .evaluateAll((items) => items.slice(0, 4).map((item) => item.querySelector('h2, h3')?.textContent))
  expect(order).toEqual([AYU, 'Bayu Pratama', 'Ayu Wulandari 1 dari 54', 'Citra Dewi'])
  expect(urlParam(page, 'open')).toBe('USR-AYU')
  await ayu(page).getByRole('button', { name: 'Tutup profil Ayu Wulandari' }).click()
  await expect(ayu(page)).toBeHidden()
  await expect(card(page, AYU)).toBeFocused()
  expect(urlParam(page, 'open')).toBeNull()
})

test('shows every group of the profile; number, phone and email only on request', async ({ page }) => {
  // A picture that cannot be rendered falls back to the initials.
  await page.route('**/foto.svg*', (route) => route.fulfill({ contentType: 'image/png', body: 'none' }))
  await openStage(page, { open: 'USR-AYU' })
  await expect(ayu(page).locator('[data-initials=AW]')).toBeVisible()
  await expect(ayu(page)).toContainText(
    'Backend Engineer · PT Sinar Digital Nusantara · 5 Thn 3 Bln · S1 Teknik Informatika, Institut Teknologi Bandung',
  )
  const others = ayu(page).getByRole('heading', { level: 3, name: 'Lainnya (5)' })
  await expect(ayu(page).getByText('Menjadi pemimpin tim yang dipercaya')).toBeHidden()
  await others.click()
  const groups = ['Ringkasan', 'Pengalaman Kerja', 'Pendidikan', 'Persyaratan Lamaran', 'Keahlian', 'Bahasa']
  const more = ['Hasil Klob Meter', 'Portofolio', 'Riwayat Lamaran', 'Lainnya (5)']
  const folded = ['Aspirasi', 'Hobi', 'Referensi', 'Penghargaan', 'Sertifikat']
  await expect(ayu(page).getByRole('heading', { level: 3 })).toHaveText([...groups, ...more, ...folded, 'Catatan'])
  for (const text of [
    'Total pengalaman 5 Thn 3 Bln',
    'IPK 3,72',
    'Minat KerjaInvestigative, Social',
    'Wanita',
    '21/04/1999',
    '27 tahun',
    'Software Engineer: Lamaran Masuk',
    'Agu 2021 – sekarang · 5 Thn 3 Bln',
    'Bahasa Indonesia: Fasih (Fluent)',
  ])
    await expect(ayu(page)).toContainText(text)
  const html = await page.content()
  for (const hidden of ['ayu.wulandari@surel.example', '+6281234567890']) expect(html).not.toContain(hidden)
  expect(html).not.toMatch(/\d{16}/)
  await ayu(page).getByRole('button', { name: 'Tampilkan email Ayu Wulandari' }).click()
  await expect(ayu(page)).toContainText('ayu.wulandari@surel.example')
  await ayu(page).getByRole('button', { name: 'Tampilkan telepon Ayu Wulandari' }).click()
  await expect(ayu(page)).toContainText('+6281234567890')
  await ayu(page).getByRole('button', { name: 'Tampilkan nomor KTP Ayu Wulandari' }).click()
  await expect(ayu(page)).toContainText(/\d{16}/)
  const cv = ayu(page).getByRole('link', { name: 'Unduh CV Ayu Wulandari' })
  await expect(cv).toHaveAttribute('rel', 'noopener noreferrer')
  const file = await page.request.get((await cv.getAttribute('href'))!)
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test('hides what a flag hides and empty groups, and shows hostile texts as text', async ({ page, world }) => {
  await openStage(page, { open: 'USR-DIAM' })
  const dian = panel(page, /^Dian Purnama/)
  await expect(dian.getByRole('heading', { level: 3 })).toHaveText([
    'Persyaratan Lamaran',
    'Riwayat Lamaran',
    'Catatan',
  ])
  await expect(dian.getByRole('button', { name: /^Tampilkan/ })).toHaveCount(0)
  await expect(dian.getByRole('link')).toHaveCount(0)
  await openStage(page, { open: 'USR-JAHAT' })
  const jahat = panel(page, /^Jahat/)
  await expect(jahat).toContainText('<script>alert("jahat")</script>')
  for (const link of await jahat.getByRole('link').all()) expect(await link.getAttribute('href')).toMatch(/^https?:/)
  await expect(jahat).toContainText('(alamat tidak dapat dibuka)')
  // A profile that fails to load.
  await world.fault({ endpoint: PROFILE, kind: 'status', status: 404, times: 0 })
  await openStage(page, { open: 'USR-CITRA' })
  await expect(page.getByText('Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.')).toBeVisible()
  await world.heal()
  await panel(page, /^Citra Dewi/)
    .getByRole('button', { name: 'Coba lagi' })
    .click()
  await expect(panel(page, /^Citra Dewi/)).toContainText('Riwayat Lamaran')
})

test('saves notes as typed; a failed save keeps and reports them', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await note(page, 1).fill('Komunikasi baik')
  await note(page, 5).fill('Siap pindah')
  await world.fault({ endpoint: SAVE, kind: 'status', status: 500 })
  await save(page)
  await expect(page.getByText('Perubahan Gagal dilakukan')).toBeVisible()
  await expect(note(page, 1)).toHaveValue('Komunikasi baik')
  await save(page)
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  const saved = await world.calls(SAVE)
  expect(saved).toHaveLength(2)
  // The focus stays, and a second press has nothing to save.
  await expect(saveButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  expect(saved[1]!.body).toEqual({
    id: null,
    userId: 'USR-AYU',
    klobVacancyCode: 'VAC-AKTIF-01',
    stageId: stageId(1),
    pipelineId: 'PIP-VAC-AKTIF-01-USR-AYU',
    field1: 'Komunikasi baik',
    field2: null,
    field3: null,
    field4: null,
    field5: 'Siap pindah',
    sendEmail: 'tidak',
  })
  await expect(ayu(page).getByText('Belum disimpan', { exact: true })).toBeHidden()
  expect(await world.calls(SAVE)).toHaveLength(2)
})

test('keeps and counts a note beyond its limit, and saves it when it is shortened', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await note(page, 2).fill('a'.repeat(4_100))
  await expect(note(page, 2)).toHaveAccessibleDescription('Paling banyak 4.000 karakter 4.100/4.000 karakter')
  await page.keyboard.press('Control+Enter')
  await expect(note(page, 2)).toBeFocused()
  await expect(note(page, 2)).toHaveValue('a'.repeat(4_100))
  expect(await world.calls(SAVE)).toEqual([])
  await note(page, 2).fill('a'.repeat(4_000))
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => world.calls(SAVE)).toHaveLength(1)
})

test('keeps unsaved notes after leaving the card and a reload, and marks them on the card', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await note(page, 2).fill('Belum selesai')
  await card(page, 'Bayu Pratama').click()
  await expect(page.getByText('Catatan Ayu Wulandari belum disimpan; drafnya tetap ada')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Ringkasan Ayu Wulandari' })).toContainText('Draf catatan')
  await page.reload()
  await card(page, AYU).click()
  await expect(note(page, 2)).toHaveValue('Belum selesai')
  await expect(ayu(page).getByText('Belum disimpan', { exact: true })).toBeVisible()
  await ayu(page).getByRole('button', { name: 'Batalkan perubahan' }).click()
  await expect(note(page, 2)).toHaveValue('')
  await expect(saveButton(page)).toBeFocused()
})

test("does not overwrite a colleague's notes: asks about conflicts and keeps all other changes", async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await note(page, 1).fill('Catatan saya')
  await note(page, 2).fill('Hanya saya')
  const theirs = { field1: 'Catatan rekan', field2: null, field3: 'Rekan juga', field4: null, field5: null }
  const answer = await page.request.post('/rest/console/ats/pipeline/stage/update', {
    headers: { authorization: (await idToken(page))!, 'x-mock-session': world.session },
    data: {
      id: null,
      userId: 'USR-AYU',
      klobVacancyCode: 'VAC-AKTIF-01',
      stageId: stageId(1),
      pipelineId: 'PIP-VAC-AKTIF-01-USR-AYU',
      ...theirs,
      sendEmail: 'tidak',
    },
  })
  expect(answer.ok()).toBe(true)
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Data ini juga diubah dari perangkat atau tab lain' })
  // Only conflicts are asked about, with nothing preselected: pressing Enter deletes no note.
  await expect(dialog.getByRole('group')).toHaveText(['Catatan 1Versi AndaCatatan sayaVersi lainCatatan rekan'])
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  expect(await world.calls(SAVE)).toHaveLength(1)
  await dialog.getByRole('radio', { name: /^Versi Anda/ }).check()
  await dialog.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  expect((await world.calls(SAVE)).at(-1)!.body).toMatchObject({
    id: 'NOTE-000001',
    field1: 'Catatan saya',
    field2: 'Hanya saya',
    field3: 'Rekan juga',
  })
})

test('keeps a separate draft in each of two tabs with the same applicant', async ({ page, context }) => {
  await openStage(page, { open: 'USR-AYU' })
  const other = await context.newPage()
  await openStage(other, { open: 'USR-AYU' })
  await note(page, 1).fill('Dari tab pertama')
  await note(other, 1).fill('Dari tab kedua')
  await page.reload()
  await other.reload()
  await expect(note(page, 1)).toHaveValue('Dari tab pertama')
  await expect(note(other, 1)).toHaveValue('Dari tab kedua')
})
