import type { Locator, Page } from '@playwright/test'
import {
  closeConversation,
  onlyCall,
  QUESTION,
  question,
  sendButton,
  conversation,
  textOf,
} from '../../support/messages'
import { alterMenus, withoutChild } from '../../support/rights'
import {
  choose,
  field,
  form,
  openSavedList,
  pressSearch,
  recordOf,
  results,
  expectSettled,
  unfold,
} from '../../support/talents'
import { expect, expectAccessible, expectReadable, holdBack, rowOf, test } from '../../support/test'
import type { World } from '../../support/world'

const AT = '/dashboard/0/es-admin-query'
const ROWS = 'searchEsCandidates'
const SAVE = /\/result\/save/
const open = async (page: Page, query = '?dataSource=KLOBBER') => {
  await page.goto(AT + query)
  await expectSettled(page)
  await unfold(page)
}
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const table = (page: Page) => page.getByRole('table', { name: 'Pencarian Executive Search' })
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Catatan ${name}`, exact: true }) })
const lastFilters = async (world: World) => {
  await expect.poll(async () => (await world.calls(ROWS)).length, { message: 'no search' }).toBeGreaterThan(0)
  return recordOf((await world.calls(ROWS))[0]!.query)
}
async function pickMany(page: Page, label: string, text: string) {
  await field(page, label, 'combobox').fill(text)
  await page.getByRole('listbox', { name: label, exact: true }).getByRole('option', { name: text, exact: true }).click()
  await page.keyboard.press('Escape')
}

test('requests nothing without a data source; form and tools explain why', async ({ page, world }) => {
  await page.goto(AT)
  await expect(page.getByRole('heading', { level: 1, name: 'Pencarian Executive Search' })).toBeVisible()
  await unfold(page)
  for (const heading of [
    'Umum',
    'Informasi dasar',
    'Pengetahuan dan keahlian',
    'Pengalaman kerja',
    'Hasil tes',
    'Konten',
  ])
    await expect(form(page).getByRole('heading', { name: heading })).toBeVisible()
  await expect(field(page, 'Data Source', 'combobox')).toHaveAttribute('required', '')
  await pressSearch(page)
  await expect(form(page)).toContainText('Data Source wajib diisi')
  // A press explains it, although the button is disabled.
  await tool(page, 'Simpan Hasil dan Kirim Email').click({ force: true })
  await page.getByRole('dialog', { name: 'Data Source wajib diisi' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Isi Data Source pada filter, lalu tekan Cari.')).toBeVisible()
  await choose(page, 'Data Source', 'Pengguna Klob')
  await expect(page.getByText('Tekan Cari untuk melihat hasilnya.')).toBeVisible()
  await tool(page, 'Simpan Hasil dan Kirim Email').click({ force: true })
  await page.getByRole('dialog', { name: 'Tekan Cari dahulu.' }).getByRole('button', { name: 'OK' }).click()
  await field(page, 'Pengalaman minimum (bulan)').fill('24')
  await field(page, 'Pengalaman maksimum (bulan)').fill('12')
  await pressSearch(page)
  await expect(form(page)).toContainText('Pengalaman maksimum tidak boleh kurang dari minimum')
  expect(await world.calls(ROWS)).toEqual([])
})

test("sends every filter in the server's spelling, with repeated lists", async ({ page, world }) => {
  await page.goto(AT)
  await unfold(page)
  await form(page)
    .getByRole('button', { name: /^Nama lowongan/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Pilih lowongan' })
    .getByRole('button', { name: 'Software Engineer', exact: true })
    .click()
  for (const [label, text] of [
    ['Data Source', 'Pelamar'],
    ['Marker', 'Potensial'],
    ['Jenis kelamin', 'Wanita'],
    ['Domisili', 'Jawa Barat'],
    ['Lokasi kerja saat ini', 'DKI Jakarta'],
    ['Masa pemberitahuan', '1 bulan'],
    ['Nama konten', 'Mengenal Diri'],
    ['Status konten', 'Complete'],
  ] as const)
    await choose(page, label, text)
  for (const [label, text] of [
    ['Catatan', 'bank'],
    ['Nama depan', 'Ayu'],
    ['Nama belakang', 'Wulandari'],
    ['Tahun lulus', '2018'],
    ['Pengalaman minimum (bulan)', '12'],
    ['Pengalaman maksimum (bulan)', '240'],
  ] as const)
    await field(page, label).fill(text)
  for (const [label, text] of [
    ['Keahlian', 'Java'],
    ['Keahlian', 'Python'],
    ['Nama universitas', 'Institut Teknologi Bandung'],
    ['Jurusan', 'Teknik Informatika'],
    ['Bahasa', 'Bahasa Inggris'],
    ['Level bahasa', 'Fasih (Fluent)'],
    ['Posisi', 'Software Engineer'],
    ['Sektor perusahaan', 'Teknologi Informasi'],
    ['Nama perusahaan', 'PT Anugerah Agro Abadi'],
    ['Minat kerja', 'Investigative'],
    ['Kepribadian', 'Openness'],
    ['Nilai kerja', 'Achievement'],
    ['Gaya interaksi', 'Steadiness'],
  ] as const)
    await pickMany(page, label, text)
  const keywords = field(page, 'Kata kunci', 'combobox')
  await keywords.fill('treasury')
  await keywords.press('Enter')
  await keywords.fill('audit')
  await pressSearch(page)
  const { start, length, corporateId, ...filters } = await lastFilters(world)
  expect({ start, length, corporateId }).toEqual({ start: ['0'], length: ['10'], corporateId: ['COR0001'] })
  expect(filters).toEqual({
    vacancyName: ['Software Engineer'],
    dataSource: ['APPLICANT'],
    notes: ['bank'],
    marker: ['MRK-01'],
    firstName: ['Ayu'],
    lastName: ['Wulandari'],
    gender: ['F'],
    domicile: ['ID-JB'],
    currentWorkLocation: ['ID-JK'],
    skillNames: ['Java', 'Python'],
    educationInstitutionNames: ['Institut Teknologi Bandung'],
    majors: ['Teknik Informatika'],
    graduateYear: ['2018'],
    languages: ['LNG-EN'],
    languageLevels: ['Fasih (Fluent)'],
    minWorkingExperience: ['12'],
    maxWorkingExperience: ['240'],
    noticePeriode: ['NP-1M'],
    positions: ['Software Engineer'],
    companySectors: ['SC14'],
    companyNames: ['PT Anugerah Agro Abadi'],
    keywords: ['treasury', 'audit'],
    testResultsInt: ['INT-INV'],
    testResultsPers: ['PERS-OPE'],
    testResultsVal: ['VAL-ACH'],
    testResultsCom: ['COM-STE'],
    contentName: ['Mengenal Diri'],
    contentStatus: ['Complete'],
  })
  // No candidate matches all of them.
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
})

test('shows every column and ten results a page; internal people have no profile, CV or messages', async ({
  page,
  world,
  context,
}) => {
  await open(page, '?dataSource=KLOBBER&firstName=Bayu&lastName=Pratama')
  // Referral codes come from a separate read.
  await expect(page.getByRole('columnheader', { name: 'Referral Code' })).toBeVisible()
  const record = await rowOf(page, 'Bayu')
  expect(Object.keys(record)).toEqual([
    'First Name',
    'Last Name',
    'ES Notes',
    'ES Status',
    'Gender',
    'DOB',
    'Phone 1',
    'Phone 2',
    'Email',
    'Salary',
    'Address',
    'City',
    'Languages',
    'Last Education',
    'Entry Year',
    'Graduate Year',
    'University',
    'Major',
    'GPA',
    'Current Company',
    'Current Position',
    'Current Job Description',
    'Current Start',
    'Current End',
    'Previous Company',
    'Previous Position',
    'Previous Job Description',
    'Previous Type of Industry',
    'Previous Start',
    'Previous End',
    'Personality',
    'Value',
    'Interest',
    'Interaction',
    'Total Experience (Months)',
    'Applied Dates and Positions',
    'User Type',
    'Referral Code',
    'Aksi',
  ])
  expect(record).toMatchObject({
    'Last Name': 'Pratama',
    'ES Notes': 'Berpengalaman di perbankan',
    'ES Status': 'Potensial',
    Gender: 'Male',
    'User Type': 'Klobber',
  })
  const verbs = async (name: string) =>
    row(page, name)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('title')))
  expect(await verbs('Bayu Pratama')).toEqual(expect.arrayContaining(['Tindakan lain', 'Catatan', 'Pesan']))
  for (const [verb, address] of [
    ['Lihat Profil', /USR-BAYU/],
    ['Download CV', /\/rest\/open\/cv\/download\/USR-BAYU$/],
  ] as const) {
    const tab = context.waitForEvent('page')
    // A tab that shows a file may have an empty URL.
    const loaded = context.waitForEvent('request', (one) => one.isNavigationRequest() && address.test(one.url()))
    await page.getByRole('button', { name: 'Tindakan lain Bayu Pratama' }).click()
    await page.getByRole('menuitem', { name: `${verb} Bayu Pratama` }).click()
    await loaded
    await (await tab).close()
  }
  expect((await onlyCall(world, 'logApplicantProfileView')).body).toEqual({
    jobVacancy: 'VAC-AKTIF-01',
    targetUserId: 'USR-BAYU',
    companyId: 'COR0001',
  })
  await open(page, '?dataSource=INTERNAL')
  await expect(results(page)).toContainText('34 kandidat')
  expect(await verbs('Hendra Gunawan')).toEqual(['Catatan'])
  // Vacancy actions are disabled, with a reason, for candidates without an application.
  await open(page, '?dataSource=KLOBBER&firstName=Farah&lastName=Nugroho')
  await page.getByRole('button', { name: 'Tindakan lain Farah Nugroho' }).first().click()
  const write = page.getByRole('menuitem', { name: /^Pesan Farah Nugroho/ })
  await expect(write).toContainText('Kandidat ini belum melamar lowongan perusahaan Anda.')
  await write.press('Enter')
  const why = page.getByRole('dialog', { name: 'Kandidat ini belum melamar lowongan perusahaan Anda.' })
  await why.getByRole('button', { name: 'OK' }).click()
  await open(page, '?dataSource=INTERNAL')
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expectSettled(page)
  await expectAccessible(page)
})

test('shows answers under additional info, and a hostile candidate as text', async ({ page, world }) => {
  await open(page, '?dataSource=APPLICANT&firstName=Ayu&lastName=Wulandari')
  await page.getByRole('button', { name: 'Tindakan lain Ayu Wulandari' }).click()
  await page.getByRole('menuitem', { name: 'Additional Info Ayu Wulandari' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ayu Wulandari')
  expect(await world.lastQuery('listApplicantAnswers')).toEqual({
    klobVacancyCode: ['VAC-AKTIF-01'],
    userId: ['USR-AYU'],
  })
  await page.keyboard.press('Escape')
  await open(page, '?dataSource=APPLICANT&keywords=%3C')
  await expect(table(page).locator('img, script, svg[onload]')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

test('requires both fields of a note, shows saved notes in the row, and reports failures as alerts', async ({
  page,
  world,
}) => {
  await open(page, '?dataSource=KLOBBER&firstName=Ayu&lastName=Wulandari')
  await page.getByRole('button', { name: 'Catatan Ayu Wulandari' }).click()
  const dialog = page.getByRole('dialog', { name: 'Catatan: Ayu Wulandari' })
  await dialog.getByRole('textbox', { name: 'Catatan' }).fill('Cocok untuk <CTO>')
  expect(await world.lastQuery('getEsNote')).toEqual({ esId: ['ESC-USR-AYU'], corporateId: ['COR0001'] })
  // The typed input is a draft.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Catatan Ayu Wulandari' }).click()
  await expect(dialog).toContainText('dipulihkan dari draf')
  await expect(dialog.getByRole('textbox', { name: 'Catatan' })).toHaveValue('Cocok untuk <CTO>')
  await dialog.getByRole('button', { name: 'Add Notes' }).click()
  const alerted = (text: string | RegExp) => page.getByRole('dialog', { name: text })
  await alerted('Catatan dan marker wajib diisi').getByRole('button', { name: 'OK' }).click()
  expect(await world.calls('saveEsNote')).toEqual([])
  await dialog.getByRole('combobox', { name: 'Marker' }).fill('Potensial')
  await page.getByRole('option', { name: 'Potensial' }).click()
  await world.fault({ endpoint: 'saveEsNote', kind: 'status', status: 500 })
  await dialog.getByRole('button', { name: 'Add Notes' }).click()
  const failed = dialog.getByRole('alert')
  await expect(failed).toContainText('Maaf, terjadi kesalahan')
  await failed.getByText('Rincian').click()
  await expect(failed.getByRole('code')).toContainText('"endpoint":"saveEsNote","status":500')
  await world.forget()
  await dialog.getByRole('button', { name: 'Add Notes' }).click()
  await expect(page.getByText('Catatan untuk Ayu Wulandari berhasil disimpan.')).toBeVisible()
  expect((await onlyCall(world, 'saveEsNote')).body).toEqual({
    esId: 'ESC-USR-AYU',
    corporateId: 'COR0001',
    notes: 'Cocok untuk <CTO>',
    marker: { id: 'MRK-01' },
  })
  await expect.poll(async () => (await rowOf(page, 'Ayu'))['ES Notes']).toBe('Cocok untuk <CTO>')
  await world.fault({ endpoint: 'getEsNote', kind: 'status', status: 403 })
  await page.getByRole('button', { name: 'Catatan Ayu Wulandari' }).click()
  const unread = alerted(/^Maaf kamu tidak bisa mengakses fitur ini/)
  await unread.getByText('Rincian').click()
  await expect(unread.getByRole('code')).toContainText('"endpoint":"getEsNote","status":403')
})

test('saves and mails a result: addresses are checked, confirmed and sent once', async ({ page, world }) => {
  await open(page, '?dataSource=KLOBBER&gender=F')
  await tool(page, 'Simpan Hasil dan Kirim Email').click()
  const dialog = page.getByRole('dialog', { name: 'Simpan Hasil dan Kirim Email' })
  await expect(dialog.getByRole('textbox', { name: 'Nama hasil' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Simpan', exact: true })).toBeDisabled()
  const address = (n: number): Locator => dialog.getByRole('textbox', { name: `Alamat email ${n}` })
  const add = dialog.getByRole('button', { name: '+ Tambah alamat' })
  await add.click()
  await expect(dialog).toContainText('Isi field email yang kosong sebelum menambahkan')
  await address(1).fill('direksi')
  await add.click()
  await expect(dialog).toContainText('Format email salah')
  await address(1).fill('direksi@nusantara.example')
  await add.click()
  await address(2).fill('DIREKSI@nusantara.example')
  await add.click()
  await address(3).fill('hr@nusantara.example')
  await dialog.getByRole('textbox', { name: 'Nama hasil' }).fill('CFO Jakarta')
  await dialog.getByRole('checkbox', { name: 'Tanpa kolom nomor telepon' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
  const confirmation = page.getByRole('dialog', { name: 'Kirim hasil lewat email' })
  await expect(confirmation).toContainText('dikirim ke 2 alamat')
  await confirmation.getByRole('button', { name: 'Ya' }).click()
  await expect(page.getByText('Hasil "CFO Jakarta" tersimpan')).toBeVisible()
  const { query, body } = await onlyCall(world, 'saveEsResult')
  expect(recordOf(query)).toEqual({
    name: ['CFO Jakarta'],
    noPhone: ['x'],
    noEmail: [''],
    corporateId: ['COR0001'],
    emailList: ['DIREKSI@nusantara.example,hr@nusantara.example'],
  })
  expect(body).toEqual({ dataSource: 'KLOBBER', gender: 'F' })
  await tool(page, 'Riwayat Hasil').click()
  await expect(page.getByRole('dialog', { name: 'Riwayat Hasil' }).getByRole('row').nth(1)).toHaveText(
    /^Budi SantosoCFO Jakarta16\/11\/2026 09:00[\d.]+PENDING/,
  )
})

test('keeps other windows open when an answer arrives after closing its own, and reports a failure', async ({
  page,
  world,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Simpan Hasil dan Kirim Email' })
  const history = page.getByRole('dialog', { name: 'Riwayat Hasil' })
  await open(page, '?dataSource=KLOBBER&gender=F')
  async function saveAndLeave(name: string) {
    const release = await holdBack(page, SAVE, { times: 1 })
    await tool(page, 'Simpan Hasil dan Kirim Email').click()
    await dialog.getByRole('textbox', { name: 'Nama hasil' }).fill(name)
    const leaving = page.waitForRequest(SAVE)
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await leaving
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await tool(page, 'Riwayat Hasil').click()
    await expect(history).toBeVisible()
    release()
  }
  await saveAndLeave('CFO Jakarta')
  await expect(page.getByText('Hasil "CFO Jakarta" tersimpan')).toBeVisible()
  await expect(history).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await world.fault({ endpoint: 'saveEsResult', kind: 'status', status: 422, message: 'Nama ditolak' })
  await saveAndLeave('CFO Bandung')
  await expect(page.getByText('Hasil "CFO Bandung" belum tersimpan. Nama ditolak')).toBeVisible()
  await expect(history).toBeVisible()
})

test('splits addresses pasted into one field into fields of their own, and sends twenty at most', async ({
  page,
  world,
}) => {
  await open(page, '?dataSource=KLOBBER&gender=F')
  await tool(page, 'Simpan Hasil dan Kirim Email').click()
  const dialog = page.getByRole('dialog', { name: 'Simpan Hasil dan Kirim Email' })
  const addresses = dialog.getByRole('textbox', { name: /^Alamat email/ })
  const paste = (text: string) =>
    addresses.first().evaluate((input, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste('"Ayu, W." <ayu@nusantara.example>; bima@nusantara.example, AYU@nusantara.example')
  await expect(addresses).toHaveCount(2)
  await expect(addresses.first()).toHaveValue('AYU@nusantara.example')
  await expect(addresses.last()).toHaveValue('bima@nusantara.example')
  await paste(Array.from({ length: 21 }, (_, n) => `orang${n}@nusantara.example`).join('\n'))
  await expect(addresses).toHaveCount(23)
  const problem = dialog.getByText('Paling banyak 20 alamat; sekarang 23')
  await expect(problem).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Nama hasil' }).fill('CFO Jakarta')
  const save = dialog.getByRole('button', { name: 'Simpan', exact: true })
  await save.click()
  await expect(page.getByRole('dialog', { name: 'Kirim hasil lewat email' })).toBeHidden()
  for (const at of [0, 5, 22]) await addresses.nth(at).fill('')
  await expect(problem).toBeHidden()
  await save.click()
  await page.getByRole('dialog', { name: 'Kirim hasil lewat email' }).getByRole('button', { name: 'Ya' }).click()
  await expect(page.getByText('Hasil "CFO Jakarta" tersimpan')).toBeVisible()
  const { query } = await onlyCall(world, 'saveEsResult')
  expect(recordOf(query)['emailList']?.[0]?.split(',')).toHaveLength(20)
})

test('names criteria and count of what is mailed, and that the form differs', async ({ page, world }) => {
  await open(page, '?dataSource=KLOBBER&gender=F')
  const total = /([\d.]+) kandidat/.exec(await results(page).innerText())![1]!
  await field(page, 'Nama depan').fill('Ayu')
  await tool(page, 'Simpan Hasil dan Kirim Email').click()
  const dialog = page.getByRole('dialog', { name: 'Simpan Hasil dan Kirim Email' })
  const facts = dialog.getByRole('region', { name: 'Hasil yang disimpan' })
  await expect(facts).toContainText(`${total} kandidat dengan kriteria:`)
  await expect(facts.getByRole('listitem')).toHaveText(['Data Source: Pengguna Klob', 'Jenis kelamin: Wanita'])
  await expect(facts).toContainText('Filter sudah diubah dan tidak ikut dalam pencarian ini.')
  await dialog.getByRole('textbox', { name: 'Nama hasil' }).fill('CFO')
  await dialog.getByRole('textbox', { name: 'Alamat email 1' }).fill('hr@nusantara.example')
  // Escape keeps what is typed.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await tool(page, 'Simpan Hasil dan Kirim Email').click()
  await expect(dialog.getByRole('textbox', { name: 'Alamat email 1' })).toHaveValue('hr@nusantara.example')
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
  const confirmation = page.getByRole('dialog', { name: 'Kirim hasil lewat email' })
  await expect(confirmation).toContainText(`Hasil pencarian (${total} kandidat) dikirim ke 1 alamat`)
  await expect(confirmation).toContainText('Kriteria: Data Source: Pengguna Klob; Jenis kelamin: Wanita.')
  await expect(confirmation).toContainText('Filter sudah diubah dan tidak ikut dalam pencarian ini.')
  await confirmation.getByRole('button', { name: 'Ya' }).click()
  await expect(dialog).toBeHidden()
  expect((await onlyCall(world, 'saveEsResult')).body).toEqual({ dataSource: 'KLOBBER', gender: 'F' })
  // The last addresses are offered, and the rest is empty.
  await tool(page, 'Simpan Hasil dan Kirim Email').click()
  await expect(dialog.getByRole('textbox', { name: 'Nama hasil' })).toHaveValue('')
  await dialog.getByRole('button', { name: 'Pakai alamat terakhir: hr@nusantara.example' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Alamat email 1' })).toHaveValue('hr@nusantara.example')
})

test('lists ten saved results a page, opens one by its filter, and deletes it', async ({ page, world }) => {
  await page.goto(AT)
  await tool(page, 'Riwayat Hasil').click()
  const dialog = page.getByRole('dialog', { name: 'Riwayat Hasil' })
  await expect(dialog.getByRole('row')).toHaveCount(11)
  expect(await world.lastQuery('listEsResults')).toEqual({ corporateId: ['COR0001'], start: ['0'], length: ['10'] })
  await dialog.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(dialog.getByRole('row')).toHaveCount(3)
  expect(await world.lastQuery('listEsResults')).toMatchObject({ start: ['1'] })
  await dialog.getByRole('button', { name: 'Halaman pertama' }).click()
  await dialog.getByRole('button', { name: 'Open Rusak' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Filter hasil ini tidak dapat dibaca lagi.')
  await dialog.getByRole('button', { name: 'Delete Rusak' }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi Menghapus' }).getByRole('button', { name: 'YA, YAKIN' }).click()
  await expect(dialog.getByRole('button', { name: 'Open Rusak' })).toBeHidden()
  expect(await onlyCall(world, 'deleteEsResult')).toMatchObject({
    method: 'DELETE',
    path: '/rest/console/es/query/result/delete/ESR-0012',
  })
  await dialog.getByRole('button', { name: 'Open Direktur Keuangan Jakarta' }).click()
  await expect(page).toHaveURL(/dataSource=KLOBBER/)
  await expectSettled(page)
  expect((await world.calls('getEsResult')).map(({ path }) => path)).toEqual([
    '/rest/console/es/query/result/findOne/ESR-0012',
    '/rest/console/es/query/result/findOne/ESR-0011',
  ])
  expect(await lastFilters(world)).toMatchObject({
    dataSource: ['KLOBBER'],
    gender: ['F'],
    minWorkingExperience: ['12'],
  })
})

test('saves, lists, opens (marked as active) and deletes filters', async ({ page, world }) => {
  await open(page, '?dataSource=KLOBBER&gender=F')
  await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
  const naming = page.getByRole('dialog', { name: 'SIMPAN FILTER' })
  await expect(naming.getByRole('button', { name: 'Simpan' })).toBeDisabled()
  await naming.getByRole('textbox').fill('Wanita')
  await naming.getByRole('button', { name: 'Simpan' }).click()
  await expect(naming).toBeHidden()
  const saved = await onlyCall(world, 'saveEsQuery')
  expect(saved.body).toEqual({ dataSource: 'KLOBBER', gender: 'F' })
  expect(recordOf(saved.query)).toEqual({ queryName: ['Wanita'], corporateId: ['COR0001'] })
  await openSavedList(page)
  const list = page.getByRole('dialog', { name: 'List Filter' })
  await list.getByRole('button', { name: 'Delete Wanita' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(list.getByRole('button', { name: 'Delete Wanita' })).toBeHidden()
  await list.getByRole('button', { name: 'Open Perempuan Jawa Barat' }).click()
  await expect(page.getByText('filter aktif: Perempuan Jawa Barat')).toBeVisible()
  await expect(page).toHaveURL(/domicile=ID-JB/)
  const namesOf = (query: [string, string][]) => query.map(([name]) => name)
  expect(await world.lastQuery('listEsQueries')).toEqual({ corporateId: ['COR0001'], start: ['0'], length: ['10'] })
  expect(namesOf((await onlyCall(world, 'getEsQuery')).query)).toEqual(['id'])
  expect(namesOf((await onlyCall(world, 'deleteEsQuery')).query)).toEqual(['id'])
})

test('opens the conversation from a link with all five parameters, where it can be replied to, closed and reopened', async ({
  page,
  world,
}) => {
  const link = {
    userId: 'USR-BAYU',
    msgId: 'MSG-1',
    klobVacancyCode: 'VAC-AKTIF-01',
    name: 'Bayu Pratama',
    positionName: 'Software Engineer',
  }
  await page.goto(`${AT}?${new URLSearchParams(link).toString()}`)
  const dialog = conversation(page, 'Bayu Pratama')
  await expect(dialog.getByText('MSG-es-COR0001-VAC-AKTIF-01.USR-BAYU')).toBeVisible()
  for (const text of ['Job Vacancy', 'VAC-AKTIF-01', 'Software Engineer']) await expect(dialog).toContainText(text)
  expect(await world.lastQuery('getEsCandidateTicket')).toEqual({
    userId: ['USR-BAYU'],
    klobVacancyCode: ['VAC-AKTIF-01'],
    corporateId: ['COR0001'],
  })
  expect(await world.lastQuery('listEsCandidateConversation')).toEqual({ page: ['0'], size: ['1000'] })
  await textOf(dialog).fill('Apa kabar?')
  await sendButton(dialog).click()
  await expect(question(page, 'Kirim pesan', 'Bayu Pratama')).toContainText(QUESTION.send)
  await question(page, 'Kirim pesan', 'Bayu Pratama').getByRole('button', { name: 'Ya' }).click()
  const reply = await onlyCall(world, 'replyEsCandidateTicket')
  expect(reply.body).toEqual({ messageText: 'Apa kabar?', fileBase64Dto: null })
  for (const [verb, title, text, call] of [
    ['AKHIRI PERCAKAPAN', 'Akhiri percakapan', QUESTION.close, 'closeEsCandidateTicket'],
    ['BUKA PERCAKAPAN', 'Buka percakapan', QUESTION.reopen, 'openEsCandidateTicket'],
  ] as const) {
    await dialog.getByRole('button', { name: verb }).click()
    await expect(question(page, title, 'Bayu Pratama')).toContainText(text)
    await question(page, title, 'Bayu Pratama').getByRole('button', { name: 'Ya' }).click()
    expect((await onlyCall(world, call)).body).toBeNull()
  }
  await closeConversation(page, 'Bayu Pratama')
  await expect(page).not.toHaveURL(/msgId/)
  await open(page, '?dataSource=APPLICANT&firstName=Ayu&lastName=Wulandari')
  await page.getByRole('button', { name: 'Pesan Ayu Wulandari' }).click()
  const newThread = conversation(page, 'Ayu Wulandari')
  await newThread.getByRole('textbox', { name: 'Subject' }).fill('Undangan')
  await textOf(newThread).fill('Halo Ayu')
  await sendButton(newThread).click()
  await question(page, 'Kirim pesan', 'Ayu Wulandari').getByRole('button', { name: 'Ya' }).click()
  expect((await onlyCall(world, 'createEsCandidateTicket')).body).toMatchObject({
    userId: 'USR-AYU',
    subject: 'Undangan',
    fileBase64Dto: null,
  })
})

test("refuses messages without AUTH2041 with the documents' text, by button and by link", async ({ page, world }) => {
  await alterMenus(page, withoutChild('AUTH2041'))
  const refusal = page.getByRole('dialog', {
    name: 'maaf ada tidak bisa mengakses menu ini silahkan hubungi sistem administrator',
  })
  await page.goto(
    `${AT}?dataSource=APPLICANT&firstName=Ayu&lastName=Wulandari&userId=USR-BAYU&msgId=MSG-1&klobVacancyCode=VAC-AKTIF-01&name=Bayu&positionName=X`,
  )
  await refusal.getByRole('button', { name: 'OK' }).click()
  await expect(page).not.toHaveURL(/msgId/)
  await page.getByRole('button', { name: 'Pesan Ayu Wulandari' }).click()
  await expect(refusal).toBeVisible()
  expect(await world.calls('getEsCandidateTicket')).toEqual([])
})

test('the mail of a result says which criteria cannot be named, and loads their lists again', async ({
  page,
  world,
}) => {
  await world.fault({ endpoint: 'getEsMasterData', kind: 'status', status: 500, times: 0 })
  await page.goto(`${AT}?dataSource=KLOBBER&domicile=ID-JB`)
  await page
    .getByRole('dialog', { name: /^Something's wrong\. Error: \{.*"endpoint":"getEsMasterData","status":500/ })
    .getByRole('button', { name: 'OK' })
    .click()
  expect(await world.lastQuery('getEsMasterData')).toEqual({ corporateId: ['COR0001'] })
  await tool(page, 'Simpan Hasil dan Kirim Email').click()
  const dialog = page.getByRole('dialog', { name: 'Simpan Hasil dan Kirim Email' })
  const criteria = dialog.getByRole('region', { name: 'Hasil yang disimpan' })
  await expect(criteria).toContainText('Domisili (daftar pilihan gagal dimuat)')
  await world.heal()
  await criteria.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(criteria).toContainText('Domisili: Jawa Barat')
  await expectAccessible(page)
})
