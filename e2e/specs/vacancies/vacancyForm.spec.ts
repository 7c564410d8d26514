import type { Page } from '@playwright/test'
import { doubleClick, expect, expectAccessible, expectAccessibleInBoth, expectReadable, test } from '../../support/test'
import {
  answer,
  call,
  changeElsewhere,
  choose,
  closeAlert,
  copyOf,
  dialog,
  field,
  fillNew,
  heading,
  openForm,
  save,
  saveButton,
  vacanciesAt,
} from '../../support/vacancyForms'

const status = (page: Page) => page.getByRole('combobox', { name: 'Status Lowongan' })
const toList = (page: Page) => page.getByRole('link', { name: 'Lowongan', exact: true })
const bodies = async (calls: Promise<{ body: unknown }[]>) =>
  (await calls).map(({ body }) => body as Record<string, unknown>)

test('opens a calendar below the sticky head, whole in a small window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openForm(page, null)
  await page.getByRole('button', { name: 'Buka kalender Tanggal Ditutup' }).click()
  const calendar = page.getByRole('dialog', { name: /Tanggal Ditutup/ })
  const head = page.getByRole('heading', { level: 1 }).locator('xpath=..')
  const edges = async () => {
    const [{ y, height }, above] = [(await calendar.boundingBox())!, (await head.boundingBox())!]
    return { isBelowHead: y >= above.y + above.height, isInWindow: y + height <= 768 }
  }
  await expect.poll(edges).toEqual({ isBelowHead: true, isInWindow: true })
})

