import type { Page } from '@playwright/test'
import { AT, pickVacancy, VACANCY } from '../../support/recruitment'
import { chips, choose, field, form, pressSearch, recordOf, unfold, urlQuery } from '../../support/talents'
import { expect, test } from '../../support/test'

/** One criterion: how a user fills it in, and the query and chip that result. */
type Filled = { fill: (page: Page) => Promise<unknown>; wire: Record<string, string[]>; chip: string }
const typed = (label: string, name: string, text: string, wire = text): Filled => ({
  fill: (page) => field(page, label).fill(text),
  wire: { [name]: [wire] },
  chip: `${label}: ${text}`,
})
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
const several = (label: string, name: string, text: string, id: string): Filled => ({
  fill: async (page) => {
    await choose(page, label, text)
    await page.keyboard.press('Escape')
  },
  wire: { [name]: [id] },
  chip: `${label}: ${text}`,
})
type Compared = { label: string; name: string; operatorName: string; value: string; wire: string }
const compared = ({ label, name, operatorName, value, wire }: Compared): Filled => ({
  fill: async (page) => {
    await choose(page, `Operator ${label === 'IPK' ? label : label.toLowerCase()}`, '>=')
    await field(page, label).fill(value)
  },
  wire: { [name]: [wire], [operatorName]: ['1'] },
  chip: `${label} >= ${value}`,
})
const vacancy = (name: string): Filled => ({
  fill: (page) => pickVacancy(page),
  wire: { [name]: ['VAC-AKTIF-01'] },
  chip: `Kode lowongan: ${VACANCY}`,
})

const person: Filled[] = [
  compared({
    label: 'Tanggal lahir',
    name: 'dobs',
    operatorName: 'dobOperators',
    value: '14/02/1997',
    wire: '14021997',
  }),
  chosen('Jenis kelamin', 'gender', 'Wanita', 'F'),
  chosen('Negara domisili', 'countri', 'Indonesia', 'CO96'),
  chosen('Provinsi domisili', 'provinc', 'Jawa Barat', 'ID-JB'),
  chosen('Status pernikahan', 'maritalStatuses', 'Menikah', 'M'),
  chosen('Kebutuhan khusus', 'specialNeeds', 'Tuna Rungu', 'MSN03'),
  typed('Email', 'email', 'ayu@surel.example'),
  typed('Nomor telepon', 'phoneNumber', '+62 812-3456'),
  suggested('Keahlian', 'skillNames', 'Merajut'),
  suggested('Institusi pendidikan', 'educationInstitutionNames', 'Bandung'),
  suggested('Jurusan', 'majors', 'Teknik'),
  compared({ label: 'IPK', name: 'grade', operatorName: 'gradeOperators', value: '3,5', wire: '3.5' }),
  several('Bahasa', 'language', 'Bahasa Inggris', 'LNG-EN'),
  chosen('Status pesan', 'notifications', 'Sudah dikirim', '2'),
  chosen('Tingkat klobness', 'klobnesss', 'Low', '0'),
  chosen('Kode referal', 'referals', 'NUSANTARA24', 'REF-0007'),
  {
    fill: async (page) => {
      await choose(page, 'Operator masa kerja', '<>')
      await choose(page, 'Masa kerja', '2 - 4 tahun')
    },
    wire: { workingExperience: ['3'], workingExperienceOperators: ['3'] },
    chip: 'Masa kerja selain 2–4 tahun',
  },
  suggested('Perusahaan', 'companyNames', 'Sinar'),
  chosen('Kategori pekerjaan', 'jobDescs', 'Teknologi Informasi', 'CAT-IT'),
  suggested('Posisi', 'position', 'Backend'),
  several('Minat kerja', 'testInt01', 'Artistic', 'INT-ART'),
  several('Kepribadian', 'testPers01', 'Openness', 'PERS-OPE'),
  several('Nilai kerja', 'testVal01', 'Support', 'VAL-SUP'),
  several('Gaya interaksi', 'testCom01', 'Influence', 'COM-INF'),
  several('Grit', 'testGrit01', 'Low', 'GRIT-L'),
  several('Meaning Making', 'testMea01', 'Medium', 'MEA-M'),
  several('Mindset', 'testMin01', 'Growth', 'MIN-G'),
  several('Curiosity', 'testCur01', 'High', 'CUR-H'),
  several('Humility', 'testHum01', 'Low', 'HUM-L'),
  several('Creativity', 'testCre01', 'Medium', 'CRE-M'),
  several('Purpose in Life', 'testPil01', 'High', 'PIL-H'),
]
const ofVacancy: Filled[] = [
  vacancy('vacancyCode'),
  chosen('Status lowongan', 'vacancyStatuss', 'Active', 'Active'),
  {
    fill: async (page) => {
      await choose(page, 'Operator tanggal tutup lowongan', '>=')
      await field(page, 'Tanggal tutup lowongan').fill('30/06/2026')
    },
    wire: { vacancyCloseDate: ['30062026'], vacancyCloseDateOperators: ['1'] },
    chip: 'Tanggal tutup lowongan >= 30/06/2026',
  },
]
const answers: Filled = {
  fill: async (page) => {
    await choose(page, 'Pertanyaan', 'Bahasa pemrograman utama Anda')
    await form(page).getByRole('textbox', { name: 'Jawaban' }).fill('Go')
    await page.keyboard.press('Enter')
    await form(page).getByRole('textbox', { name: 'Jawaban' }).fill('Java')
    // Tab confirms, too.
    await page.keyboard.press('Tab')
    await form(page).getByRole('button', { name: 'Tambah Filter' }).click()
  },
  wire: { disqualifier: ['Q-VAC-AKTIF-01-1:Go', 'Q-VAC-AKTIF-01-1:Java'] },
  chip: 'Jawaban pertanyaan tambahan: Bahasa pemrograman utama Anda = Go / Java',
}
const application: Filled[] = [
  {
    fill: async (page) => {
      await field(page, 'Filter mulai tanggal').fill('01-10-2026')
      await field(page, 'Filter sampai tanggal').fill('31-10-2026')
    },
    wire: { startSendDate: ['011020260000'], endSendDate: ['311020262359'] },
    chip: 'Tanggal lamaran: 01/10/2026 00:00 - 31/10/2026 23:59',
  },
  chosen('Tingkat pendidikan', 'educationDegreeNames', 'S1', 'S1'),
  several('Tahap', 'stageIds', 'Wawancara', 'VAC-AKTIF-01.STG-4'),
  chosen('Batch', 'batchId', 'Batch 1 - Oktober 2026', 'VAC-AKTIF-01.B1'),
  typed('Max.Applied', 'batchValue', '100'),
  chosen('Event Klobfair', 'eventId', 'Klobfair Bandung 2026', 'EVT-2026-01'),
  chosen('Rekomendasi Klob Expert', 'recommendedKlobExpert', 'Ya', 'Ya'),
]

