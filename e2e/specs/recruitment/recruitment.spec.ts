import { entries, onlyCall, question, sendAndConfirm } from '../../support/messages'
import { AT, openAt, pickVacancy, VACANCY } from '../../support/recruitment'
import {
  chips,
  choose,
  field,
  form,
  openSavedList,
  options,
  pressSearch,
  results,
  expectSettled,
  unfold,
} from '../../support/talents'
import { expect, expectAccessible, holdBack, rowOf, test } from '../../support/test'

const ACTIVE = '?vacancyCode=VAC-AKTIF-01'

test('requests nothing without a vacancy; the form shows what is missing', async ({ page, world }) => {
  await page.goto(AT.applicants)
  await expect(page.getByText('Isi Kode lowongan pada filter, lalu tekan Cari.')).toBeVisible()
  await expectAccessible(page)
  await unfold(page)
  await choose(page, 'Jenis kelamin', 'Wanita')
  await pressSearch(page)
  await expect(form(page).getByText('Kode lowongan wajib diisi')).toBeVisible()
  // It stays focusable, to explain why.
  await page.getByRole('button', { name: 'Download' }).press('Enter')
  const notice = page.getByRole('dialog', { name: 'Please choose vacancy code' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'OK' }).click()
  expect(await world.calls('searchApplicants')).toEqual([])
  await pickVacancy(page)
  // A vacancy that is chosen but not searched is not asked for again.
  await page.getByRole('button', { name: 'Download' }).press('Enter')
  await page.getByRole('dialog', { name: 'Tekan Cari dahulu.' }).getByRole('button', { name: 'OK' }).click()
  await pressSearch(page)
  await expectSettled(page)
  await expect(chips(page)).toHaveText([`Kode lowongan: ${VACANCY}`, 'Jenis kelamin: Wanita'])
  // The vacancy chip cannot be removed, the others can.
  await expect(page.getByRole('button', { name: /^Hapus kriteria/ })).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Matching' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Matching' })).toBeVisible()
})

test('reports invalid values and dates at their fields', async ({ page, world }) => {
  await page.goto(AT.tracking)
  await expect(form(page)).toBeVisible()
  await expectAccessible(page)
  await unfold(page)
  await field(page, 'Filter mulai tanggal').fill('02/10/2026')
  await field(page, 'Filter sampai tanggal').fill('01/10/2026')
  await field(page, 'Max.Applied').fill('0')
  await field(page, 'IPK').fill('4,5')
  // The error of the previous field does not shift the next one away from the pointer.
  await field(page, 'Masa kerja', 'combobox').click({ delay: 100 })
  await expect(page.getByRole('listbox', { name: 'Masa kerja' })).toBeVisible()
  await expect(field(page, 'IPK')).toHaveAccessibleDescription('IPK paling tinggi 4')
  await page.keyboard.press('Escape')
  await choose(page, 'Negara domisili', 'Indonesia')
  await field(page, 'Tanggal tutup lowongan').fill('01/10/2026')
  await page.getByRole('button', { name: 'Kosongkan Operator tanggal tutup lowongan' }).click()
  await pressSearch(page)
  await expect(field(page, 'Filter sampai tanggal')).toHaveAccessibleDescription(
    'Tanggal akhir tidak boleh sebelum tanggal mulai',
  )
  await expect(field(page, 'Max.Applied')).toHaveAccessibleDescription('Max.Applied harus lebih dari 0')
  await expect(field(page, 'IPK')).toHaveAccessibleDescription('IPK paling tinggi 4')
  await expect(field(page, 'Provinsi domisili', 'combobox')).toHaveAccessibleDescription('Provinsi wajib diisi')
  await expect(field(page, 'Operator tanggal tutup lowongan', 'combobox')).toHaveAccessibleDescription(
    'Operator wajib diisi',
  )
  expect(await world.calls('searchTrackedApplicants')).toEqual([])
})

