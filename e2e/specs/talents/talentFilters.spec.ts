import type { Page } from '@playwright/test'
import {
  searchQuery,
  chips,
  choose,
  field,
  firstNames,
  form,
  isNewSearch,
  openTalents,
  options,
  pressSearch,
  recordOf,
  results,
  ROWS,
  expectSettled,
  unfold,
  urlQuery,
} from '../../support/talents'
import { expect, test } from '../../support/test'

/** One criterion: how a user fills it in, and the query and chip that result. */
type Filled = { fill: (page: Page) => Promise<unknown>; wire: Record<string, string[]>; chip: string }

const typed = (label: string, name: string, text: string): Filled => ({
  fill: (page) => field(page, label).fill(text),
  wire: { [name]: [text] },
  chip: `${label}: ${text}`,
})
/** Free text in a field with suggestions: the typed text counts. */
const suggested = (label: string, name: string, text: string): Filled => ({
  fill: (page) => field(page, label, 'combobox').fill(text),
  wire: { [name]: [text] },
  chip: `${label}: ${text}`,
})
const chosen = (label: string, name: string, text: string, id: string): Filled => ({
  fill: (page) => choose(page, label, text),
  wire: { [name]: [id] },
  chip: `${label}: ${text}`,
})
const several = (label: string, name: string, entries: Record<string, string>, chip: string): Filled => ({
  fill: async (page) => {
    for (const text of Object.keys(entries)) await choose(page, label, text)
    await page.keyboard.press('Escape')
  },
  wire: { [name]: Object.values(entries) },
  chip,
})

const sections: Record<string, Filled[]> = {
  'personal data': [
    typed('Nama depan', 'firstNames', 'Ayu A.'),
    typed('Nama belakang', 'lastNames', 'Wulandari, S.Kom'),
    {
      fill: async (page) => {
        await choose(page, 'Operator tanggal lahir', '>=')
        await field(page, 'Tanggal lahir').fill('14/02/1997')
      },
      wire: { dobs: ['14021997'], dobOperators: ['1'] },
      chip: 'Tanggal lahir >= 14/02/1997',
    },
    chosen('Jenis kelamin', 'gender', 'Wanita', 'F'),
    chosen('Negara domisili', 'countri', 'Indonesia', 'CO96'),
    chosen('Provinsi domisili', 'provinc', 'Jawa Barat', 'ID-JB'),
    chosen('Status pernikahan', 'maritalStatuses', 'Belum Menikah', 'S'),
    chosen('Kebutuhan khusus', 'specialNeeds', 'Tuna Rungu', 'MSN03'),
    typed('Email', 'email', 'ayu@surel.example'),
    typed('Nomor telepon', 'phoneNumber', '+62 812-3456'),
  ],
  'knowledge and skills': [
    suggested('Keahlian', 'skillNames', 'Merajut & Menyulam'),
    suggested('Institusi pendidikan', 'educationInstitutionNames', 'Teknologi Bandung'),
    {
      fill: async (page) => {
        await field(page, 'Jurusan', 'combobox').fill('teknik inf')
        await options(page, 'Jurusan').filter({ hasText: 'Teknik Informatika' }).click()
      },
      wire: { majors: ['Teknik Informatika'] },
      chip: 'Jurusan: Teknik Informatika',
    },
    {
      fill: async (page) => {
        await choose(page, 'Operator IPK', '<=')
        await field(page, 'IPK').fill('3,5')
      },
      wire: { grade: ['3.5'], gradeOperators: ['2'] },
      chip: 'IPK <= 3,5',
    },
    several(
      'Bahasa',
      'language',
      { 'Bahasa Inggris': 'LNG-EN', 'Bahasa Jawa': 'LNG-JV', 'Bahasa Bali': 'LNG-BAN' },
      'Bahasa: Bahasa Inggris, Bahasa Jawa +1',
    ),
    chosen('Status pesan', 'notifications', 'Belum dikirim', '1'),
    chosen('Tingkat klobness', 'klobnesss', 'Low', '0'),
    chosen('Kode referal', 'referals', 'NUSANTARA24', 'REF-0007'),
  ],
  'work experience': [
    {
      fill: async (page) => {
        await choose(page, 'Operator masa kerja', '<>')
        await choose(page, 'Masa kerja', '2 - 4 tahun')
      },
      wire: { workingExperience: ['3'], workingExperienceOperators: ['3'] },
      chip: 'Masa kerja selain 2–4 tahun',
    },
    suggested('Perusahaan', 'companyNames', 'Sinar Digital'),
    chosen('Kategori pekerjaan', 'jobDescs', 'Teknologi Informasi', 'CAT-IT'),
    suggested('Posisi', 'position', 'Backend'),
  ],
  'test results': [
    several('Minat kerja', 'testInt01', { Artistic: 'INT-ART', Social: 'INT-SOC' }, 'Minat kerja: Artistic, Social'),
    several('Kepribadian', 'testPers01', { Openness: 'PERS-OPE' }, 'Kepribadian: Openness'),
    several('Nilai kerja', 'testVal01', { Support: 'VAL-SUP' }, 'Nilai kerja: Support'),
    several('Gaya interaksi', 'testCom01', { Influence: 'COM-INF' }, 'Gaya interaksi: Influence'),
    several('Grit', 'testGrit01', { Low: 'GRIT-L', High: 'GRIT-H' }, 'Grit: Low, High'),
    several('Meaning Making', 'testMea01', { Medium: 'MEA-M' }, 'Meaning Making: Medium'),
    several('Mindset', 'testMin01', { Growth: 'MIN-G' }, 'Mindset: Growth'),
    several('Curiosity', 'testCur01', { High: 'CUR-H' }, 'Curiosity: High'),
    several('Humility', 'testHum01', { Low: 'HUM-L' }, 'Humility: Low'),
    several('Creativity', 'testCre01', { Medium: 'CRE-M' }, 'Creativity: Medium'),
    several('Purpose in Life', 'testPil01', { High: 'PIL-H' }, 'Purpose in Life: High'),
  ],
  content: [
    {
      fill: async (page) => {
        await choose(page, 'Status konten', 'Complete')
        await form(page).getByRole('button', { name: 'Konten: Pilih', exact: true }).click()
        const picker = page.getByRole('dialog', { name: 'Pilih konten' })
        await picker.getByRole('textbox', { name: 'Kata kunci konten' }).fill('wawancara dengan')
        await page.keyboard.press('Enter')
        await picker.getByRole('button', { name: 'Pilih Wawancara dengan User' }).click()
      },
      wire: { setId: ['SET-0010'], setStatuses: ['Complete'] },
      chip: 'Konten: Wawancara dengan User (Complete)',
    },
  ],
}

