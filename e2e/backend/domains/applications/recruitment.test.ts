import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import write from 'write-excel-file/node'
import { callApi, backendForTests, rowsOf, send, outcomeOf } from '../../testBackend'

const within = 'corporateId=COR0001&vacancyCode=VAC-AKTIF-01'
const page = 'start=0&length=200'
const listnew = '/rest/console/vacancy/seeker/listnew'
const tracked = '/rest/console/ats/stage/search/list'
const backend = backendForTests({ population: 200 })
const found = async (path: string, query: string) => {
  const answer = await callApi(backend, `${path}?${within}&${page}${query}`)
  expect(answer.status).toBe(200)
  return rowsOf(answer)
}

test('the applicants of a vacancy have their answers and current stage', async () => {
  const rows = await found(listnew, '')
  expect(rows.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['USR-AYU', 'USR-JAHAT', 'USR-DIAM']))
  expect(rows.find(({ userId }) => userId === 'USR-AYU')).toMatchObject({
    klobVacancyCode: 'VAC-AKTIF-01',
    positionName: 'Software Engineer',
    stageName: 'Lamaran Masuk',
    authorizeDisqualifier: true,
  })
  expect(rows.find(({ userId }) => userId === 'USR-DIAM')).toMatchObject({
    authorizeDisqualifier: false,
    cardId: null,
    portfolio: [],
  })
})
test('a row and the profile show the same identity card and portfolio', async () => {
  for (const { userId, cardId, portfolio } of (await found(tracked, '&stageIds=VAC-AKTIF-01.STG-1')).slice(0, 20)) {
    const at = `/rest/console/ats/pipeline/profile/detail/${String(userId)}/VAC-AKTIF-01.STG-1/VAC-AKTIF-01`
    const { ktpNumber, portofolios } = (await callApi(backend, at)).result as {
      ktpNumber: string | null
      portofolios: { name: string; attachmentUrl: string | null }[]
    }
    expect([cardId, portfolio]).toEqual([
      ktpNumber,
      portofolios.flatMap(({ name, attachmentUrl }) =>
        attachmentUrl === null ? [] : [{ attachmentUrl, portofolioName: name }],
      ),
    ])
  }
})
test("a search without a vacancy is refused, one with another corporate's finds nobody", async () => {
  expect(outcomeOf(await callApi(backend, `${listnew}?corporateId=COR0001&${page}`))[0]).toBe(400)
  const others = await callApi(backend, `${listnew}?corporateId=COR0002&vacancyCode=VAC-AKTIF-01&${page}`)
  expect(others).toMatchObject({ status: 200, result: { totalElements: 0 } })
  const few = { as: 'rudi.hartono' }
  expect(outcomeOf(await callApi(backend, `${tracked}?${within}&${page}`, few))[0]).toBe(403)
})
test('answers to one question are ORed, questions are ANDed', async () => {
  const one = 'disqualifier=Q-VAC-AKTIF-01-2:Ya'
  const other = 'disqualifier=Q-VAC-AKTIF-01-2:Tidak'
  const [yes, no, either] = await Promise.all(
    [`&${one}`, `&${other}`, `&${one}&${other}`].map((query) => found(listnew, query)),
  )
  expect(yes!.length + no!.length).toBe(either!.length)
  const both = await found(listnew, `&${one}&disqualifier=Q-VAC-AKTIF-01-1:Go`)
  expect(both.length).toBeLessThan(yes!.length)
})
test('tracking filters by stage, batch, first N of a batch, event and time', async () => {
  const stages = await found(tracked, '&stageIds=VAC-AKTIF-01.STG-4&stageIds=VAC-AKTIF-01.STG-5')
  expect(new Set(stages.map(({ stageName }) => stageName))).toEqual(new Set(['Wawancara', 'Penawaran']))
  expect(await found(tracked, '&batchId=VAC-AKTIF-01.B1&batchValue=3')).toHaveLength(3)
  expect(outcomeOf(await callApi(backend, `${tracked}?${within}&${page}&batchValue=3`))).toEqual([
    422,
    'Batch wajib diisi',
  ])
  const times = (await found(tracked, '&startSendDate=011120260000&endSendDate=051120262359')).map(({ sendDate }) =>
    String(sendDate),
  )
  expect(times.every((at) => at >= '2026-11-01' && at < '2026-11-06')).toBe(true)
  const backwards = `${tracked}?${within}&${page}&startSendDate=021120260000&endSendDate=011120260000`
  expect(outcomeOf(await callApi(backend, backwards))[0]).toBe(422)
})
test('matching counts how many of the chosen results a person has', async () => {
  const matches = async (query: string) =>
    rowsOf(
      await callApi(
        backend,
        `/rest/console/vacancy/seeker/list?corporateId=COR0001&vacancyCodes=VAC-AKTIF-01&${page}&testResultsInt=INT-SOC&testResultsInt=INT-ENT${query}`,
      ),
    ).length
  const [any, two, none] = [await matches(''), await matches('&intmeet=2'), await matches('&intmeet=0')]
  expect(two).toBeLessThan(any)
  expect(none).toBeGreaterThan(any)
})
test('a CV is a PDF for callers with the right where the person applied, by header or cookie', async () => {
  const path = '/rest/open/cv/download/USR-AYU'
  const cv = await send(backend, path)
  expect([cv.status, cv.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const tab = await send(backend, path, { as: undefined, headers: { cookie: 'sessionToken=token of budi.santoso' } })
  expect((await tab.text()).startsWith('%PDF-')).toBe(true)
  expect((await send(backend, path, { as: undefined })).status).toBe(401)
  expect((await send(backend, path, { as: 'rudi.hartono' })).status).toBe(404)
})
test('an uploaded sheet moves applicants when it ends, and each row is reported', async () => {
  const session = 'upload'
  await callApi(backend, '/__mock/exports', { session, body: { polls: 1 } })
  const rows = [
    ['Email', 'Stage', 'Field 1'],
    ['ayu.wulandari@surel.example', 'wawancara', 'Cocok'],
    ['siapa@surel.example', 'Tes', ''],
    ['bayu.pratama@surel.example', 'Tahap lain', ''],
  ]
  const bytes = await write(rows.map((row) => row.map((value) => ({ value })))).toBuffer()
  const file = { base64: Buffer.from(bytes).toString('base64'), originalFilename: 'ubah.xlsx' }
  const upload = (sent: object) =>
    callApi(backend, '/rest/console/ats/stage/upload/xls', {
      session,
      body: { corporateId: 'COR0001', klobVacancyCode: 'VAC-AKTIF-01', file: sent },
    })
  expect((await upload({ ...file, originalFilename: 'a\u202Exslx.xlsx' })).status).toBe(400)
  expect(outcomeOf(await upload({ ...file, base64: 'AAAA' }))).toEqual([422, 'Berkas tidak dapat dibaca sebagai .xlsx'])
  const { id } = (await upload(file)).result as { id: string }
  const state = async () =>
    (await callApi(backend, `/rest/console/ats/stage/upload/findOne?id=${id}`, { session })).result
  expect(await state()).toMatchObject({ status: null })
  expect(await state()).toEqual({ id, current: 3, status: 'SUCCESS' })
  const moved = await callApi(backend, `${tracked}?${within}&${page}&stageIds=VAC-AKTIF-01.STG-4&email=ayu`, {
    session,
  })
  expect(rowsOf(moved)[0]).toMatchObject({ userId: 'USR-AYU', stageName: 'Wawancara', field1: 'Cocok' })
  const history = await callApi(backend, `/rest/console/ats/stage/status/paging/VAC-AKTIF-01?${page}`, { session })
  expect(rowsOf(history).map(({ status }) => status)).toEqual([
    'FAILED: tahap tidak dikenal',
    'FAILED: bukan pelamar',
    'SUCCESS',
  ])
})
test.each(['download', 'downloadcustom1'])('the sheet of %s carries no earlier order to mail', async (folder) => {
  const session = `mail ${folder}`
  await callApi(backend, '/__mock/exports', { session, body: { polls: 0 } })
  const notes = { field1: 'Baik', field2: null, field3: null, field4: null, field5: null, sendEmail: 'ya' }
  const ayu = { userId: 'USR-AYU', pipelineId: 'PIP-VAC-AKTIF-01-USR-AYU', stageId: 'VAC-AKTIF-01.STG-1' }
  await callApi(backend, '/rest/console/ats/pipeline/stage/update', {
    session,
    body: { id: null, klobVacancyCode: 'VAC-AKTIF-01', ...ayu, ...notes },
  })
  const ats = '/rest/console/ats/stage'
  const started = await callApi(backend, `${ats}/${folder}/export?${within}&email=ayu`, { session })
  const { id } = started.result as { id: string }
  const { url } = (await callApi(backend, `${ats}/download/findOne?id=${id}`, { session })).result as { url: string }
  const file = await send(backend, new URL(url).pathname, { session })
  const [titles = [], row = []] = await readSheet(Buffer.from(await file.arrayBuffer()))
  expect([row[titles.indexOf('Field 1')], row[titles.indexOf('Send Email')]]).toEqual(['Baik', null])
})
test('applicants have a thread for each vacancy', async () => {
  const at = '/rest/console/vacancy/seekernotif/get/ticket?userId=USR-BAYU&corporateId=COR0001&klobVacancyCode='
  expect((await callApi(backend, `${at}VAC-AKTIF-01`)).result).toMatchObject({
    messageId: 'MSG-applicant-COR0001-VAC-AKTIF-01.USR-BAYU',
    status: 'OPEN',
  })
  expect((await callApi(backend, `${at}VAC-SOAL-01`)).result).toBeNull()
})
