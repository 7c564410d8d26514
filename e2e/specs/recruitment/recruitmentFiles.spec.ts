import type { Locator, Page } from '@playwright/test'
import { readSheet as readXlsx } from 'read-excel-file/node'
import write from 'write-excel-file/node'
import { AT, openAt } from '../../support/recruitment'
import { recordOf } from '../../support/talents'
import { expect, test } from '../../support/test'

const ACTIVE = '?vacancyCode=VAC-AKTIF-01'
const ORDER = { polls: 0 }

/** The rows of the sheet behind a link, headings first. */
async function sheetAt(page: Page, link: Locator): Promise<string[][]> {
  const answer = await page.request.get((await link.getAttribute('href'))!)
  const rows = await readXlsx(await answer.body())
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''))))
}
const sheet = async (rows: string[][]): Promise<Buffer> =>
  Buffer.from(await write(rows.map((row) => row.map((value) => ({ value })))).toBuffer())
const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Pilih berkas').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('exports applicants with the birth date in its own format, and exactly the rows of the search', async ({
  page,
  world,
}) => {
  await world.exports(ORDER)
  await openAt(page, AT.applicants, `${ACTIVE}&gender=F&dobs=01011990&dobOperators=1`)
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('button', { name: 'Unduh', exact: true }).click()
  const link = page.getByRole('dialog', { name: 'Download' }).getByRole('link', { name: 'Unduh berkas' })
  await expect(link).toBeVisible({ timeout: 10_000 })
  expect(recordOf((await world.calls('startApplicantExport'))[0]!.query)).toEqual({
    vacancyCode: ['VAC-AKTIF-01'],
    gender: ['F'],
    dobs: ['1990/01/01'],
    dobOperators: ['1'],
    corporateId: ['COR0001'],
  })
  const [titles, ...rows] = await sheetAt(page, link)
  expect(titles).toHaveLength(23)
  await expect(page.getByText(`${rows.length} pelamar`).first()).toBeVisible()
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['Female']))
})

for (const name of ['List Download', 'Status Perubahan'])
  test(`${name} names the vacancy it is about`, async ({ page }) => {
    await openAt(page, AT.tracking, ACTIVE)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name })).toContainText(
      'lowongan Software Engineer (VAC-AKTIF-01), yang terbaru dahulu.',
    )
    // Nothing is there to be filtered.
    await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
    await expect(page.getByRole('dialog', { name }).getByRole('button', { name: 'Cari' })).toBeHidden()
  })