test('reports missing and invalid input, focuses the first of it, and sends nothing', async ({ page, world }) => {
  await openForm(page, null)
  await saveButton(page).click()
  for (const text of [
    'Nama Lowongan wajib diisi',
    'Tanggal dibuka wajib diisi',
    'Tanggal ditutup wajib diisi',
    'Deskripsi Lowongan wajib diisi',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(field(page, 'Nama Lowongan')).toBeFocused()
  await expectAccessible(page)
  await fillNew(page, 'Penjaga Mercusuar')
  await field(page, 'Tanggal Dibuka').fill('31/02/2026')
  await field(page, 'URL Lowongan').fill('http://karier.example')
  await field(page, 'Jumlah Posisi').fill('1,5')
  await saveButton(page).click()
  await expect(page.getByText('Isi dengan alamat lengkap yang diawali https://')).toBeVisible()
  await expect(field(page, 'URL Lowongan')).toBeFocused()
  await expect(page.getByText('Tanggal tidak ada di kalender (DD/MM/YYYY)')).toBeVisible()
  await expect(page.getByText('Isi dengan bilangan bulat, paling sedikit 1')).toBeVisible()
  await field(page, 'URL Lowongan').fill('')
  await field(page, 'Jumlah Posisi').fill('2')
  await field(page, 'Tanggal Dibuka').fill('01/01/2100')
  await field(page, 'Tanggal Ditutup').fill('31/12/2099')
  await saveButton(page).click()
  await closeAlert(page, 'Tanggal dibuka lebih kecil dari tanggal ditutup!')
  expect(await world.calls('saveVacancyPrimary')).toEqual([])
})

test('shows the section in view, filled sections and errors in the menu', async ({ page }) => {
  await openForm(page, null)
  const menu = page.getByRole('navigation', { name: 'Bagian formulir' })
  await expect(menu.getByText('1 dari 5 wajib terisi')).toBeVisible()
  await fillNew(page, 'Penjaga Mercusuar')
  await expect(menu.getByText('5 dari 5 wajib terisi')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Detail Lowongan lengkap' })).toBeVisible()
  await field(page, 'Nama Lowongan').fill('')
  await saveButton(page).click()
  await expect(menu.getByRole('link', { name: 'Detail Lowongan perlu diperbaiki' })).toBeVisible()
  await expect(menu.getByText('4 dari 5 wajib terisi')).toBeVisible()
  await menu.getByRole('link', { name: 'Persyaratan Pelamar' }).click()
  await expect(menu.getByRole('link', { name: 'Persyaratan Pelamar' })).toHaveAttribute('aria-current', 'location')
})

test('never creates a vacancy twice when the second save fails: reports what is missing and resends only that', async ({
  page,
  world,
}) => {
  await openForm(page, null)
  await expect(page.getByRole('button', { name: 'preview lowongan' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: '+ Tambahkan Keunikan' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /^Default/ })).toBeDisabled()
  await fillNew(page, 'Penjaga Mercusuar')
  await world.fault({
    endpoint: 'saveVacancyPrimary',
    kind: 'status',
    status: 500,
    times: 1,
  })
  await saveButton(page).click()
  await closeAlert(page, 'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi')
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Penjaga Mercusuar')
  await world.fault({ endpoint: 'saveVacancySecondary', kind: 'status', status: 422, message: 'Belum bisa', times: 1 })
  await doubleClick(saveButton(page))
  await expect(page).toHaveURL(/\/edit\/KJV-000001$/)
  const notice = page.getByRole('alert').filter({ hasText: 'Sebagian tersimpan, tetapi keunikan, profil pelamar' })
  await expect(notice).toContainText('Belum bisa')
  await notice.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByText('Berhasil menyimpan job vacancy')).toBeVisible()
  expect((await world.calls('saveVacancyPrimary')).map((one) => one.status)).toEqual([500, 200])
  const sent = await bodies(world.calls('saveVacancySecondary'))
  expect(sent).toHaveLength(2)
  for (const body of sent) {
    expect(body).toMatchObject({ klobVacancyCode: 'KJV-000001', validationTypeApply: null, additionalQuestion: [] })
    expect((body['validationApply'] as { off: unknown }[]).map(({ off }) => off)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  }
  // There is no draft to restore, neither here nor in an empty form.
  await page.reload()
  await expect(heading(page, 'Edit Lowongan, Penjaga Mercusuar')).toBeVisible()
  await expect(page.getByText(/dipulihkan dari draf|belum: /)).toBeHidden()
  await openForm(page, null)
  await expect(field(page, 'Nama Lowongan')).toHaveValue('')
})

test('explains a forbidden status, confirms an allowed one with its consequences, and reverts a rejected one', async ({
  page,
  world,
}) => {
  await openForm(page, null)
  await status(page).click()
  const reason = 'Simpan lowongan sebagai Draft terlebih dahulu.'
  for (const name of ['Active', 'Closed'])
    await expect(page.getByRole('option', { name: `${name} - ${reason}` })).toBeDisabled()
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, 'KJV-000001')
  await choose(page, 'Status Lowongan', 'Closed')
  const question = dialog(
    page,
    'Ubah status lowongan "Software Engineer" di PT Nusantara Karya Digital menjadi Closed?',
  )
  await expect(question).toContainText('tidak dapat melamar dan lowongan ini hilang dari daftar')
  await question.getByRole('button', { name: 'BATALKAN' }).click()
  await expect(status(page)).toHaveValue('Draft')
  // An unreadable licence only warns; the server decides.
  await world.fault({ endpoint: 'getLicenseTable', kind: 'status', status: 500, times: 0 })
  await choose(page, 'Status Lowongan', 'Active')
  await expect(dialog(page, 'Pengguna dapat melamar')).toContainText('Batas paket gagal diperiksa', {
    timeout: 15_000,
  })
  await answer(page, 'Pengguna dapat melamar', 'YA, YAKIN')
  await world.heal()
  await world.fault({ endpoint: 'saveVacancyPrimary', kind: 'status', status: 422, message: 'Paket habis', times: 1 })
  await page.getByRole('radio', { name: /^Tanpa validasi/ }).click()
  await answer(page, 'Apakah kamu yakin tidak ada Profile', 'YA, YAKIN')
  await saveButton(page).click()
  // In view however far the form is scrolled; no retry, as it would be rejected again.
  const failed = page.getByRole('alert').filter({ hasText: 'data dasar lowongan belum: Paket habis' })
  await expect(failed).toBeInViewport()
  await expect(failed).toContainText('Status tetap Draft.')
  await expect(failed.getByRole('button')).toHaveCount(0)
  await expect(status(page)).toHaveValue('Draft')
  // Leaving Draft saves the second part first.
  await choose(page, 'Status Lowongan', 'Active')
  await answer(page, 'Pengguna dapat melamar', 'YA, YAKIN')
  await page.getByRole('radio', { name: /^Default/ }).check()
  await world.forget()
  await save(page, world, 'saveVacancyPrimary')
  await expect(page.getByText('Lowongan ini sudah Active')).toBeVisible()
  const order = (await world.calls()).flatMap(({ endpoint }) => (endpoint?.startsWith('save') ? endpoint : []))
  expect(order).toEqual(['saveVacancySecondary', 'saveVacancyPrimary'])
})

test('asks again about a status that comes from a draft, and sends it only after a yes', async ({ page, world }) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, 'KJV-000001')
  await choose(page, 'Status Lowongan', 'Closed')
  await answer(page, 'menjadi Closed?', 'YA, YAKIN')
  await expect(page.getByText('Berlaku setelah Simpan')).toBeVisible()
  await expect(page.getByText('Belum disimpan', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('dipulihkan dari draf di browser ini. Status Lowongan.')).toBeVisible()
  await saveButton(page).click()
  await answer(page, 'menjadi Closed?', 'BATALKAN')
  await expect(status(page)).toHaveValue('Draft')
  // Nothing of the draft is left.
  await expect(page.getByText('dipulihkan dari draf')).toBeHidden()
  await expect(page.getByText('Berlaku setelah Simpan')).toBeHidden()
  expect(await world.calls('saveVacancyPrimary')).toEqual([])
  await choose(page, 'Status Lowongan', 'Closed')
  await answer(page, 'menjadi Closed?', 'YA, YAKIN')
  await page.reload()
  await saveButton(page).click()
  await answer(page, 'menjadi Closed?', 'YA, YAKIN')
  await expect(page.getByText('Lowongan ini sudah ditutup')).toBeVisible()
  expect(await world.calls('saveVacancyPrimary')).toHaveLength(1)
})

test('shows a final status as text, not as a list', async ({ page }) => {
  await openForm(page, 'VAC-TUTUP-01')
  await expect(field(page, 'Status Lowongan')).toHaveValue('Closed')
  await expect(status(page)).toHaveCount(0)
})

test('opens nothing when the licence allows no more', async ({ page, world }) => {
  await openForm(page, null, 1)
  await fillNew(page, 'Nakhoda')
  await saveButton(page).click()
  await expect(heading(page, 'Edit Lowongan, Nakhoda')).toBeVisible()
  await choose(page, 'Status Lowongan', 'Active')
  await closeAlert(page, 'Jumlah lowongan aktif melebihi batas paket perusahaan Anda.')
  await expect(status(page)).toHaveValue('Draft')
  // A retry would only be rejected again.
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeHidden()
  expect((await world.calls('saveVacancyPrimary')).length).toBe(1)
})

test('leaves days, fairs and status of an open vacancy editable, and nothing of a closed one', async ({
  page,
  world,
}) => {
  // A custom profile without required fields can no longer be corrected: it must not block saving the rest.
  await page.route('**/form/edit/secondary/VAC-AKTIF-01', async (route) => {
    const response = await route.fetch()
    const { result, ...envelope } = await response.json()
    const validationApply = result.validationApply.map((demand: object) => ({ ...demand, off: null }))
    await route.fulfill({ response, json: { ...envelope, result: { ...result, validationApply } } })
  })
  const form = await openForm(page, 'VAC-AKTIF-01')
  const inputs = ['Nama Lowongan', 'URL Lowongan', 'Jumlah Posisi', 'ID permintaan rekrutmen', 'Kode Posisi']
  for (const name of inputs) await expect(field(page, name)).toBeDisabled()
  for (const name of ['Kategori Pekerjaan', 'Status Karyawan', 'Lokasi Kantor'])
    await expect(page.getByRole('combobox', { name })).toBeDisabled()
  await expect(page.getByRole('group', { name: 'Deskripsi Lowongan' })).toContainText('jutaan pencari kerja')
  await expect(form.locator('[contenteditable]')).toHaveCount(0)
  for (const name of ['+ Tambahkan Keunikan', 'Master Pertanyaan'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Hapus keunikan/ })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Iya' })).toBeDisabled()
  await status(page).click()
  await expect(page.getByRole('option', { name: /^Draft - Lowongan yang sudah Active/ })).toBeDisabled()
  await page.keyboard.press('Escape')
  await field(page, 'Tanggal Ditutup').fill('30/06/2027')
  await save(page, world, 'saveVacancyPrimary')
  expect((await bodies(world.calls('saveVacancyPrimary')))[0]).toMatchObject({
    closeDate: '30/06/2027',
    status: 'Active',
  })
  expect(await world.calls('saveVacancySecondary')).toEqual([])
  await openForm(page, 'VAC-TUTUP-01')
  for (const name of [...inputs, 'Tanggal Dibuka', 'Tanggal Ditutup']) await expect(field(page, name)).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Event Klobfair' })).toBeDisabled()
  await expect(saveButton(page)).toBeDisabled()
})

test('asks before leaving whichever part was changed, and restores the input', async ({ page }) => {
  await copyOf(page, 'VAC-SOAL-01')
  const changes: [string, () => Promise<void>][] = [
    ['the name', () => field(page, 'Nama Lowongan').fill('Peneliti Data')],
    ['a text', () => field(page, 'Kualifikasi').fill('Teliti')],
    ['the profile', () => page.getByRole('radio', { name: /^Default/ }).check()],
    ['a question', () => page.getByRole('textbox', { name: 'Petunjuk Jawaban' }).first().fill('Singkat saja')],
  ]
  await openForm(page, 'KJV-000001')
  await toList(page).click()
  await expect(heading(page, 'Job Vacancy Posting')).toBeVisible()
  await openForm(page, 'KJV-000001')
  for (const [what, change] of changes) {
    await change()
    await toList(page).click()
    await expect(dialog(page, 'Perubahan belum disimpan'), what).toBeVisible()
    await answer(page, 'Perubahan belum disimpan', 'Tinggalkan halaman')
    await expect(heading(page, 'Job Vacancy Posting'), what).toBeVisible()
    await openForm(page, 'KJV-000001')
    await expect(page.getByText('dipulihkan dari draf'), what).toBeVisible()
    await page.getByRole('button', { name: 'Hapus draf' }).click()
    await expect(page.getByText('dipulihkan dari draf'), what).toBeHidden()
  }
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Data Analyst')
  await field(page, 'Nama Lowongan').fill('Peneliti Data')
  await toList(page).click()
  await answer(page, 'Perubahan belum disimpan', 'Tetap di sini')
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Peneliti Data')
  // The tab itself asks, too.
  expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(false)
  // Input for a draft that does not fit an open vacancy is named and kept until it is discarded.
  await changeElsewhere(page, 'KJV-000001', { status: 'Active' })
  await page.reload()
  const leftover = page.getByRole('alert', { name: 'Tidak dapat disimpan lagi' })
  await expect(leftover).toContainText('Nama LowonganPeneliti Data')
  await page.reload()
  await leftover.getByRole('button', { name: 'Hapus' }).click()
  await expect(leftover).toBeHidden()
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Data Analyst')
})

test('asks only about what was changed both here and elsewhere', async ({ page, world }) => {
  await openForm(page, 'VAC-DRAF-01')
  await field(page, 'Nama Lowongan').fill('Kepala Cabang Utama')
  await field(page, 'Kode Posisi').fill('KC-1')
  await changeElsewhere(page, 'VAC-DRAF-01', { position: 'Kepala Area', jobReqId: 'REQ-ORANG-LAIN' })
  await world.forget()
  await saveButton(page).click()
  const conflict = dialog(page, 'Data ini juga diubah dari perangkat atau tab lain')
  const pick = (version: string) => conflict.getByRole('radio', { name: version }).check()
  await expect(conflict.getByRole('group')).toHaveCount(1)
  await expect(conflict.getByRole('group', { name: 'Nama Lowongan' })).toContainText('Kepala Area')
  await expect(conflict.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessibleInBoth(page)
  await conflict.getByRole('button', { name: 'Batal', exact: true }).click()
  expect(await world.calls('saveVacancyPrimary')).toEqual([])
  await saveButton(page).click()
  await pick('Versi Anda Kepala Cabang Utama')
  await conflict.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(page.getByText('Berhasil menyimpan job vacancy')).toBeVisible()
  const saved = { position: 'Kepala Cabang Utama', positionCode: 'KC-1', jobReqId: 'REQ-ORANG-LAIN' }
  expect(await call(page, 'GET', 'form/edit/primary/VAC-DRAF-01')).toMatchObject(saved)
  await expect(field(page, 'ID permintaan rekrutmen')).toHaveValue('REQ-ORANG-LAIN')

  await changeElsewhere(page, 'VAC-DRAF-01', { position: 'Kepala Wilayah' })
  await field(page, 'Nama Lowongan').fill('Yang saya ketik')
  await saveButton(page).click()
  await pick('Versi lain Kepala Wilayah')
  await conflict.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Kepala Wilayah')
  expect(await world.calls('saveVacancyPrimary')).toHaveLength(2)
})

test('previews the input beside the form; the other preview opens the saved version', async ({ page }) => {
  await openForm(page, 'VAC-DRAF-01')
  await page.getByRole('button', { name: 'Tampilkan pratinjau di samping' }).click()
  const shown = page.getByRole('complementary', { name: 'Tampilkan pratinjau di samping' })
  await expect(shown.getByRole('heading', { name: 'Kepala Cabang' })).toBeVisible()
  await field(page, 'Nama Lowongan').fill('Kepala Cabang Utama')
  await field(page, 'Deskripsi Lowongan').fill('Memimpin cabang <b>besar</b>.')
  await field(page, 'Tanggal Ditutup').fill('30/06/2027')
  await expect(shown.getByRole('heading', { name: 'Kepala Cabang Utama' })).toBeVisible()
  await expect(shown).toContainText('Memimpin cabang <b>besar</b>.')
  await expect(shown).toContainText('30/06/2027')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'preview lowongan' }).click()
  await answer(page, 'Pratinjau menampilkan versi yang tersimpan.', 'Buka versi tersimpan')
  const opened = await popup
  await expect(opened).toHaveURL(/\/preview\?id=VAC-DRAF-01&corporateId=COR0001&pr=1$/)
  await expect(heading(opened, 'Kepala Cabang')).toBeVisible()
})

