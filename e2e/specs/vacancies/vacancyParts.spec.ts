import type { Page } from '@playwright/test'
import { doubleClick, expect, expectAccessible, expectReadable, test } from '../../support/test'
import {
  answer,
  choose,
  closeAlert,
  copyOf,
  dialog,
  field,
  heading,
  openForm,
  save,
  saveButton,
} from '../../support/vacancyForms'

const CODE = 'KJV-000001'
/** The latest body sent for the second part. */
const lastSecondary = async (world: { calls: (endpoint: string) => Promise<{ body: unknown }[]> }) =>
  (await world.calls('saveVacancySecondary')).at(-1)!.body as {
    validationTypeApply: string
    validationApply: { off: 1 | null }[]
    benefit: object[]
    additionalQuestion: { id: string | null; templateUrl: object | null }[]
  }
const question = (page: Page, number: number) => page.getByRole('group', { name: `Pertanyaan ${number}`, exact: true })

test('requires name, category and picture for a benefit; removes an unsaved one at once, a saved one by a call', async ({
  page,
  world,
}) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  const items = page.getByRole('list', { name: 'Keunikan yang ditambahkan' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await page.getByRole('button', { name: '+ Tambahkan Keunikan' }).click()
  const modal = page.getByRole('dialog', { name: 'Tambahkan Keunikan' })
  const add = modal.getByRole('button', { name: 'Tambahkan', exact: true })
  const name = modal.getByRole('textbox', { name: 'Nama keunikan' })
  await expect(name).toBeFocused()
  await expect(add).toBeDisabled()
  // Counted in UTF-16 units, like the limit: a smiley counts twice.
  await name.fill('\u{1F642}'.repeat(15))
  await expect(modal.getByText('30/30')).toBeVisible()
  await name.fill('')
  await name.pressSequentially('Makan siang bersama setiap hari Jumat')
  await expect(name).toHaveValue('Makan siang bersama setiap har')
  await expect(modal.getByText('30/30')).toBeVisible()
  await expect(add).toBeDisabled()
  await choose(page, 'Kategori', 'Kesehatan')
  await expect(add).toBeDisabled()
  await modal.getByRole('radio', { name: 'Tunjangan' }).check()
  await expectAccessible(page)
  await add.click()
  await expect(items).toHaveText([/^Asuransi kesehatan keluarga/, /^Anggaran belajar/, /^Makan siang bersama/])
  await page.getByRole('button', { name: 'Hapus keunikan Makan siang' }).click()
  await expect(items).toHaveCount(2)
  expect(await world.calls('deleteVacancyBenefit')).toEqual([])
  // A benefit that fails to be deleted stays, with the other input.
  await field(page, 'Kode Posisi').fill('SE-1')
  await world.fault({
    endpoint: 'deleteVacancyBenefit',
    kind: 'status',
    status: 409,
    message: 'Sedang sibuk',
    times: 1,
  })
  const remove = page.getByRole('button', { name: 'Hapus keunikan Anggaran belajar tiap tahun' })
  await remove.click()
  await answer(page, 'Apakah kamu yakin untuk Menghapus Anggaran belajar tiap tahun', 'BATALKAN')
  await remove.click()
  await answer(page, 'Apakah kamu yakin untuk Menghapus Anggaran belajar tiap tahun', 'YA, YAKIN')
  await closeAlert(page, 'Sedang sibuk')
  await expect(items).toHaveCount(2)
  await remove.click()
  await answer(page, 'Apakah kamu yakin untuk Menghapus', 'YA, YAKIN')
  await expect(items).toHaveCount(1)
  // It is gone from the draft, too: otherwise it would look like someone else's change.
  await page.reload()
  await expect(field(page, 'Kode Posisi')).toHaveValue('SE-1')
  await expect(page.getByRole('button', { name: /^Hapus keunikan/ })).toHaveCount(1)
  await page.getByRole('radio', { name: /^Tanpa validasi/ }).click()
  await answer(page, 'Apakah kamu yakin tidak ada Profile', 'YA, YAKIN')
  await save(page, world, 'saveVacancySecondary')
  expect((await lastSecondary(world)).benefit).toHaveLength(1)
})

test('requires a profile: default requires everything, none asks first, custom keeps at least one', async ({
  page,
  world,
}) => {
  await openForm(page, null)
  await field(page, 'Nama Lowongan').fill('Penjaga Mercusuar')
  await field(page, 'Tanggal Dibuka').fill('16/11/2026')
  await field(page, 'Tanggal Ditutup').fill('16/11/2026')
  await field(page, 'Deskripsi Lowongan').fill('Menjaga terang.')
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/edit\//)
  // Wait for the form of the created vacancy, replacing the blank one.
  await expect(field(page, 'Kode Lowongan')).toHaveValue(/^KJV-/)
  await saveButton(page).click()
  await closeAlert(page, 'Profile yang Wajib diisi Pelamar belum dipilih!')
  const offs = async () => (await lastSecondary(world)).validationApply.map(({ off }) => off)
  await page.getByRole('radio', { name: /^Tanpa validasi/ }).click()
  await answer(page, 'Apakah kamu yakin tidak ada Profile yang wajib diisi oleh pelamar?', 'BATALKAN')
  await expect(page.getByRole('radio', { name: /^Tanpa validasi/ })).not.toBeChecked()
  await page.getByRole('radio', { name: /^Default/ }).check()
  await save(page, world, 'saveVacancySecondary', 2)
  expect(await offs()).toEqual([1, 1, 1, 1, 1])
  await page.getByRole('radio', { name: /^Custom/ }).check()
  const parts = page.getByRole('group', { name: 'Bagian profil yang wajib diisi' })
  for (const part of ['Data Diri', 'Pengalaman Kerja', 'Keahlian', 'Bahasa'])
    await parts.getByRole('checkbox', { name: part }).uncheck()
  await parts.getByRole('checkbox', { name: 'Pendidikan' }).click()
  await expect(page.getByText('Wajib memilih minimal 1 pilihan')).toBeVisible()
  await expect(parts.getByRole('checkbox', { name: 'Pendidikan' })).toBeChecked()
  await save(page, world, 'saveVacancySecondary', 3)
  expect(await offs()).toEqual([null, 1, null, null, null])
  await page.getByRole('radio', { name: /^Tanpa validasi/ }).click()
  await answer(page, 'Apakah kamu yakin', 'YA, YAKIN')
  await save(page, world, 'saveVacancySecondary', 4)
  expect(await lastSecondary(world)).toMatchObject({ validationTypeApply: 'tanpa validasi' })
  expect(await offs()).toEqual([null, null, null, null, null])
})

test('reports what a question lacks, accepts xlsx, pdf and doc only, and appends it at the end', async ({
  page,
  world,
}) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  await expect(page.getByRole('radio', { name: 'Tidak', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'Iya' }).check()
  await saveButton(page).click()
  for (const text of [
    'Tipe Pertanyaan wajib diisi',
    'Pertanyaan wajib diisi',
    'Petunjuk Jawaban untuk Pelamar wajib diisi',
  ])
    await expect(question(page, 1).getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Tipe Pertanyaan' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Pertanyaan', exact: true }).click()
  await expect(page.getByText('Kamu belum memilih tipe pertanyaan')).toBeVisible()
  await choose(page, 'Tipe Pertanyaan', 'Lampiran')
  await choose(page, 'Pertanyaan', 'Unggah surat keterangan catatan kepolisian')
  await field(page, 'Petunjuk Jawaban untuk Pelamar').fill('Isi formulirnya')
  await question(page, 1).getByRole('checkbox', { name: 'Wajib dijawab' }).check()
  const attach = question(page, 1).locator('input[type=file]')
  const pdf = { name: 'formulir.PDF', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await attach.setInputFiles({ ...pdf, name: 'formulir.docx' })
  await closeAlert(page, 'Format yang didukung hanya xlsx/pdf/doc')
  await attach.setInputFiles(pdf)
  await expect(question(page, 1)).toContainText('formulir.PDF')
  await field(page, 'Urutan').fill('0')
  await page.getByRole('button', { name: '+ Tambahkan Pertanyaan' }).click()
  await expect(question(page, 2).getByRole('textbox', { name: 'Urutan' })).toHaveValue('1')
  await saveButton(page).click()
  await expect(question(page, 1).getByText('Isi dengan bilangan bulat, paling sedikit 1')).toBeVisible()
  await question(page, 2).getByRole('button', { name: 'Hapus pertanyaan 2' }).click()
  await field(page, 'Urutan').fill('3')
  await expectAccessible(page)
  await save(page, world, 'saveVacancySecondary')
  expect((await lastSecondary(world)).additionalQuestion).toMatchObject([
    {
      id: null,
      question: { questionId: 'MQ-0005', questionType: 'attachment' },
      answerNote: 'Isi formulirnya',
      sequence: 3,
      mandatory: true,
      templateUrl: { originalFilename: 'formulir.PDF', base64: Buffer.from('%PDF-1.4').toString('base64') },
    },
  ])
  await expect(question(page, 1).getByRole('link', { name: 'formulir.PDF' })).toBeVisible()
  await page.getByRole('button', { name: '+ Tambahkan Pertanyaan' }).click()
  await expect(question(page, 2).getByRole('textbox', { name: 'Urutan' })).toHaveValue('4')
  // Changing the type makes a new question: the file of the stored one is dropped.
  await question(page, 2).getByRole('button', { name: 'Hapus pertanyaan 2' }).click()
  await choose(page, 'Tipe Pertanyaan', 'Teks')
  await choose(page, 'Pertanyaan', 'Ceritakan pencapaian yang paling Anda banggakan')
  await save(page, world, 'saveVacancySecondary', 2)
  expect((await lastSecondary(world)).additionalQuestion).toMatchObject([{ id: null, templateUrl: null }])
})

test('deletes the saved questions on Tidak after one confirmation that names them', async ({ page, world }) => {
  await copyOf(page, 'VAC-SOAL-01')
  await openForm(page, CODE)
  await expect(page.getByRole('radio', { name: 'Iya' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Urutan' }).nth(1).fill('1')
  await expect(page.getByText('Urutan 1 dipakai lebih dari satu pertanyaan.')).toBeVisible()
  await page.getByRole('link', { name: 'Lowongan', exact: true }).click()
  await answer(page, 'Perubahan belum disimpan', 'Tinggalkan halaman')
  await expect(heading(page, 'Job Vacancy Posting')).toBeVisible()
  await openForm(page, 'KJV-000001')
  await expect(page.getByText('dipulihkan dari draf')).toBeVisible()
  await page.getByRole('radio', { name: 'Tidak', exact: true }).click()
  await answer(page, /^.*Apakah kamu yakin untuk Menghapus "/, 'BATALKAN')
  await expect(page.getByRole('group', { name: /^Pertanyaan \d$/ })).toHaveCount(5)
  await world.fault({ endpoint: 'deleteVacancyQuestion', kind: 'status', status: 500, times: 1 })
  await page.getByRole('button', { name: 'Hapus pertanyaan 1' }).click()
  await answer(page, 'Apakah kamu yakin', 'YA, YAKIN')
  await closeAlert(page, 'Maaf, terjadi kesalahan')
  await page.getByRole('radio', { name: 'Tidak', exact: true }).click()
  await answer(page, 'Apakah kamu yakin', 'YA, YAKIN')
  await expect(page.getByRole('group', { name: /^Pertanyaan \d$/ })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Tidak', exact: true })).toBeChecked()
  expect(await world.calls('deleteVacancyQuestion')).toHaveLength(6)
  // With its questions the draft is gone.
  await expect(page.getByText('dipulihkan dari draf')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Tidak', exact: true })).toBeChecked()
})

test('creates and edits master questions in three views, but not those of the platform', async ({ page, world }) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  const open = () => page.getByRole('button', { name: 'Master Pertanyaan' }).click()
  const modal = (name: string) => page.getByRole('dialog', { name, exact: true })
  await open()
  await expectAccessible(page)
  await modal('Master Pertanyaan').getByRole('button', { name: 'Buat Pertanyaan Baru' }).click()
  const create = modal('Buat Pertanyaan Baru')
  await expect(create.getByRole('combobox', { name: 'Tipe pertanyaan' })).toBeFocused()
  await create.getByRole('button', { name: 'Simpan' }).click()
  await expect(create.getByText('Tipe pertanyaan wajib diisi')).toBeVisible()
  await expect(create.getByText('Pertanyaan Untuk Pelamar wajib diisi')).toBeVisible()
  expect(await world.calls('saveMasterQuestion')).toEqual([])
  await choose(page, 'Tipe pertanyaan', 'Teks')
  await create.getByRole('textbox', { name: 'Pertanyaan Untuk Pelamar' }).fill('Apa hobi Anda?')
  await world.fault({ endpoint: 'saveMasterQuestion', kind: 'status', status: 422, message: 'Penuh', times: 1 })
  await create.getByRole('button', { name: 'Simpan' }).click()
  await expect(create.getByRole('alert')).toContainText('Penuh')
  await doubleClick(create.getByRole('button', { name: 'Simpan' }))
  await expect(page.getByText('Berhasil menyimpan pertanyaan ke master data')).toBeVisible()
  expect((await world.calls('saveMasterQuestion')).map(({ status }) => status)).toEqual([422, 200])
  await open()
  // A dialog takes the focus a moment after it opens; that moment would otherwise come in the next view.
  await expect(modal('Master Pertanyaan').locator(':focus')).toBeVisible()
  await modal('Master Pertanyaan').getByRole('button', { name: 'Edit Pertanyaan' }).click()
  const edit = modal('Edit Pertanyaan')
  await expect(edit.getByRole('combobox', { name: 'Pertanyaan yang diubah' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Pertanyaan yang diubah' }).click()
  await expect(page.getByRole('option', { name: 'Apa hobi Anda?' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Bersedia ditempatkan di luar Jawa?' })).toBeHidden()
  await page.getByRole('option', { name: 'Apa hobi Anda?' }).click()
  await expect(edit.getByRole('textbox', { name: 'Tipe pertanyaan' })).toHaveValue('Teks')
  await expect(edit).toContainText('Kalimatnya berubah pada setiap lowongan yang memakai pertanyaan ini.')
  await edit.getByRole('textbox', { name: 'Pertanyaan Untuk Pelamar' }).fill('')
  await edit.getByRole('button', { name: 'Simpan' }).click()
  await expect(edit.getByText('Pertanyaan Untuk Pelamar wajib diisi')).toBeVisible()
  await edit.getByRole('textbox', { name: 'Pertanyaan Untuk Pelamar' }).fill('Apa cita-cita Anda?')
  await edit.getByRole('button', { name: 'Simpan' }).click()
  await expect(edit).toBeHidden()
  // The toasts, which lie above the list of questions, have gone.
  await expect(page.getByRole('button', { name: 'Tutup pesan' })).toHaveCount(0, { timeout: 15_000 })
  // The new question can be used at once.
  await page.getByRole('radio', { name: 'Iya' }).check()
  // The new question comes into sight, with the focus in it.
  await expect(page.getByRole('combobox', { name: 'Tipe Pertanyaan' })).toBeFocused()
  await choose(page, 'Tipe Pertanyaan', 'Teks')
  await choose(page, 'Pertanyaan', 'Apa cita-cita Anda?')
})

test('adds a fair once, and removes a saved one by a call, even from an open vacancy', async ({ page, world }) => {
  await openForm(page, 'VAC-DRAF-01')
  const events = page.getByRole('list', { name: 'Event yang dipilih' }).getByRole('listitem')
  await choose(page, 'Event Klobfair', 'Bursa Kerja Kampus 2026')
  await choose(page, 'Event Klobfair', 'Bursa Kerja Kampus 2026')
  await expect(page.getByText('Bursa Kerja Kampus 2026 sudah di tambahkan')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus Bursa Kerja Kampus 2026' }).click()
  expect(await world.calls('deleteVacancyEvent')).toEqual([])
  await openForm(page, 'VAC-AKTIF-01')
  await choose(page, 'Event Klobfair', 'Bursa Kerja Kampus 2026')
  await save(page, world, 'saveVacancyPrimary')
  await expect(events.filter({ hasText: 'Bursa Kerja' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Hapus Bursa Kerja Kampus 2026' }).click()
  await answer(page, 'Apakah kamu yakin untuk Menghapus Bursa Kerja Kampus 2026', 'YA, YAKIN')
  await expect(events.filter({ hasText: 'Bursa Kerja' })).toHaveCount(0)
  expect(await world.calls('deleteVacancyEvent')).toHaveLength(1)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await expect(dialog(page, 'Perubahan')).toBeHidden()
})