for (const [about, filters] of Object.entries(sections)) {
  test(`sends ${about} in the names and formats of the wire`, async ({ page, world }) => {
    await openTalents(page)
    await world.forget()
    for (const { fill } of filters) await fill(page)
    await expect(form(page).getByText(`${filters.length} kriteria terisi`)).toBeVisible()
    await pressSearch(page)

    const wire = Object.assign({}, ...filters.map((filter) => filter.wire))
    expect(await searchQuery(world)).toEqual({ ...wire, corporateId: ['COR0001'], start: ['0'], length: ['10'] })
    await expect(chips(page)).toHaveText(filters.map(({ chip }) => chip))
    expect(urlQuery(page)).toEqual({ ...wire, c: ['COR0001'] })
    expect((await world.calls(ROWS)).filter(({ query }) => query.some(([, value]) => value === '0')).length).toBe(1)
  })
}

test('covers every filter of the talent search', () => {
  const names = Object.values(sections).flatMap((filters) => filters.flatMap(({ wire }) => Object.keys(wire)))
  expect(names).toHaveLength(38)
})

const clear = (page: Page, label: string) =>
  form(page)
    .getByRole('button', { name: `Kosongkan ${label}` })
    .click()
test.describe('rules', () => {
  const operator = 'Operator wajib diisi'
  type Case = { message: string; at: string; role?: 'combobox'; label: string; value: string }
  const cases: Case[] = [
    { message: 'hanya memuat alfabet', at: 'Nama depan', label: 'Nama depan', value: "Nur'aini" },
    { message: 'Paling banyak 25 karakter', at: 'Nama depan', label: 'Nama depan', value: 'a'.repeat(26) },
    { message: 'hanya memuat alfabet', at: 'Nama belakang', label: 'Nama belakang', value: 'Ayu2' },
    { message: 'Paling banyak 25 karakter', at: 'Nama belakang', label: 'Nama belakang', value: 'a'.repeat(26) },
    { message: 'Hanya angka, spasi, + dan -', at: 'Nomor telepon', label: 'Nomor telepon', value: '0812x' },
    {
      message: operator,
      at: 'Operator tanggal lahir',
      role: 'combobox',
      label: 'Tanggal lahir',
      value: '14/02/1997',
    },
    { message: 'Tanggal tidak ada di kalender', at: 'Tanggal lahir', label: 'Tanggal lahir', value: '31/02/2000' },
    { message: 'Tanggal tidak valid (DD/MM/YYYY)', at: 'Tanggal lahir', label: 'Tanggal lahir', value: 'kemarin' },
    {
      message: 'Provinsi wajib diisi',
      at: 'Provinsi domisili',
      role: 'combobox',
      label: 'Negara domisili',
      value: 'Indonesia',
    },
    { message: operator, at: 'Operator masa kerja', role: 'combobox', label: 'Masa kerja', value: '2 - 4 tahun' },
    { message: operator, at: 'Operator IPK', role: 'combobox', label: 'IPK', value: '3' },
    { message: 'IPK harus lebih dari 0', at: 'IPK', label: 'IPK', value: '0' },
    { message: 'IPK harus lebih dari 0', at: 'IPK', label: 'IPK', value: '-1' },
    { message: 'IPK paling tinggi 4', at: 'IPK', label: 'IPK', value: '4,01' },
    { message: 'IPK berupa angka', at: 'IPK', label: 'IPK', value: 'tiga' },
  ]
  const lists = new Set(['Negara domisili', 'Masa kerja'])

  test('are reported at the field, and nothing is sent', async ({ page, world }) => {
    await openTalents(page)
    await world.forget()
    for (const { message, at, role, label, value } of cases)
      await test.step(`${label} ${value}: ${message}`, async () => {
        const wrong = field(page, at, role)
        await (lists.has(label) ? choose(page, label, value) : field(page, label).fill(value))
        // It is preset with the value.
        if (message === operator) await clear(page, at)
        await pressSearch(page)
        await expect(wrong).toHaveAccessibleDescription(message)
        await (lists.has(label) ? clear(page, label) : field(page, label).fill(''))
        // A corrected value clears the error, at the other field, too.
        await expect(wrong).not.toHaveAccessibleDescription(message)
      })
    expect((await world.calls(ROWS)).filter(isNewSearch)).toEqual([])
    expect(urlQuery(page)).toEqual({})
  })

  test('an operator is preset with the value', async ({ page }) => {
    await openTalents(page)
    await field(page, 'IPK').fill('3')
    await expect(field(page, 'Operator IPK', 'combobox')).toHaveValue('>=')
    await pressSearch(page)
    await expect(chips(page)).toHaveText(['IPK >= 3'])
  })

  test('every operator is preset in a form that nobody has filled', async ({ page }) => {
    await openTalents(page)
    await field(page, 'Tanggal lahir').fill('14/02/1997')
    await choose(page, 'Masa kerja', '2 - 4 tahun')
    for (const label of ['Operator tanggal lahir', 'Operator masa kerja'])
      await expect(field(page, label, 'combobox')).toHaveValue('>=')
    await pressSearch(page)
    await expect(chips(page)).toHaveText(['Tanggal lahir >= 14/02/1997', 'Masa kerja 2–4 tahun atau lebih'])
  })
  test('an operator of a link stays when its value changes', async ({ page }) => {
    await openTalents(page, '?grade=3&gradeOperators=2')
    await expect(field(page, 'Operator IPK', 'combobox')).toHaveValue('<=')
    await field(page, 'IPK').fill('')
    await field(page, 'IPK').fill('3,5')
    await expect(field(page, 'Operator IPK', 'combobox')).toHaveValue('<=')
    await pressSearch(page)
    await expect(chips(page)).toHaveText(['IPK <= 3,5'])
  })
  test('a link with a value alone gets no operator, and says that it was left out', async ({ page, world }) => {
    await world.forget()
    await openTalents(page, '?grade=3')
    await expect(page.getByText('Tanpa filter')).toBeVisible()
    await expect(page.getByText(/diabaikan/)).toBeVisible()
    await expect(field(page, 'Operator IPK', 'combobox')).toHaveValue('')
    await expect(field(page, 'IPK')).toHaveValue('')
    expect((await world.calls(ROWS)).map(({ query }) => recordOf(query)['gradeOperators'])).toEqual([undefined])
  })

  test('focuses the first invalid field', async ({ page }) => {
    await openTalents(page)
    await field(page, 'IPK').fill('9')
    await field(page, 'Tanggal lahir').fill('14/02/1997')
    for (const label of ['Operator IPK', 'Operator tanggal lahir']) await clear(page, label)
    await field(page, 'Nama belakang').fill('R2D2')
    const order = [
      { at: field(page, 'Nama belakang'), mend: () => field(page, 'Nama belakang').fill('') },
      {
        at: field(page, 'Operator tanggal lahir', 'combobox'),
        mend: () => choose(page, 'Operator tanggal lahir', '='),
      },
      { at: field(page, 'Operator IPK', 'combobox'), mend: () => choose(page, 'Operator IPK', '=') },
      { at: field(page, 'IPK'), mend: () => field(page, 'IPK').fill('4') },
    ]
    for (const { at, mend } of order) {
      await pressSearch(page)
      await expect(at).toBeFocused()
      await mend()
    }
    await pressSearch(page)
    await expect(chips(page)).toHaveText(['Tanggal lahir = 14/02/1997', 'IPK = 4'])
  })

  test('reports a content without its status, and lets the picker be cleared', async ({ page }) => {
    await openTalents(page, '?setId=SET-0010&setStatuses=Complete')
    await unfold(page)
    await form(page).getByRole('button', { name: 'Kosongkan Status konten' }).click()
    await pressSearch(page)
    await expect(field(page, 'Status konten', 'combobox')).toHaveAccessibleDescription('Status konten wajib diisi')
    await form(page).getByRole('button', { name: 'Kosongkan Konten' }).click()
    await pressSearch(page)
    await expect(page.getByText('Tanpa filter')).toBeVisible()
  })

  test('treats an operator or a status alone as empty and does not send it', async ({ page, world }) => {
    await openTalents(page)
    for (const [label, text] of [
      ['Operator tanggal lahir', '='],
      ['Operator IPK', '='],
      ['Operator masa kerja', '='],
      ['Status konten', 'OnGoing'],
    ] as const)
      await choose(page, label, text)
    await expect(form(page).getByText('Belum ada kriteria')).toBeVisible()
    await world.forget()
    await pressSearch(page)
    expect(await searchQuery(world)).toEqual({ corporateId: ['COR0001'], start: ['0'], length: ['10'] })
    await expect(page.getByText('Tanpa filter')).toBeVisible()
  })

  test('clears the province when another country is chosen', async ({ page, world }) => {
    await openTalents(page)
    await choose(page, 'Negara domisili', 'Indonesia')
    await choose(page, 'Provinsi domisili', 'Bali')
    await choose(page, 'Negara domisili', 'Jepang')
    await expect(field(page, 'Provinsi domisili', 'combobox')).toHaveValue('')
    await world.forget()
    await pressSearch(page)
    expect(await searchQuery(world)).toEqual({
      countri: ['CO104'],
      corporateId: ['COR0001'],
      start: ['0'],
      length: ['10'],
    })
  })

  test('trims text and ignores blanks', async ({ page, world }) => {
    await openTalents(page)
    await field(page, 'Nama depan').fill('  Ayu ')
    await field(page, 'Nama belakang').fill('   ')
    await expect(form(page).getByText('1 kriteria terisi')).toBeVisible()
    await world.forget()
    await pressSearch(page)
    expect(await searchQuery(world)).toMatchObject({ firstNames: ['Ayu'] })
    await expect(chips(page)).toHaveText(['Nama depan: Ayu'])
    expect(urlQuery(page)).toEqual({ firstNames: ['Ayu'], c: ['COR0001'] })
  })
})