const half = (list: Filled[], which: 0 | 1) => list.slice(which * 16, (which + 1) * 16)
type Screen = { path: string; rows: string; filters: Filled[] }
const screens: Record<string, Screen> = {
  'applicant search: the vacancy and who a person is': {
    path: AT.applicants,
    rows: 'searchApplicants',
    filters: [...ofVacancy, ...half(person, 0)],
  },
  'applicant search: work, tests and answers': {
    path: AT.applicants,
    rows: 'searchApplicants',
    filters: [vacancy('vacancyCode'), ...half(person, 1), answers],
  },
  'tracking: the vacancy, the application and answers': {
    path: AT.tracking,
    rows: 'searchTrackedApplicants',
    filters: [...ofVacancy, ...application, typed('Email', 'email', 'ayu'), answers],
  },
  matching: {
    path: AT.matching,
    rows: 'searchMatches',
    filters: [
      vacancy('vacancyCodes'),
      several('Hasil Tes Minat Kerja', 'testResultsInt', 'Social', 'INT-SOC'),
      several('Hasil Tes Nilai Kerja', 'testResultsVal', 'Support', 'VAL-SUP'),
      { ...typed('Match Interest', 'intmeet', '0'), chip: 'Match Interest: minimal 0 hasil minat' },
      { ...typed('Match Values', 'valmeet', '1'), chip: 'Match Values: minimal 1 hasil nilai' },
    ],
  },
}
for (const [about, { path, rows, filters }] of Object.entries(screens))
  test(`sends the names and formats of the wire: ${about}`, async ({ page, world }) => {
    test.setTimeout(60_000)
    await page.goto(path)
    await unfold(page)
    for (const { fill } of filters) await fill(page)
    await expect(form(page).getByText(`${filters.length} kriteria terisi`)).toBeVisible()
    expect(await world.calls(rows)).toEqual([])
    await pressSearch(page)
    const wire = Object.assign({}, ...filters.map((filter) => filter.wire)) as Record<string, string[]>
    await expect.poll(async () => (await world.calls(rows)).length).toBeGreaterThan(0)
    expect(recordOf((await world.calls(rows))[0]!.query)).toEqual({
      ...wire,
      corporateId: ['COR0001'],
      start: ['0'],
      length: ['10'],
    })
    await expect(chips(page)).toHaveText(filters.map(({ chip }) => chip))
    expect(urlQuery(page)).toEqual({ ...wire, c: ['COR0001'] })
  })

test('covers every filter of the searches', () => {
  const names = (filters: Filled[]) => filters.flatMap(({ wire }) => Object.keys(wire))
  expect(names([...ofVacancy, ...person, answers])).toHaveLength(39)
  expect(names(application)).toHaveLength(8)
})
