import type { Locator, Page } from '@playwright/test'
import { onlyCall } from '../../support/messages'
import { doubleClick, expect, expectAccessible, expectReadable, holdBack, rowOf, test } from '../../support/test'

const AT = '/dashboard/0/es-longlist'
const LIST = 'listLonglistUsers'
const HENDRA = `${AT}/form/MUC03-HENDRA`
const form = (page: Page) => page.getByRole('form', { name: 'Informasi Dasar' })
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Executive Search Longlist' }).locator('tbody:not([aria-hidden]) tr')
const deletion = (page: Page) => page.getByRole('dialog', { name: 'Konfirmasi Menghapus' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const save = (where: Locator) => where.getByRole('button', { name: 'Simpan' }).click()
/** The button of the form is in the page's head. */
const saveButton = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true })
async function choose(page: Page, where: Locator, label: string, text: string) {
  await where.getByRole('combobox', { name: label, exact: true }).fill(text)
  await page.getByRole('listbox', { name: label, exact: true }).getByRole('option', { name: text, exact: true }).click()
}

test('shows every column cut as documented, ten a page, searches on submit and clears again', async ({
  page,
  world,
}) => {
  await page.goto(AT)
  await expect(rows(page)).toHaveCount(10)
  expect(await world.lastQuery(LIST)).toEqual({ corporateId: ['COR0001'], start: ['0'], length: ['10'] })
  expect(await rowOf(page, /^MUC03-HENDRA$/)).toEqual({
    ID: 'MUC03-HENDRA',
    'First Name': 'Hendra',
    'Last Name': 'Gunawan',
    Email: 'hendra.gunawan@surel.example',
    Dob: '23/09/1978',
    Status: 'ACTIVE',
    Aksi: '',
  })
  await expect(page.getByRole('rowheader', { name: 'MUC03-0001-0…' }).first()).toBeVisible()
  await expect(rows(page).nth(1).getByText('<img src=x onerr…')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page).toHaveURL(`${AT}?page=2`)
  await expect.poll(() => world.lastQuery(LIST)).toMatchObject({ start: ['1'] })
  const search = page.getByRole('textbox', { name: 'Ketikan Email atau Nama User' })
  // The documents name a hint that is never shown.
  await search.press('Enter')
  await expect(page).toHaveURL(AT)
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByText('Yuk, Ketikan nama dahulu')).toHaveCount(0)
  await search.fill('hendra.gunawan@')
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'CARI', exact: true }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${AT}?keyword=hendra.gunawan%40`)
  await search.fill('tidak ada yang begini')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(rows(page)).toHaveCount(10)
})
test('retries a failed list, and offers the last page beyond the end; no shadow unless content scrolls beneath', async ({
  page,
  world,
}) => {
  await world.fault({ endpoint: LIST, kind: 'status', status: 500, times: 0 })
  await page.goto(AT)
  await expect(page.getByRole('alert')).toContainText('Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi', {
    timeout: 10_000,
  })
  await world.heal()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(rows(page)).toHaveCount(10)
  // Detects an edge shadow even if it is shown for a single frame.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-left], [data-right]')) document.title = 'shadow'
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto(`${AT}?page=99`)
  await expect(page.getByText('Halaman 99 tidak ada; daftar berakhir di halaman 4.')).toBeVisible()
  await page.getByRole('button', { name: 'Buka halaman terakhir' }).click()
  await expect(page).toHaveURL(`${AT}?page=4`)
  await expect(rows(page)).toHaveCount(4)
  await expect(page).toHaveTitle('Executive Search Longlist · PT Nusantara Karya Digital · Klob')
})
test('deletes a user after confirmation with a progress message, and goes to the previous page after the last row', async ({
  page,
  world,
}) => {
  await page.goto(`${AT}?page=4`)
  await expect(rows(page)).toHaveCount(4)
  for (let left = 4; left > 0; left--) {
    const email = await rows(page).first().getByRole('cell').nth(2).innerText()
    const release = left === 1 ? await holdBack(page, /longlist\/delete\/user/) : () => {}
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(deletion(page)).toContainText(`Apakah kamu yakin untuk Menghapus ${email}`)
    if (left === 4) {
      await deletion(page).getByRole('button', { name: 'BATALKAN' }).click()
      expect(await world.calls('deleteLonglistUser')).toEqual([])
      await rows(page)
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click()
    }
    await deletion(page).getByRole('button', { name: 'YA, YAKIN' }).click()
    if (left === 1)
      await expect(page.getByRole('dialog', { name: 'Sedang melakukan proses penghapusan data' })).toBeVisible()
    release()
    await expect(rows(page)).toHaveCount(left === 1 ? 10 : left - 1)
  }
  await expect(page).toHaveURL(`${AT}?page=3`)
  const deletions = await world.calls('deleteLonglistUser')
  expect(deletions.map(({ query }) => query.map(([name]) => name))).toEqual(deletions.map(() => ['muc03Id']))
  expect(deletions).toHaveLength(4)
  await world.fault({ endpoint: 'deleteLonglistUser', kind: 'status', status: 403 })
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await deletion(page).getByRole('button', { name: 'YA, YAKIN' }).click()
  await expect(page.getByRole('dialog', { name: /^Maaf kamu tidak bisa mengakses fitur ini/ })).toBeVisible()
})

test('creates a user: requires three names, reports an odd address, adds record parts with the first save', async ({
  page,
  world,
}) => {
  await page.goto(`${AT}?page=2`)
  await page.getByRole('button', { name: '+ Tambahkan User' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Buat User' })).toBeVisible()
  expect(await world.lastQuery('getLonglistForm')).toEqual({ id: ['0'], corporateId: ['COR0001'] })
  await expect(page.getByRole('button', { name: '+ Tambahkan Bahasa' })).toBeHidden()
  await expectAccessible(page)
  await saveButton(page).click()
  for (const error of ['Nama Depan wajib diisi', 'Nama Belakang wajib diisi', 'Email wajib diisi'])
    await expect(form(page)).toContainText(error)
  await expect(form(page).getByLabel('Nama Depan')).toBeFocused()
  const menu = page.getByRole('navigation', { name: 'Bagian formulir' })
  await expect(menu.getByText('0 dari 3 wajib terisi')).toBeVisible()
  await expect(menu.getByRole('img', { name: 'perlu diperbaiki' })).toHaveCount(1)
  await form(page).getByLabel('Nama Depan').fill('Nur’aini')
  await form(page).getByLabel('Nama Belakang').fill('Zulkarnain')
  await form(page).getByLabel('Email').fill('nuraini')
  await expect(form(page)).toContainText('ini tidak tampak seperti alamat email')
  await form(page).getByLabel('Tanggal Lahir', { exact: true }).fill('31/02/1980')
  await form(page).getByLabel('Gaji Saat Ini').fill('banyak')
  await form(page)
    .getByLabel('Foto')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(form(page).getByRole('alert')).toHaveText('Foto harus berupa jpg, png, atau webp.')
  await saveButton(page).click()
  await expect(form(page)).toContainText('Format DD/MM/YYYY')
  await expect(form(page)).toContainText('Gaji berupa angka, paling kecil 0')
  expect(await world.calls('saveLonglistUser')).toEqual([])
  await form(page).getByLabel('Tanggal Lahir', { exact: true }).fill('1/2/1980')
  await form(page).getByLabel('Gaji Saat Ini').fill('55000000')
  await choose(page, form(page), 'Jenis Kelamin', 'Wanita')
  await choose(page, form(page), 'Negara', 'Indonesia')
  await choose(page, form(page), 'Provinsi', 'Jawa Barat')
  await choose(page, form(page), 'Masa pemberitahuan', '1 bulan')
  await form(page)
    .getByLabel('Foto')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1A\n', 'latin1') })
  await expect(form(page).getByText('a.png')).toBeVisible()
  await world.fault({ endpoint: 'saveLonglistUser', kind: 'status', status: 409, message: 'E-mail sudah dipakai' })
  await saveButton(page).click()
  await expect(form(page).getByRole('alert')).toContainText('E-mail sudah dipakai')
  await world.forget()
  await doubleClick(saveButton(page))
  await expect(page.getByText('Berhasil menyimpan data user')).toBeVisible()
  expect((await onlyCall(world, 'saveLonglistUser')).body).toMatchObject({
    id: '0',
    corporateId: 'COR0001',
    type: 'INTERNAL',
    firstName: 'Nur’aini',
    lastName: 'Zulkarnain',
    email: 'nuraini',
    dateOfBirth: '01/02/1980',
    sex: 'F',
    country: 'CO96',
    province: 'ID-JB',
    availability: 'NP-1M',
    currentSalary: 55000000,
    phone1: null,
    photoFile: { base64: 'iVBORw0KGgo=', originalFilename: 'a.png' },
  })
  await expect(page).toHaveURL(`${AT}/form/MUC03-000001?page=2`)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit User' })).toBeVisible()
  await expect(page.getByRole('button', { name: '+ Tambahkan Bahasa' })).toBeVisible()
  await expect(form(page).getByLabel('Nama Depan')).toHaveValue('Nur’aini')
  await page.getByRole('navigation', { name: 'Bagian formulir' }).getByRole('link', { name: 'Pekerjaan' }).click()
  await expect(page).toHaveURL(/#pekerjaan$/)
  await page.getByRole('link', { name: 'Longlist', exact: true }).click()
  await expect(page).toHaveURL(`${AT}?page=2`)
})

test('requires both language fields, reports a duplicate, edits and deletes cards', async ({ page, world }) => {
  await page.goto(HENDRA)
  await page.getByRole('button', { name: '+ Tambahkan Bahasa' }).click()
  const added = dialog(page, 'Tambah Bahasa')
  await expect(added.getByRole('combobox', { name: 'Bahasa' })).toBeFocused()
  await save(added)
  await expect(added).toContainText('Bahasa wajib diisi')
  await expect(added).toContainText('Level wajib diisi')
  await expectAccessible(page)
  await choose(page, added, 'Bahasa', 'Bahasa Inggris')
  await expect(added).toContainText('Bahasa ini sudah ada dalam daftar.')
  await choose(page, added, 'Bahasa', 'Bahasa Jepang')
  await added.getByRole('combobox', { name: 'Level' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Pemula (Beginner)',
    'Menengah (Intermediate)',
    'Fasih (Fluent)',
    'Bahasa Ibu (Mother Tongue)',
  ])
  await page.getByRole('option', { name: 'Menengah (Intermediate)' }).click()
  await save(added)
  await expect(page.getByText('Berhasil menyimpan Bahasa')).toBeVisible()
  expect((await onlyCall(world, 'saveLonglistLanguage')).body).toEqual({
    id: '0',
    muc03Id: 'MUC03-HENDRA',
    masterData: { id: 'LNG-JA', label: 'Bahasa Jepang', flagUrl: null },
    level: 'Menengah (Intermediate)',
  })
  const cards = part(page, 'Bahasa').getByRole('listitem')
  await expect(cards).toHaveText([/Bahasa Inggris\s*Fasih \(Fluent\)/, /Bahasa Jepang\s*Menengah \(Intermediate\)/])
  await page.getByRole('button', { name: 'Ubah Bahasa Inggris' }).click()
  await expect(dialog(page, 'Ubah Bahasa').getByRole('combobox', { name: 'Level' })).toHaveValue('Fasih (Fluent)')
  expect(Object.fromEntries((await world.calls('getLonglistLanguageForm')).at(-1)!.query)).toEqual({
    id: 'LL-0001',
    muc03Id: 'MUC03-HENDRA',
  })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hapus Bahasa Inggris' }).click()
  await expect(deletion(page)).toContainText('Bahasa Inggris')
  await deletion(page).getByRole('button', { name: 'YA, YAKIN' }).click()
  await expect(cards).toHaveCount(1)
  // Its button is gone, so its section gets the focus.
  await expect(part(page, 'Bahasa').getByRole('heading', { name: 'Bahasa', exact: true })).toBeFocused()
  expect((await onlyCall(world, 'deleteLonglistLanguage')).query).toEqual([['id', 'LL-0001']])
})

test('requires the degree, which resets major, school and place and reloads their lists', async ({ page, world }) => {
  await page.goto(HENDRA)
  await page.getByRole('button', { name: '+ Tambahkan Pendidikan' }).click()
  const added = dialog(page, 'Tambah Pendidikan')
  await save(added)
  await expect(added).toContainText('Gelar Pendidikan wajib diisi')
  expect(await world.calls('findByDegree')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ubah Sarjana Teknik (S.T.)' }).click()
  const changed = dialog(page, 'Ubah Pendidikan')
  await expect(changed.getByRole('form')).toBeVisible()
  expect((await world.calls('getLonglistEducationForm')).map(({ query }) => Object.fromEntries(query))).toEqual([
    { id: '0', muc03Id: 'MUC03-HENDRA' },
    { id: 'LE-0001', muc03Id: 'MUC03-HENDRA' },
  ])
  const field = (name: string) => changed.getByLabel(name, { exact: true })
  await expect(field('Jurusan')).toHaveValue('Teknik Informatika')
  await expect
    .poll(async () => (await world.calls('findByDegree')).map(({ path }) => path.split('/').at(-1)))
    .toEqual(['EDU-S1-ST'])
  await choose(page, changed, 'Gelar Pendidikan', 'Sarjana Hukum (S.H.)')
  for (const name of ['Jurusan', 'Nama Sekolah / Universitas', 'Lokasi']) await expect(field(name)).toHaveValue('')
  await choose(page, changed, 'Jurusan', 'Hukum Bisnis')
  await choose(page, changed, 'Nama Sekolah / Universitas', 'Universitas Gadjah Mada')
  await expect(field('Lokasi')).toHaveValue('Yogyakarta')
  expect((await world.calls('findByDegree')).map(({ path }) => path.split('/').at(-1))).toEqual([
    'EDU-S1-ST',
    'EDU-S1-SH',
  ])
  await field('Tanggal selesai').fill('01/07/1996')
  await field('IPK').fill('5,5')
  await expect(changed).toContainText('IPK biasanya paling tinggi 4')
  await save(changed)
  await expect(changed).toContainText('Tanggal selesai harus lebih besar dari tanggal mulai')
  await field('Tanggal selesai').fill('31/08/2001')
  await field('IPK').fill('3,5')
  await save(changed)
  await expect(page.getByText('Berhasil menyimpan Pendidikan')).toBeVisible()
  expect((await onlyCall(world, 'saveLonglistEducation')).body).toEqual({
    id: 'LE-0001',
    muc03Id: 'MUC03-HENDRA',
    degreeDetail: { id: 'EDU-S1-SH', text: 'Sarjana Hukum (S.H.)' },
    degree: 'S1',
    major: 'Hukum Bisnis',
    institutionName: 'Universitas Gadjah Mada',
    location: 'Yogyakarta',
    startDate: '01/08/1996',
    endDate: '31/08/2001',
    gpa: 3.5,
  })
  await page.getByRole('button', { name: 'Rincian Sarjana Hukum (S.H.)' }).click()
  await expect(part(page, 'Pendidikan').getByRole('listitem')).toContainText('01/08/1996 – 31/08/2001 · IPK 3,5')
  await page.getByRole('button', { name: 'Hapus Sarjana Hukum (S.H.)' }).click()
  await deletion(page).getByRole('button', { name: 'YA, YAKIN' }).click()
  await expect(part(page, 'Pendidikan')).toContainText('Belum ada data.')
  expect((await onlyCall(world, 'deleteLonglistEducation')).query).toEqual([['id', 'LE-0001']])
})

test('requires the job title; reports a failed form in its window; keeps the input after a failed save', async ({
  page,
  world,
}) => {
  await world.fault({ endpoint: 'getLonglistJobForm', kind: 'status', status: 403 })
  await page.goto(HENDRA)
  await page.getByRole('button', { name: '+ Tambahkan Pekerjaan' }).click()
  const added = dialog(page, 'Tambah Pekerjaan')
  await added.getByRole('button', { name: 'Coba lagi' }).click()
  await save(added)
  await expect(added).toContainText('Job Title / Nama Pekerjaan wajib diisi')
  expect(await world.lastQuery('getLonglistJobForm')).toEqual({ id: ['0'], muc03Id: ['MUC03-HENDRA'] })
  await added.getByLabel('Job Title / Nama Pekerjaan').fill('CFO')
  await choose(page, added, 'Sektor Perusahaan', 'Keuangan')
  await choose(page, added, 'Status Pekerjaan', 'Konsultan')
  await added.getByLabel('Nama Perusahaan').fill('PT Sendiri')
  await added.getByLabel('Tanggal mulai', { exact: true }).fill('1/1/2020')
  await added.getByLabel('Job Scope').fill('Keuangan <b>\ndan pajak')
  await world.fault({ endpoint: 'saveLonglistJob', kind: 'status', status: 500 })
  await save(added)
  await expect(added.getByRole('alert')).toContainText('Maaf, terjadi kesalahan')
  await world.forget()
  await save(added)
  await expect(page.getByText('Berhasil menyimpan Pekerjaan')).toBeVisible()
  expect((await onlyCall(world, 'saveLonglistJob')).body).toEqual({
    id: '0',
    muc03Id: 'MUC03-HENDRA',
    position: 'CFO',
    institutionName: 'PT Sendiri',
    location: null,
    companySector: { id: 'SC53', text: 'Keuangan' },
    employment: { id: 'EMP-03', text: 'Konsultan' },
    startDate: '01/01/2020',
    endDate: null,
    jobDetail: 'Keuangan <b>\ndan pajak',
  })
  const cards = part(page, 'Pekerjaan').getByRole('listitem')
  await expect(cards).toHaveCount(2)
  // Line breaks are kept on the card.
  await page.getByRole('button', { name: 'Rincian CFO' }).click()
  const scope = cards.filter({ hasText: 'CFO' }).getByRole('paragraph').filter({ hasText: 'Keuangan <b>' })
  expect(await scope.innerText()).toBe('Keuangan <b>\ndan pajak')
  await page.getByRole('button', { name: 'Hapus CFO' }).click()
  await deletion(page).getByRole('button', { name: 'YA, YAKIN' }).click()
  await expect(cards).toHaveCount(1)
  expect(await world.calls('deleteLonglistJob')).toHaveLength(1)
})

test('keeps unsaved input of form and window as a draft until it is saved or discarded', async ({ page, world }) => {
  await page.goto(HENDRA)
  const remarks = form(page).getByLabel('Remarks')
  await remarks.fill('Konsep catatan')
  await choose(page, form(page), 'Status Pernikahan', 'Belum Menikah')
  await page.getByRole('button', { name: '+ Tambahkan Bahasa' }).click()
  const added = dialog(page, 'Tambah Bahasa')
  await choose(page, added, 'Bahasa', 'Bahasa Jepang')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Isian belum disimpan. Drafnya tetap ada di browser ini.')).toBeVisible()
  await page.getByRole('link', { name: 'Longlist', exact: true }).click()
  await page.getByRole('button', { name: 'Tinggalkan halaman' }).click()
  await page.getByRole('button', { name: 'Edit Hendra Gunawan' }).click()
  await expect(remarks).toHaveValue('Konsep catatan')
  await page.reload()
  const restored = 'Isian yang belum disimpan dipulihkan dari draf di browser ini.'
  await expect(form(page)).toContainText(restored)
  await expect(remarks).toHaveValue('Konsep catatan')
  await expect(form(page).getByRole('combobox', { name: 'Status Pernikahan' })).toHaveValue('Belum Menikah')
  await page.getByRole('button', { name: '+ Tambahkan Bahasa' }).click()
  await expect(added).toContainText(restored)
  await expect(added.getByRole('combobox', { name: 'Bahasa', exact: true })).toHaveValue('Bahasa Jepang')
  await added.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: '+ Tambahkan Bahasa' }).click()
  await expect(added.getByRole('combobox', { name: 'Bahasa', exact: true })).toHaveValue('')
  await page.keyboard.press('Escape')
  await saveButton(page).click()
  await expect(page.getByText('Berhasil menyimpan data user')).toBeVisible()
  expect((await onlyCall(world, 'saveLonglistUser')).body).toMatchObject({
    notes: 'Konsep catatan',
    maritalStatus: 'S',
  })
  // Saved input is no longer a draft.
  await page.reload()
  await expect(remarks).toHaveValue('Konsep catatan')
  await expect(form(page)).not.toContainText(restored)
  await remarks.fill('Lain')
  await page.reload()
  await form(page).getByRole('button', { name: 'Hapus draf' }).click()
  await expect(remarks).toHaveValue('Konsep catatan')
  await page.reload()
  await expect(remarks).toHaveValue('Konsep catatan')
  await expect(form(page)).not.toContainText(restored)
})

test('shows a hostile user as text, and reports an unknown one with a way back', async ({ page }) => {
  await page.goto(`${AT}/form/MUC03-JAHAT`)
  await expect(form(page).getByLabel('Nama Depan')).toHaveValue('<img src=x onerror="alert(1)">')
  await expect(part(page, 'Bahasa')).toContainText('<script>alert("jahat")</script>')
  await expect(
    page.getByRole('main').locator('iframe, script, svg[onload], img[src^=data], img[src^=javascript]'),
  ).toHaveCount(0)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await page.goto(`${AT}/form/MUC03-TIADA`)
  await expect(page.getByRole('alert')).toContainText('Data tidak ditemukan')
  await page.getByRole('link', { name: 'Longlist', exact: true }).click()
  await expect(page).toHaveURL(AT)
})

test('keeps and counts pasted remarks beyond the limit, and saves nothing until they are shortened', async ({
  page,
  world,
}) => {
  await page.goto(HENDRA)
  const remarks = form(page).getByLabel('Remarks')
  await remarks.fill('a'.repeat(9_800))
  await expect(remarks).toHaveAccessibleDescription('Paling banyak 4.000 karakter 9.800/4.000 karakter')
  await saveButton(page).click()
  await expect(remarks).toHaveValue('a'.repeat(9_800))
  expect(await world.calls('saveLonglistUser')).toEqual([])
  await remarks.fill('a'.repeat(4_000))
  await saveButton(page).click()
  await onlyCall(world, 'saveLonglistUser')
})

test('says that a keyword is too long, instead of searching for its beginning', async ({ page, world }) => {
  await page.goto(AT)
  await expect(rows(page)).toHaveCount(10)
  const search = page.getByRole('textbox', { name: 'Ketikan Email atau Nama User' })
  await search.fill('a'.repeat(101))
  await search.press('Enter')
  await expect(search).toHaveAccessibleDescription('Paling banyak 100 karakter')
  await expect(page).toHaveURL(AT)
  expect(await world.calls(LIST)).toHaveLength(1)
})

test('a record of 200 jobs draws 20, and the others at a press', async ({ page, world }) => {
  const jobs = Array.from({ length: 200 }, (_, n) => ({
    id: `LJ-${n + 1}`,
    position: `Jabatan ${n + 1}`,
    institutionName: 'PT Contoh',
    location: null,
    companySector: null,
    employment: null,
    startDate: null,
    endDate: null,
    jobDetail: null,
    imageUrl: null,
  }))
  const {
    longlist: [id],
  } = await world.seed({ longlist: [{ user: { corporateId: 'COR0001', firstName: 'Panjang' }, jobs }] })
  await page.goto(`${AT}/form/${id!}`)
  const cards = part(page, 'Pekerjaan').getByRole('listitem')
  const positions = part(page, 'Pekerjaan').getByRole('button', { name: /^Ubah Jabatan/ })
  await expect(positions).toHaveCount(20)
  expect(await page.locator('*').count()).toBeLessThan(1_500)
  await part(page, 'Pekerjaan').getByRole('button', { name: '180 lainnya' }).click()
  await expect(positions).toHaveCount(200)
  await expect(part(page, 'Pekerjaan').getByRole('list')).toBeFocused()
  await expect(cards).toHaveCount(200)
})

test('asks about a birth day that has not come yet', async ({ page }) => {
  await page.goto(HENDRA)
  const day = form(page).getByRole('textbox', { name: /^Tanggal Lahir/i })
  await day.fill('17 Agt 2090')
  await page.keyboard.press('Tab')
  await expect(day).toHaveValue('17/08/2090')
  await expect(form(page).getByText('Periksa kembali: tanggal lahir ini belum tiba.')).toBeVisible()
  await day.fill('17/8/90')
  await page.keyboard.press('Tab')
  await expect(day).toHaveValue('17/08/1990')
  await expect(form(page).getByText('Periksa kembali: tanggal lahir ini belum tiba.')).toBeHidden()
})

test('shows records as cards of 56 px that unfold, and takes typed values back', async ({ page, world }) => {
  await page.goto(HENDRA)
  const card = part(page, 'Pekerjaan').getByRole('listitem')
  expect((await card.boundingBox())!.height).toBe(56)
  const details = card.getByRole('button', { name: 'Rincian Finance Director' })
  await details.click()
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  expect((await card.boundingBox())!.height).toBeGreaterThan(56)
  await expectAccessible(page)
  const remarks = form(page).getByLabel('Remarks')
  await remarks.fill('Sore')
  await expect(page.getByText('Belum disimpan', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await dialog(page, 'Batalkan perubahan').getByRole('button', { name: 'Batalkan perubahan' }).click()
  await expect(remarks).toHaveValue('')
  expect(await world.calls('saveLonglistUser')).toEqual([])
})
