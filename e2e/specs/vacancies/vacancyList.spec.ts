import type { Page, Route } from '@playwright/test'
import { doubleClick, expect, expectAccessible, expectReadable, rowOf, test } from '../../support/test'
import { loseAnswer } from '../../support/secondBrowser'
import { closeAlert, dialog, fillNew, heading, openForm, saveButton, vacanciesAt } from '../../support/vacancyForms'

/** The files of the build, what each needs, and those of each path. */
type Table = { files: string[]; needs: number[][]; paths: Record<string, number[]> }
const rows = (page: Page) => page.getByRole('table', { name: 'Job Vacancy Posting' }).getByRole('rowheader')
/** Overrides the flags of the feature. */
const may = (page: Page, flags: object) =>
  page.route('**/auth/menu/jobvacancy/*', async (route: Route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, ...flags } } })
  })

test('shows ten rows and the pager on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(vacanciesAt())
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByRole('button', { name: 'Halaman berikutnya' })).toBeInViewport({ ratio: 1 })
})

test('shows the columns of the posting list, numbers rows across pages and searches by code and name', async ({
  page,
}) => {
  await page.goto(vacanciesAt())
  await expect(rows(page)).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(await rowOf(page, /^9$/)).toEqual({
    No: '9',
    'Kode Lowongan': 'VAC-DRAF-01',
    'Dibuat oleh': 'Budi Santoso',
    'Nama Lowongan': 'Kepala Cabang',
    'Tanggal Publikasi': '-',
    Status: 'Draft',
    Aksi: '',
  })
  // Cut to 12 characters, complete in its tooltip.
  await expect(page.getByTitle('VAC-BEASISWA-01')).toHaveText('VAC-BEASISWA…')
  await expect(page.getByRole('link', { name: 'syarat dan ketentuan', exact: true })).toHaveAttribute('href', /terms/)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Halaman \d+$/ })).toHaveText(['1', '2', '3', '4', '5', '6'])
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(rows(page).first()).toHaveText('11')
  await expect(page).toHaveURL(/page=2/)
  const search = page.getByRole('textbox', { name: 'Kode atau nama lowongan' })
  await search.fill('vac-tutup')
  await search.press('Enter')
  await expect(rows(page)).toHaveText(['1'])
  await expect(page).toHaveURL(/\?keyword=vac-tutup$/)
  await search.fill('tidak ada yang begini')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await expect(page.getByText('Maaf kami tidak menemukan lowongan pekerjaan yang kamu cari.')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(search).toBeFocused()
  await expect(rows(page)).toHaveCount(10)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

test('reports a list that fails to load and retries it', async ({ page, world }) => {
  await world.fault({ endpoint: 'listAdminVacancies', kind: 'status', status: 500, times: 0 })
  await page.goto(vacanciesAt())
  await expect(page.getByRole('alert')).toContainText('Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi', {
    timeout: 10_000,
  })
  await world.heal()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(rows(page)).toHaveCount(10)
})

test('shows the panel or a contact without the flags, and requests nothing', async ({ page, world }) => {
  await may(page, { edit: false, add: false })
  await page.goto(vacanciesAt())
  await page.getByRole('button', { name: 'Edit Software Engineer' }).click()
  const denial = page.getByRole('dialog').filter({ hasText: "You don't permission to access this feature." })
  await expect(denial).toContainText('Contact Klob Admin for further information')
  await expect(denial).toContainText('Mengubah lowongan: hak lowongan "edit" belum diberikan kepada Anda di PT ')
  await denial.getByRole('button', { name: 'OK' }).click()
  for (const path of ['/add', '/edit/VAC-DRAF-01']) {
    await page.goto(vacanciesAt(path))
    await expect(heading(page, 'Tidak memiliki akses')).toBeVisible()
  }
  expect(await world.calls('getVacancyFormInit')).toEqual([])
  // A user who may add but not edit sees what was created, and where to view it.
  await page.unroute('**/auth/menu/jobvacancy/*')
  await may(page, { edit: false })
  await openForm(page, null)
  await fillNew(page, 'Penjaga Mercusuar')
  await saveButton(page).click()
  await expect(heading(page, 'Job Vacancy Posting')).toBeVisible()
  await expect(page.getByText('Berhasil menyimpan job vacancy: "Penjaga Mercusuar" (KJV-000001)')).toBeVisible()
  await expect(page.getByRole('row', { name: /Penjaga Mercusuar/ })).toContainText('Draft')
  await page.unroute('**/auth/menu/jobvacancy/*')
  await may(page, { view: false })
  await world.forget()
  await page.goto(vacanciesAt())
  await expect(heading(page, 'Tidak memiliki akses')).toBeVisible()
  expect(await world.calls('listAdminVacancies')).toEqual([])
})

test('opens a new vacancy by the add flag alone, with the way back to the dashboard', async ({ page, world }) => {
  await may(page, { view: false, edit: false })
  await openForm(page, null)
  const back = page.getByRole('link', { name: 'Kembali ke dasbor' })
  await expect(back).toHaveAttribute('href', '/dashboard/0')
  await fillNew(page, 'Penjaga Mercusuar')
  await saveButton(page).click()
  await expect(page.getByText('Berhasil menyimpan job vacancy: "Penjaga Mercusuar" (KJV-000001)')).toBeVisible()
  await expect(heading(page, 'Dasbor')).toBeVisible()
  expect(await world.calls('listAdminVacancies')).toEqual([])
})

test('opens an existing vacancy by the edit flag alone', async ({ page }) => {
  await may(page, { view: false, add: false })
  await openForm(page, 'VAC-DRAF-01')
  await expect(page.getByRole('link', { name: 'Kembali ke dasbor' })).toBeVisible()
  await page.goto(vacanciesAt('/add'))
  await expect(page.getByText(/hak lowongan "add" belum diberikan/)).toBeVisible()
  await expect(page.getByText(/hak lowongan "view" belum diberikan/)).toBeHidden()
})

test('duplicates a vacancy once, however often it is pressed, and opens the copy as a draft', async ({
  page,
  world,
}) => {
  await page.goto(vacanciesAt())
  await page.getByRole('button', { name: '+ Tambahkan Lowongan' }).click()
  await dialog(page, 'Menambahkan Lowongan')
    .getByRole('button', { name: /^Duplikasi Lowongan Kerja/ })
    .click()
  const list = dialog(page, 'Duplikasi Lowongan Kerja')
  await expect(list.getByText('60 lowongan')).toBeVisible()
  expect((await world.lastQuery('listAdminVacancies'))['length']).toEqual(['60'])
  await expect(list.getByRole('button', { name: 'lanjut' })).toBeDisabled()
  await expectAccessible(page)
  await list.getByRole('textbox', { name: 'Cari nama lowongan' }).fill('data analyst')
  await list.getByRole('radio', { name: /VAC-SOAL-01/ }).check()
  // A selection that is no longer visible is not copied.
  await list.getByRole('textbox', { name: 'Cari nama lowongan' }).fill('product')
  await expect(list.getByRole('radio', { name: /VAC-PROFIL-01/ })).toBeVisible()
  await expect(list.getByRole('button', { name: 'lanjut' })).toBeDisabled()
  await list.getByRole('textbox', { name: 'Cari nama lowongan' }).fill('data analyst')
  await expect(list.getByRole('radio', { name: /VAC-SOAL-01/ })).toBeChecked()
  await doubleClick(list.getByRole('button', { name: 'lanjut' }))
  await expect(heading(page, 'Edit Lowongan, Data Analyst')).toBeVisible()
  await expect(page).toHaveTitle('Edit Lowongan, Data Analyst · PT Nusantara Karya Digital · Klob')
  await expect(page).toHaveURL(/\/edit\/KJV-000001$/)
  await expect(page.getByRole('combobox', { name: 'Status Lowongan' })).toHaveValue('Draft')
  await expect(page.getByRole('group', { name: /^Pertanyaan \d$/ })).toHaveCount(5)
  expect(await world.calls('duplicateVacancy')).toHaveLength(1)
  // All vacancies can be copied, whatever the list behind is searched for.
  await page.goto(vacanciesAt('?keyword=vac-tutup'))
  await expect(rows(page)).toHaveText(['1'])
  await page.getByRole('button', { name: '+ Tambahkan Lowongan' }).click()
  await dialog(page, 'Menambahkan Lowongan')
    .getByRole('button', { name: /^Duplikasi Lowongan Kerja/ })
    .click()
  await expect(list.getByText('61 lowongan')).toBeVisible()
  // The way back from a vacancy restores the search.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Staf Akuntansi' }).click()
  await expect(heading(page, 'Edit Lowongan, Staf Akuntansi')).toBeVisible()
  await page.getByRole('link', { name: 'Lowongan', exact: true }).click()
  await expect(heading(page, 'Job Vacancy Posting')).toBeVisible()
  await expect(rows(page)).toHaveText(['1'])
  await expect(page).toHaveTitle('Job Vacancy Posting · PT Nusantara Karya Digital · Klob')
  // A company without vacancies gets no 'no matches' message.
  await page.goto(vacanciesAt('', 2))
  await page.getByRole('button', { name: '+ Tambahkan Lowongan' }).click()
  await dialog(page, 'Menambahkan Lowongan')
    .getByRole('button', { name: /^Duplikasi Lowongan Kerja/ })
    .click()
  await expect(list).toContainText('Belum ada lowongan pekerjaan yang disedang publish.')
})

test('chooses the only match of the vacancies to copy by Enter, and copies it by another', async ({ page, world }) => {
  await page.goto(vacanciesAt())
  await page.getByRole('button', { name: '+ Tambahkan Lowongan' }).click()
  await dialog(page, 'Menambahkan Lowongan')
    .getByRole('button', { name: /^Duplikasi Lowongan Kerja/ })
    .click()
  const list = dialog(page, 'Duplikasi Lowongan Kerja')
  const box = list.getByRole('textbox', { name: 'Cari nama lowongan' })
  await box.fill('a')
  await expect(list.getByText('60 lowongan')).toBeHidden()
  await box.press('Enter')
  await expect(list.getByRole('radio', { checked: true })).toHaveCount(0)
  await box.fill('magang umum')
  await expect(list.getByText('1 lowongan')).toBeVisible()
  await box.press('Enter')
  await expect(list.getByRole('radio', { name: /VAC-POLOS-01/ })).toBeChecked()
  await expect(list.getByRole('button', { name: 'lanjut' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Edit Lowongan, Magang Umum')).toBeVisible()
  expect(await world.calls('duplicateVacancy')).toHaveLength(1)
})

test('says that a copy was made, and shows days that have passed as to be checked', async ({ page }) => {
  await page.goto(vacanciesAt())
  await page.getByRole('button', { name: '+ Tambahkan Lowongan' }).click()
  await dialog(page, 'Menambahkan Lowongan')
    .getByRole('button', { name: /^Duplikasi Lowongan Kerja/ })
    .click()
  const list = dialog(page, 'Duplikasi Lowongan Kerja')
  await list.getByRole('radio', { name: /VAC-LEWAT-01/ }).check()
  await list.getByRole('button', { name: 'lanjut' }).click()
  await expect(heading(page, 'Edit Lowongan, HR Generalist')).toBeVisible()
  await expect(page.getByText('Salinan "HR Generalist" dibuat sebagai Draft (KJV-000001).')).toBeVisible()
  await expect(page.getByText('Tanggal ini sudah lewat; periksa kembali.')).toHaveCount(2)
})

test('asks to check first after a copy without an answer, and shows it in the list', async ({ page, world }) => {
  await page.goto(vacanciesAt('?keyword=data+analyst'))
  await expect(rows(page)).toHaveText(['1', '2'])
  await page.getByRole('button', { name: '+ Tambahkan Lowongan' }).click()
  await dialog(page, 'Menambahkan Lowongan')
    .getByRole('button', { name: /^Duplikasi Lowongan Kerja/ })
    .click()
  const list = dialog(page, 'Duplikasi Lowongan Kerja')
  await list.getByRole('radio', { name: /VAC-SOAL-01/ }).check()
  await loseAnswer(page, /index\/duplicate/)
  await list.getByRole('button', { name: 'lanjut' }).click()
  await closeAlert(page, 'Salinannya mungkin sudah dibuat. Periksa daftar lowongan sebelum menyalin lagi.')
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveText(['1', '2', '3'])
  expect(await world.calls('duplicateVacancy')).toHaveLength(1)
})

test('loads the editor in the form only; no other screen loads or prefetches it', async ({ page }) => {
  const files: string[] = []
  const editors = () => files.filter((file) => /RichTextEditor-.*\.js/.test(file))
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto(vacanciesAt(), { waitUntil: 'networkidle' })
  await page.goto(vacanciesAt('/edit/VAC-AKTIF-01'), { waitUntil: 'networkidle' })
  expect(editors()).toEqual([])
  const html = await (await page.request.get('/')).text()
  const table = JSON.parse(/id="files">(.*?)<\/script>/.exec(html)![1]!) as Table
  const preloaded = new Set(Object.values(table.paths).flat())
  for (const file of preloaded) for (const needed of table.needs[file]!) preloaded.add(needed)
  const names = [...preloaded].map((file) => table.files[file]).join()
  expect(names).toContain('_form-')
  expect(names).not.toMatch(/RichText|tiptap/i)
  await page.goto(vacanciesAt('/add'))
  await expect(page.getByRole('textbox', { name: 'Deskripsi Lowongan' })).toBeVisible()
  expect(editors()).toHaveLength(1)
})