test('shows the documented columns, and a hostile applicant as text', async ({ page }) => {
  await openAt(page, AT.applicants, `${ACTIVE}&size=50`)
  await expect(results(page)).toContainText('pelamar')
  await expectAccessible(page)
  const columns = `First Name;Last Name;DOB;Gender;Location;Last Education;Institution Name;Major;Last Work;Job Position;
Kepribadian;Nilai;Minat;Interaksi;Grit;Meaning Making;Mindset;Curiosity;Humility;Creativity;Purpose In Life;
Corporate Klobness;Referal;Action`
  await expect(page.getByRole('columnheader')).toHaveText(['', ...columns.replaceAll('\n', '').split(';')])
  expect(await rowOf(page, 'Ayu')).toMatchObject({ 'Last Name': 'Wulandari', Gender: 'Female', Location: 'Jawa Barat' })
  await expect(page.getByRole('rowheader', { name: 'Jahat <img src=x onerror=' })).toBeVisible()
  // Only for applicants who gave answers.
  await expect(page.getByRole('button', { name: 'Tindakan lain Ayu Wulandari' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tindakan lain Dian Purnama' })).toHaveCount(0)
})

test('shows 36 columns and the actions in tracking at 500 pixels, and private data on request', async ({ page }) => {
  await openAt(page, AT.tracking, `${ACTIVE}&email=ayu.wulandari`)
  await expect(page.getByRole('columnheader')).toHaveCount(37)
  const region = page.getByRole('region', { name: 'Pelacakan Pelamar, dapat digulir' })
  expect((await region.boundingBox())!.height).toBe(500)
  await expect(page.getByText('ayu.wulandari@surel.example')).toHaveCount(0)
  await page.getByRole('button', { name: 'Tampilkan Email Ayu Wulandari' }).click()
  await expect(page.getByText('ayu.wulandari@surel.example')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aplikasi Kasir UMKM' })).toHaveAttribute('rel', 'noopener noreferrer')
  // Names and actions stay in view while the columns between them scroll.
  await region.evaluate((element) => element.scrollTo(400, 0))
  const stays = page.getByRole('columnheader', { name: /^(First Name|Last Name|Action)$/ })
  await expect(stays).toHaveCount(3)
  for (const header of await stays.all()) await expect(header).toBeInViewport()
})

test('reveals a masked column of a page after confirmation, and masks it again on the next page', async ({ page }) => {
  await openAt(page, AT.tracking, ACTIVE)
  await expect(results(page)).toContainText('pelamar')
  await expectAccessible(page)
  const masked = page.getByRole('button', { name: /^Tampilkan Email / })
  await expect(masked.first()).toBeVisible()
  const count = await masked.count()
  await expect(page.getByText('@surel.example')).toHaveCount(0)
  await page.getByRole('button', { name: 'Tampilkan kolom Email' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Tampilkan kolom Email' })
  await expect(confirmation).toContainText('baris di halaman ini akan ditampilkan sampai Anda berpindah halaman.')
  await confirmation.getByRole('button', { name: 'Batal' }).click()
  await expect(masked).toHaveCount(count)
  await page.getByRole('button', { name: 'Tampilkan kolom Email' }).click()
  await confirmation.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(masked).toHaveCount(0)
  await expect(page.getByText('ayu.wulandari@surel.example')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Tampilkan KTP / }).first()).toBeAttached()
  await expect(page.getByRole('button', { name: 'Tampilkan kolom KTP' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sembunyikan kolom Email' }).click()
  await expect(masked).toHaveCount(count)
  await page.getByRole('button', { name: 'Tampilkan kolom Email' }).click()
  await confirmation.getByRole('button', { name: 'Tampilkan' }).click()
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(masked.first()).toBeVisible()
  await expect(page.getByText('@surel.example')).toHaveCount(0)
})

test('numbers special requirements, with their answers and files', async ({ page, world }) => {
  await openAt(page, AT.applicants, ACTIVE)
  const menu = page.getByRole('button', { name: 'Tindakan lain Ayu Wulandari' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const info = page.getByRole('menuitem', { name: 'Additional Info Ayu Wulandari' })
  await expect(info).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(info).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Persyaratan Lamaran' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByRole('textbox', { name: 'Jawaban: Bahasa pemrograman utama Anda' })).toBeDisabled()
  const file = dialog.getByRole('link', { name: /^Unduh Jawaban/ })
  const answer = await page.request.get((await file.getAttribute('href'))!)
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
  await world.fault({ endpoint: 'listApplicantAnswers', kind: 'status', status: 400, message: 'Belum bisa' })
  await page.getByRole('button', { name: 'Tindakan lain Bayu Pratama' }).click()
  await page.getByRole('menuitem', { name: 'Additional Info Bayu Pratama' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Belum bisa')
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(dialog.getByRole('list')).toBeVisible()
})

test('keeps the open list of a field in sight while parts of the form are still loading', async ({ page }) => {
  const release = await holdBack(page, /Control-/)
  await page.goto(AT.tracking)
  await pickVacancy(page)
  await unfold(page)
  await field(page, 'Tahap', 'combobox').fill('Wawancara')
  const option = options(page, 'Tahap').filter({ hasText: /^Wawancara$/ })
  await expect(option).toBeInViewport()
  release()
  await expect(form(page).getByRole('button', { name: 'Tambah Filter' })).toBeAttached()
  await option.click()
})

test('clears and reports what depended on the previous vacancy when another is chosen', async ({ page }) => {
  await page.goto(AT.tracking)
  await pickVacancy(page)
  await unfold(page)
  await choose(page, 'Tahap', 'Wawancara')
  await page.keyboard.press('Escape')
  await pickVacancy(page, 'Data Analyst')
  await expect(page.getByText('Tahap dikosongkan karena Kode lowongan berubah.')).toBeVisible()
  await expect(form(page).getByText('1 kriteria terisi')).toBeVisible()
})

test('removes a question in use from the list, and offers it again when its filter is removed', async ({ page }) => {
  await page.goto(AT.applicants)
  await unfold(page)
  const add = form(page).getByRole('button', { name: 'Tambah Filter' })
  await expect(add).toBeDisabled()
  await pickVacancy(page, 'Data Analyst')
  await choose(page, 'Pertanyaan', 'Unggah formulir data diri Anda')
  await form(page).getByRole('textbox', { name: 'Jawaban' }).fill('Ya')
  await page.keyboard.press('Enter')
  await add.click()
  const questionField = field(page, 'Pertanyaan', 'combobox')
  await questionField.click()
  const list = page.getByRole('listbox', { name: 'Pertanyaan' })
  await expect(list.getByRole('option')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await form(page)
    .getByRole('button', { name: /^Hapus Filter/ })
    .click()
  await questionField.click()
  await expect(list.getByRole('option')).toHaveCount(5)
})

test('opens the conversation about its vacancy from a link with all five parameters', async ({ page, world }) => {
  const link = '?userId=USR-BAYU&msgId=MSG-1&name=Bayu%20Pratama&positionName=Software%20Engineer'
  await page.goto(AT.applicants + link)
  await expect(form(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${AT.applicants}${link}&klobVacancyCode=VAC-AKTIF-01`)
  const dialog = page.getByRole('dialog', { name: 'Pesan untuk Bayu Pratama' })
  await expect(dialog.getByText('VAC-AKTIF-01', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Berikut CV saya')).toBeVisible()
  const [call] = await world.calls('getApplicantTicket')
  expect(Object.fromEntries(call!.query)).toEqual({
    userId: 'USR-BAYU',
    corporateId: 'COR0001',
    klobVacancyCode: 'VAC-AKTIF-01',
  })
  await dialog.getByRole('button', { name: 'Tutup percakapan' }).click()
  await expect(page).not.toHaveURL(/msgId/)
})

test('sends an interview invitation about the vacancy once its three times are filled in', async ({ page, world }) => {
  await openAt(page, AT.applicants, ACTIVE)
  await page.getByRole('button', { name: 'Pesan Ayu Wulandari' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesan untuk Ayu Wulandari' })
  const text = dialog.getByRole('textbox', { name: 'Pesan', exact: true })
  await expect(text).toHaveValue(/melamar posisi Software Engineer di PT Nusantara Karya Digital/)
  await dialog.getByRole('button', { name: 'KIRIM' }).click()
  await expect(dialog.getByRole('alert')).toContainText('[JADWAL1], [JADWAL2], [JADWAL3]')
  await text.fill((await text.inputValue()).replace(/\[JADWAL\d\]/g, 'Senin 10.00'))
  await dialog.getByRole('button', { name: 'KIRIM' }).click()
  await page.getByRole('dialog', { name: 'Kirim pesan: Ayu Wulandari' }).getByRole('button', { name: 'Ya' }).click()
  await expect(dialog.getByText('Ticket id')).toBeVisible()
  expect((await world.calls('createApplicantTicket'))[0]!.body).toMatchObject({
    userId: 'USR-AYU',
    klobVacancyCode: 'VAC-AKTIF-01',
    fileBase64Dto: null,
  })

  await text.fill('Sampai jumpa')
  await sendAndConfirm(page, 'Ayu Wulandari')
  await expect(entries(dialog).last()).toContainText('Sampai jumpa')
  for (const [name, title, then] of [
    ['AKHIRI PERCAKAPAN', 'Akhiri percakapan', 'BUKA PERCAKAPAN'],
    ['BUKA PERCAKAPAN', 'Buka percakapan', 'AKHIRI PERCAKAPAN'],
  ] as const) {
    await dialog.getByRole('button', { name }).click()
    await question(page, title, 'Ayu Wulandari').getByRole('button', { name: 'Ya' }).click()
    await expect(dialog.getByRole('button', { name: then })).toBeVisible()
  }
  for (const name of ['replyApplicantTicket', 'closeApplicantTicket', 'openApplicantTicket'])
    expect(await onlyCall(world, name)).toMatchObject({ status: 200 })
})

for (const { name, path, nouns } of [
  {
    name: 'applicants',
    path: AT.applicants,
    nouns: ['ApplicantQuery', 'ApplicantQueries'],
  },
  {
    name: 'tracked applicants',
    path: AT.tracking,
    nouns: ['StageSearchQuery', 'StageSearchQueries'],
  },
] as const)
  test(`saves, finds, opens and deletes a filter of ${name}`, async ({ page, world }) => {
    await openAt(page, path, `${ACTIVE}&gender=F`)
    await page.getByRole('button', { name: 'Simpan Filter' }).click()
    await page.getByRole('textbox', { name: 'Masukan nama filter:' }).fill('Perempuan')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect
      .poll(async () => (await world.calls(`save${nouns[0]}`))[0]?.body)
      .toEqual({ vacancyCodes: 'VAC-AKTIF-01', gender: 'F' })
    await page.goto(path)
    await openSavedList(page)
    await page.getByRole('button', { name: 'Open Perempuan' }).click()
    await expectSettled(page)
    await expect(chips(page)).toHaveText([`Kode lowongan: ${VACANCY}`, 'Jenis kelamin: Wanita'])
    await expect(page.getByText('filter aktif: Perempuan')).toBeVisible()

    await openSavedList(page)
    await page.getByRole('button', { name: 'Delete Perempuan' }).click()
    const sure = page.getByRole('dialog', { name: /Are you sure you want to delete this filter \?/ })
    await sure.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('button', { name: 'Delete Perempuan' })).toBeHidden()
    const statuses = async (call: string) => (await world.calls(call)).map(({ status }) => status)
    expect(await statuses(`get${nouns[0]}`)).toEqual([200])
    expect(await statuses(`delete${nouns[0]}`)).toEqual([200])
    expect((await world.lastQuery(`list${nouns[1]}`)).corporateId).toEqual(['COR0001'])
  })

test('reports a failed search on its panel and retries it', async ({ page, world }) => {
  await page.goto(AT.matching)
  await expect(form(page)).toBeVisible()
  await expectAccessible(page)
  await world.fault({ endpoint: 'searchMatches', kind: 'status', status: 400, message: 'Pencarian gagal', times: 0 })
  await page.goto(`${AT.matching}?vacancyCodes=VAC-AKTIF-01&testResultsInt=INT-SOC`)
  await expect(page.getByRole('alert').filter({ hasText: 'Pencarian gagal' })).toBeVisible()
  await world.heal()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('columnheader')).toHaveText(['First Name', 'Last Name', 'Gender', 'Aksi'])
  await expectAccessible(page)
})

test.describe('with few rights', () => {
  test.use({ account: 'rudi.hartono' })
  test('explains why messages, CVs and downloads are missing', async ({ page, world }) => {
    await page.goto('/dashboard/1/recruitmentats')
    await unfold(page)
    await expect(field(page, 'Email')).toHaveCount(0)
    await page.getByRole('button', { name: /^Kode lowongan/ }).click()
    await page.getByRole('table', { name: 'Lowongan' }).getByRole('button').first().click()
    await pressSearch(page)
    await expectSettled(page)
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const custom = page.getByRole('menuitem', { name: /^Custom1/ })
    await expect(custom).toContainText(/Custom1.*: hak AUTH\S+ belum diberikan kepada Anda/)
    await custom.press('Enter')
    await page.getByRole('dialog', { name: 'Tidak memiliki akses' }).getByRole('button', { name: 'OK' }).click()
    await page.keyboard.press('Escape')
    // The row's menu has the reason for a disabled action, without a press.
    await expect(page.getByRole('row').getByRole('button', { name: /^Download CV / })).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Tindakan lain / })
      .first()
      .click()
    await expect(page.getByRole('menuitem', { name: /^Download CV / })).toContainText(
      /Tidak memiliki akses\. Mengunduh CV pelamar: hak AUTH\S+ belum diberikan kepada Anda/,
    )
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Pesan / })
      .first()
      .click()
    await expect(
      page.getByRole('dialog', {
        name: 'maaf ada tidak bisa mengakses menu ini silahkan hubungi sistem administrator',
      }),
    ).toBeVisible()
    expect(await world.calls('startCustom1Download')).toEqual([])
  })
})