test.describe('a form', () => {
  // React logs what a route's boundary caught.
  test('is reported when it fails to load, and can be retried', async ({ page, world }) => {
    await world.fault({ endpoint: 'getVacancySecondary', kind: 'status', status: 500, times: 0 })
    await page.goto(vacanciesAt('/edit/VAC-DRAF-01'))
    await expect(page.getByText('Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi').first()).toBeVisible({
      timeout: 15_000,
    })
    await world.heal()
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(heading(page, 'Edit Lowongan, Kepala Cabang')).toBeVisible()
    // A vacancy of another company of the same user is not found.
    await page.goto(vacanciesAt('/edit/VAC-DRAF-01', 1))
    await expect(heading(page, 'Data tidak ditemukan')).toBeVisible()
    await toList(page).click()
    await expect(heading(page, 'Job Vacancy Posting')).toBeVisible()
  })
})

test('Batal asks, and brings back what is stored', async ({ page, world }) => {
  await openForm(page, 'VAC-DRAF-01')
  const cancel = page.getByRole('button', { name: 'Batal', exact: true })
  await expect(cancel).toBeDisabled()
  const name = await field(page, 'Nama Lowongan').inputValue()
  await field(page, 'Nama Lowongan').fill('Peneliti Data')
  await expect(page.getByText('Belum disimpan', { exact: true })).toBeVisible()
  await cancel.click()
  await answer(page, 'Batalkan perubahan', 'Kembali')
  await expect(field(page, 'Nama Lowongan')).toHaveValue('Peneliti Data')
  await cancel.click()
  await answer(page, 'Batalkan perubahan', 'Batalkan perubahan')
  await expect(field(page, 'Nama Lowongan')).toHaveValue(name)
  await expect(page.getByText('Belum disimpan', { exact: true })).toBeHidden()
  expect(await world.calls('saveVacancyPrimary')).toEqual([])
})

test('locked fields have another edge than open ones, in both themes', async ({ page }) => {
  await openForm(page, 'VAC-AKTIF-01')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(field(page, 'Nama Lowongan')).toHaveCSS('border-top-style', 'dashed')
    await expect(field(page, 'Tanggal Ditutup')).toHaveCSS('border-top-style', 'solid')
  }
})