test('accepts free text over a suggestion, and searches on Enter', async ({ page, world }) => {
  await openTalents(page)
  await world.forget()
  const skill = field(page, 'Keahlian', 'combobox')
  await skill.fill('jav')
  await expect(options(page, 'Keahlian').first()).toBeVisible()
  await page.keyboard.press('Enter')
  expect(await searchQuery(world)).toMatchObject({ skillNames: ['jav'] })
})

test('resets form, URL and results', async ({ page }) => {
  await openTalents(page, '?firstNames=Ayu&gender=F&language=LNG-ID&dobs=21041999&dobOperators=4&size=20')
  await unfold(page)
  await field(page, 'Nama belakang').fill('belum dicari')
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await expect(results(page)).toHaveText(/2\.000 orang/)
  for (const box of await form(page).getByRole('textbox').all()) await expect(box).toHaveValue('')
  for (const box of await form(page).getByRole('combobox').all()) await expect(box).toHaveValue('')
  await expect(form(page).getByRole('button', { name: /^Hapus / })).toHaveCount(0)
  await expect(form(page).getByText('Belum ada kriteria')).toBeVisible()
  expect(urlQuery(page)).toEqual({ size: ['20'], c: ['COR0001'] })
})

test.describe('content picker', () => {
  test('requires a keyword, shows five a page, closes and starts over after a choice', async ({ page, world }) => {
    await openTalents(page)
    const opener = form(page).getByRole('button', { name: 'Konten: Pilih', exact: true })
    await opener.click()
    const picker = page.getByRole('dialog', { name: 'Pilih konten' })
    const keyword = picker.getByRole('textbox', { name: 'Kata kunci konten' })
    await expect(keyword).toBeFocused()
    await keyword.fill('   ')
    await picker.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(keyword).toHaveAccessibleDescription('Kata kunci wajib diisi')
    expect(await world.calls('searchContentSets')).toEqual([])

    await keyword.fill(' a ')
    await page.keyboard.press('Enter')
    await expect(picker.getByRole('button', { name: /^Pilih / })).toHaveCount(5)
    expect((await world.calls('searchContentSets')).map(({ query }) => query)).toEqual([[['keyword', 'a']]])
    await expect(picker.getByText('1–5 dari 38')).toBeVisible()
    await expect(picker.getByRole('button', { name: 'Halaman sebelumnya' })).toBeDisabled()
    const first = await picker.getByRole('cell').first().innerText()
    await picker.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(picker.getByText('Halaman 2 dari 8', { exact: true })).toBeVisible()
    await expect(picker.getByRole('cell').first()).not.toHaveText(first)

    await keyword.fill('negosiasi')
    await page.keyboard.press('Enter')
    await expect(picker.getByText('1–1 dari 1')).toBeVisible()
    await picker.getByRole('button', { name: 'Pilih Negosiasi Dasar' }).click()
    await expect(picker).toBeHidden()
    const filled = form(page).getByRole('button', { name: 'Konten: Negosiasi Dasar' })
    await expect(filled).toBeFocused()
    await filled.click()
    await expect(keyword).toHaveValue('')
    await expect(picker.getByRole('table')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
  })

  test('reports no matches and a failed search', async ({ page, world }) => {
    await openTalents(page)
    await form(page).getByRole('button', { name: 'Konten: Pilih', exact: true }).click()
    const picker = page.getByRole('dialog', { name: 'Pilih konten' })
    await picker.getByRole('textbox', { name: 'Kata kunci konten' }).fill('tidak ada yang begini')
    await page.keyboard.press('Enter')
    await expect(picker.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
    await world.fault({ endpoint: 'searchContentSets', kind: 'status', status: 403 })
    await picker.getByRole('textbox', { name: 'Kata kunci konten' }).fill('wawancara')
    await page.keyboard.press('Enter')
    await expect(picker.getByRole('alert')).toBeVisible()
    await picker.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(picker.getByRole('button', { name: /^Pilih / })).toHaveCount(3)
  })
})

test.describe('referral codes', () => {
  const dependent = ['Email', 'Nomor telepon', 'Kode referal']

  test('add email, phone, code and column for corporates that have some', async ({ page }) => {
    await openTalents(page)
    for (const label of dependent) await expect(form(page).getByLabel(label, { exact: true })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Kode referal' })).toHaveCount(1)

    await openTalents(page, '', 1)
    await expect(field(page, 'Nama depan')).toBeVisible()
    for (const label of dependent) await expect(form(page).getByLabel(label, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: 'Kode referal' })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('are reported when they fail to load, and can be retried', async ({ page, world }) => {
    await world.fault({ endpoint: 'listReferralCodes', kind: 'status', status: 403, times: 0 })
    await openTalents(page)
    const notice = page.getByRole('alert').filter({ hasText: 'Kode referal gagal dimuat.' })
    await expect(notice).toBeVisible()
    await expect(field(page, 'Email')).toHaveCount(0)
    expect(await firstNames(page)).toHaveLength(10)
    await world.heal()
    await notice.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(notice).toBeHidden()
    await expect(field(page, 'Email')).toBeVisible()
    await expectSettled(page)
  })

  test('are not left out of a search while it is unknown whether they apply', async ({ page, world }) => {
    await world.fault({ endpoint: 'listReferralCodes', kind: 'status', status: 500, times: 0 })
    await openTalents(page, '?gender=F&email=ayu.wulandari%40example.com')
    const panel = page.getByRole('alert').filter({ hasText: 'Pencarian ini tidak dapat dijalankan' })
    await expect(panel).toContainText('Email tidak dapat diterapkan. Kode referal gagal dimuat.')
    await expect(page.getByRole('table')).toHaveCount(0)
    await world.heal()
    await panel.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(panel).toBeHidden()
    for (const { query } of await world.calls('searchTalents'))
      expect(query).toContainEqual(['email', 'ayu.wulandari@example.com'])
  })
})