test('requests tracking downloads by their id and lists them in List Download', async ({ page, world }) => {
  await world.exports(ORDER)
  await openAt(page, AT.tracking, `${ACTIVE}&stageIds=VAC-AKTIF-01.STG-5`)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Custom1' }).click()
  await page.getByRole('button', { name: 'Unduh', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Download', exact: true })
  const link = dialog.getByRole('link', { name: 'Unduh berkas' })
  await expect(link).toBeVisible({ timeout: 10_000 })
  expect((await world.calls('getDownload'))[0]!.query.map(([name]) => name)).toEqual(['id'])
  const [titles, ...rows] = await sheetAt(page, link)
  expect([titles?.slice(0, 6), rows.length]).toEqual([
    ['First Name', 'Last Name', 'Email', 'Portfolio', 'Phone Number', 'Stage'],
    5,
  ])
  await dialog.getByRole('button', { name: 'Tutup' }).last().click()
  await page.getByRole('button', { name: 'List Download' }).click()
  const list = page.getByRole('dialog', { name: 'List Download' })
  await expect(list.getByRole('rowheader', { name: 'CUSTOM1' })).toBeVisible()
  await world.forget()
  await list.getByRole('textbox', { name: 'Start Date', exact: true }).fill('17/11/2026')
  await list.getByRole('button', { name: 'Cari' }).click()
  await expect(list.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  expect(recordOf((await world.calls('listDownloadStatuses'))[0]!.query)).toEqual({
    startDate: ['171120260000'],
    start: ['0'],
    length: ['10'],
  })
})

test('waits for the matching report while the answer is about the previous one', async ({ page, world }) => {
  await world.exports({ polls: 0, stale: 1 })
  await openAt(page, AT.matching, '?vacancyCodes=VAC-AKTIF-01&testResultsInt=INT-SOC&intmeet=1')
  for (const calls of [1, 3]) {
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('button', { name: 'Unduh', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Download' })
    await expect(dialog.getByRole('link', { name: 'Unduh berkas' })).toBeVisible({ timeout: 15_000 })
    expect((await world.calls('getLatestMatchingExport')).length).toBeGreaterThan(calls)
    await dialog.getByRole('button', { name: 'Tutup' }).last().click()
  }
  expect(recordOf((await world.calls('startMatchingExport'))[0]!.query)).toEqual({
    vacancyCodes: ['VAC-AKTIF-01'],
    testResultsInt: ['INT-SOC'],
    intmeet: ['1'],
    corporateId: ['COR0001'],
  })
})

test("rejects files other than .xlsx, and a missing one, with the documents' text", async ({ page, world }) => {
  await page.goto(AT.tracking)
  await page.getByRole('button', { name: 'Upload Perubahan' }).press('Enter')
  await page.getByRole('dialog', { name: 'Please choose vacancy code' }).getByRole('button', { name: 'OK' }).click()
  await openAt(page, AT.tracking, ACTIVE)
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  await page.getByRole('button', { name: 'Upload Now' }).click()
  await page.getByRole('dialog', { name: 'no file' }).getByRole('button', { name: 'OK' }).click()
  await chooseFile(page, 'perubahan.csv', Buffer.from('Email,Stage'))
  await page
    .getByRole('dialog', { name: 'Format yang didukung hanya .xlsx' })
    .getByRole('button', { name: 'OK' })
    .click()
  // The refused file is named with the reason, and cannot be sent.
  await expect(page.getByRole('dialog', { name: 'Upload Excel' })).toContainText('perubahan.csv')
  await expect(page.getByRole('alert')).toHaveText('Format yang didukung hanya .xlsx')
  await expect(page.getByRole('button', { name: 'Upload Now' })).toBeDisabled()
  await chooseFile(page, 'perubahan.xlsx', Buffer.from('<svg onload=alert(1)>'))
  await expect(page.getByRole('alert')).toHaveText('Berkas tidak dapat dibaca sebagai .xlsx.')
  await chooseFile(page, 'perubahan\u202Exslx.xlsx', await sheet([['Email', 'Stage']]))
  await expect(page.getByRole('alert')).toHaveText(
    'Nama berkas berisi karakter yang tidak terlihat. Ganti namanya dahulu.',
  )
  await chooseFile(page, 'perubahan.xlsx', Buffer.alloc(11 * 1024 * 1024))
  await expect(page.getByRole('alert')).toHaveText('Berkas paling besar 10 MB; berkas ini 11 MB.')
  await expect(page.getByRole('button', { name: 'Upload Now' })).toBeDisabled()
  await chooseFile(
    page,
    'perubahan.xlsx',
    await sheet([
      ['Email', 'Stage', 'Send Email'],
      ['ayu.wulandari@surel.example', 'Wawncara', 'mungkin'],
    ]),
  )
  await expect(page.getByRole('list', { name: 'Temuan pada berkas' }).getByRole('listitem')).toHaveText([
    "Tahap yang tidak dikenal di lowongan ini: 'Wawncara' (baris 2).",
    "Nilai Send Email yang tidak dikenal: 'mungkin' (baris 2). Yang dikenal: ya, tidak.",
  ])
  await chooseFile(page, 'perubahan.xlsx', await sheet([['Nama'], ['Ayu']]))
  await expect(page.getByRole('list', { name: 'Temuan pada berkas' })).toContainText(
    'Kolom yang tidak ada: Email, Stage.',
  )
  await expect(page.getByRole('button', { name: 'Upload Now' })).toBeDisabled()
  expect(await world.calls('uploadStageXls')).toEqual([])
})

test('moves applicants by an uploaded sheet, reports each row, and continues while on another screen', async ({
  page,
  world,
}) => {
  // Two polls long, so that the dialog can be reopened meanwhile.
  await world.exports({ polls: 1 })
  await openAt(page, AT.tracking, `${ACTIVE}&email=ayu.wulandari`)
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  const rows = [
    ['Email', 'Stage', 'Field 1', 'Catatan'],
    ['ayu.wulandari@surel.example', 'Wawancara', 'Cocok', ''],
    ['nobody@surel.example', 'Tes', '', ''],
    ['AYU.WULANDARI@surel.example', 'Tes', '', ''],
    ['', 'Tes', '', ''],
  ]
  await chooseFile(page, 'Perubahan.XLSX', await sheet(rows))
  const dialog = page.getByRole('dialog', { name: 'Upload Excel' })
  await expect(dialog).toContainText('4 baris perubahan')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Kolom yang tidak dikenal dan dilewati: Catatan.',
    'Email kosong di baris 5.',
    'Email ganda di baris 4; hanya baris pertamanya yang berlaku.',
  ])
  // Compared only on request, and not recorded as a search.
  await expect.poll(() => world.calls('getStageFormMasterData')).not.toEqual([])
  await world.forget()
  await dialog.getByRole('button', { name: 'Bandingkan dengan data sekarang' }).click()
  const comparison = dialog.getByRole('status', { name: 'Perbandingan' })
  await expect(comparison).toContainText(/Menurut data pukul \d\d:\d\d/)
  await expect(comparison.getByText('1 pindah tahap')).toBeVisible()
  await comparison.getByText('1 bukan pelamar lowongan ini').click()
  await expect(comparison.getByText('nobody@surel.example')).toBeVisible()
  expect((await world.calls()).map(({ endpoint, query }) => [endpoint, recordOf(query)['email']])).toEqual([
    ['searchTrackedApplicants', ['ayu.wulandari@surel.example']],
    ['searchTrackedApplicants', ['nobody@surel.example']],
  ])
  await dialog.getByRole('button', { name: 'Upload Now' }).click()
  await expect(page.getByRole('button', { name: 'Unduhan dan unggahan: 1 berjalan, 0 siap' })).toBeVisible()
  await expect(dialog.getByRole('status').last()).toHaveText('Sedang diproses...')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  // Reopened, the dialog shows the running upload.
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  await expect(dialog.getByRole('status').last()).toHaveText('Sedang diproses...')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await page
    .getByRole('link', { name: 'Matching' })
    .or(page.getByRole('link', { name: 'Cari Pelamar' }))
    .first()
    .click()
  await expect(page.getByText('Upload perubahan: 1 berubah, 3 gagal')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Lihat yang gagal' }).click()
  const failed = page.getByRole('dialog', { name: 'Baris yang gagal' })
  await expect(failed.getByRole('row')).toHaveCount(4)
  await expect(failed.getByRole('row', { name: /nobody@surel\.example/ })).toContainText('FAILED: bukan pelamar')
  await failed.getByRole('button', { name: 'Tutup' }).click()
  await page.getByRole('button', { name: /^Unduhan dan unggahan/ }).click()
  await expect(page.getByRole('dialog', { name: 'Unduhan dan unggahan' })).toContainText('1 berubah, 3 gagal')
  await page.getByRole('button', { name: 'Lihat yang gagal' }).click()
  await expect(failed.getByRole('row')).toHaveCount(4)
  expect((await world.calls('uploadStageXls'))[0]!.body).toMatchObject({
    corporateId: 'COR0001',
    klobVacancyCode: 'VAC-AKTIF-01',
    file: { originalFilename: 'Perubahan.XLSX' },
  })
  await openAt(page, AT.tracking, `${ACTIVE}&stageIds=VAC-AKTIF-01.STG-4&email=ayu.wulandari`)
  await expect(page.getByRole('rowheader', { name: 'Ayu' })).toBeVisible()
  await page.getByRole('button', { name: 'Status Perubahan' }).click()
  const list = page.getByRole('dialog', { name: 'Status Perubahan' })
  await expect(list.getByRole('row')).toHaveCount(5)
  await world.forget()
  await list.getByRole('textbox', { name: 'Status' }).fill('failed')
  await list.getByRole('textbox', { name: 'Created At', exact: true }).fill('16/11/2026')
  await list.getByRole('button', { name: 'Cari' }).click()
  await expect(list.getByRole('row')).toHaveCount(4)
  expect(recordOf((await world.calls('listUploadStatuses'))[0]!.query)).toEqual({
    status: ['failed'],
    createdAt: ['161120260000'],
    start: ['0'],
    length: ['10'],
  })
})

test('a comparison under way can be stopped', async ({ page, world }) => {
  await openAt(page, AT.tracking, ACTIVE)
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  await chooseFile(
    page,
    'tes.xlsx',
    await sheet([
      ['Email', 'Stage'],
      ['ayu.wulandari@surel.example', 'Tes'],
    ]),
  )
  const dialog = page.getByRole('dialog', { name: 'Upload Excel' })
  await world.fault({ endpoint: 'searchTrackedApplicants', kind: 'hang', times: 0 })
  await dialog.getByRole('button', { name: 'Bandingkan dengan data sekarang' }).click()
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await expect(dialog.getByRole('button', { name: 'Batal' })).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Bandingkan dengan data sekarang' })).toBeEnabled()
})

test('a sheet whose rows only mail names everybody before it is sent, and reports its rows in the dialog', async ({
  page,
  world,
}) => {
  await world.exports(ORDER)
  await openAt(page, AT.tracking, ACTIVE)
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  const rows = [
    ['First Name', 'Last Name', 'Email', 'Stage', 'Send Email'],
    ['Ayu', 'Wulandari', 'ayu.wulandari@surel.example', '', 'ya'],
    ['', '', 'nobody@surel.example', '', 'Ya'],
  ]
  await chooseFile(page, 'email.xlsx', await sheet(rows))
  const dialog = page.getByRole('dialog', { name: 'Upload Excel' })
  await expect(dialog.getByRole('list', { name: 'Temuan pada berkas' })).toHaveText(
    '2 orang akan dikirimi email: Ayu Wulandari (ayu.wulandari@surel.example), nobody@surel.example.',
  )
  await dialog.getByRole('button', { name: 'Bandingkan dengan data sekarang' }).click()
  await expect(dialog.getByText('0 tanpa perubahan')).toBeVisible()
  await dialog.getByText('1 orang akan dikirimi email').click()
  await expect(dialog.getByText('Ayu Wulandari (ayu.wulandari@surel.example)', { exact: true })).toBeVisible()
  const question = page.getByRole('dialog', { name: '2 orang akan dikirimi email' })
  await dialog.getByRole('button', { name: 'Upload Now' }).click()
  await expect(question.getByRole('listitem')).toHaveText([
    'Ayu Wulandari (ayu.wulandari@surel.example)',
    'nobody@surel.example',
  ])
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toBeHidden()
  expect(await world.calls('uploadStageXls')).toEqual([])
  await dialog.getByRole('button', { name: 'Upload Now' }).click()
  await question.getByRole('button', { name: 'Kirim' }).click()
  await expect(dialog.getByText('1 berubah, 1 gagal')).toBeVisible({ timeout: 15_000 })
  await dialog.getByRole('button', { name: 'Lihat yang gagal' }).click()
  await expect(page.getByRole('dialog', { name: 'Baris yang gagal' })).toContainText('FAILED: bukan pelamar')
})

test('records a search in tracking once and paging never, and opens the CV as a PDF', async ({ page, world }) => {
  await openAt(page, AT.tracking, ACTIVE)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect.poll(async () => (await world.calls('logAction')).length).toBe(1)
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await page.getByRole('button', { name: 'Halaman sebelumnya' }).click()
  expect(recordOf((await world.calls('logAction'))[0]!.query)).toEqual({
    entity: ['recruitmentats'],
    entityId: ['VAC-AKTIF-01'],
    companyId: ['COR0001'],
  })
  expect(await world.calls('logAction')).toHaveLength(1)
  const opened = page.context().waitForEvent('request', (request) => request.url().includes('/cv/download/USR-AYU'))
  await page.getByRole('button', { name: 'Download CV Ayu Wulandari' }).click()
  const answer = await page.request.get((await opened).url())
  expect([answer.headers()['content-type'], (await answer.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
})
