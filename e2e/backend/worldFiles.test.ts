import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import write from 'write-excel-file/node'
import { router } from './composition'
import { ask, backendForTests, outcomeOf, send } from './testBackend'
import { firstPage, freshWorld } from './testWorlds'

/** Values of parameters by name; what is not here is not sent unless it must be. */
const samples: Record<string, string> = {
  corporateId: 'COR0001',
  start: '0',
  length: '100',
  page: '0',
  size: '100',
  codes: 'int01,grit01',
  degreeId: 'EDU-S1-ST',
  userId: 'USR-BAYU',
  messageId: 'MSG-talent-COR0001-USR-BAYU',
  keyword: 'an',
  vacancyCode: 'VAC-AKTIF-01',
  vacancyCodes: 'VAC-AKTIF-01',
  klobVacancyCode: 'VAC-SOAL-01',
  stageId: 'VAC-SOAL-01.STG-1',
  msgId: 'ES-PROSES',
  id: 'COR0001',
  groupId: 'GRP-INT01-SEX',
  by: 'all',
  dataSource: 'KLOBBER',
  esId: 'ESC-USR-BAYU',
  jvCode: 'VAC-SOAL-01',
  muc03Id: 'MUC03-HENDRA',
}
/** Where an operation needs another value. */
const special: Record<string, Record<string, string>> = {
  getTalentQuery: { id: 'SQ-BUDI' },
  getEsQuery: { id: 'SQ-ES' },
  getApplicantQuery: { id: 'SQ-000001' },
  getStageSearchQuery: { id: 'SQ-000002' },
  listApplicantConversation: { messageId: 'MSG-applicant-COR0001-VAC-AKTIF-01.USR-BAYU' },
  listEsCandidateConversation: { messageId: 'MSG-es-COR0001-VAC-AKTIF-01.USR-BAYU' },
  searchStageApplicants: { stageId: 'VAC-AKTIF-01.STG-1' },
  getTestByAge: { groupId: 'GRP-INT01-AGE' },
  getTestByBusiness: { groupId: 'GRP-INT01-BUS' },
  getTestByOffice: { groupId: 'GRP-INT01-OFF' },
  listTestEmployees: { by: 'test' },
  getInfographicProvince: { id: 'ID-JB' },
  getDownload: { id: 'EXP-000002' },
  getUpload: { id: 'UPL-000001' },
  getLonglistForm: { id: 'MUC03-HENDRA' },
  getLonglistLanguageForm: { id: 'LL-0001' },
  getLonglistEducationForm: { id: 'LE-0001' },
  getLonglistJobForm: { id: 'LJ-0001' },
  getEsResult: { id: 'ESR-0003' },
  listRelatedVacancies: { id: 'VAC-AKTIF-01' },
}
const isStart = (name: string) => name.startsWith('start')
/** Every read of the contract as an address. */
const reads = router.routes.flatMap(({ endpoint: { name, method, path, params, repeats } }) => {
  if (method !== 'GET' || isStart(name)) return []
  const shape = params._zod.def.shape as Record<string, { _zod: { optin?: string } }>
  const values: Record<string, string> = { ...samples, ...special[name] }
  const query = new URLSearchParams()
  for (const [key, schema] of Object.entries(shape))
    if ((!path.includes(`{${key}}`) || repeats?.includes(key)) && schema._zod.optin !== 'optional')
      query.append(key, values[key]!)
  return [[name, `${path.replace(/\{(\w+)\}/g, (_, key: string) => values[key]!)}?${query}`] as const]
})

test('a restored snapshot answers every read as before, byte for byte', async () => {
  const before = backendForTests({ population: 300 })
  const post = (path: string, body?: object) =>
    ask(before, `/rest/console/${path}`, { method: 'POST', ...(body ? { body } : {}) })
  const file = { base64: 'QUJD', originalFilename: 'a.txt' }
  const seeded = await ask(before, '/__mock/seed', {
    body: {
      people: [{ firstName: 'Zulaikha' }],
      vacancies: [{ name: 'Juru Ukir', questions: [{ questionText: 'Apa?' }] }],
      applications: [{ vacancyCode: 'VAC-AKTIF-01', userId: 'USR-000001', notes: ['a'] }],
      tickets: [{}],
      longlist: [{}],
      savedQueries: [{ family: 'applicant' }, { family: 'tracking' }],
      threads: [{ userId: 'USR-AYU', messages: [{ file: { name: 'a.txt', bytes: 'QUJD' } }] }],
    },
  })
  expect(seeded.status).toBe(200)
  const writes = [
    await post('populationnotif/post/messagePost/MSG-talent-COR0001-USR-BAYU', {
      messageText: 'Baik',
      fileBase64Dto: file,
    }),
    await post('ats/pipeline/stagemove/update', { userId: ['USR-AYU'], stageId: 'VAC-AKTIF-01.STG-3' }),
    await post('adminvacancy/index/duplicate?corporateId=COR0001&klobVacancyCode=VAC-SOAL-01'),
    await ask(before, '/rest/console/populationexport/export?corporateId=COR0001'),
    await ask(before, '/rest/console/ats/stage/download/export?corporateId=COR0001&vacancyCode=VAC-AKTIF-01'),
    await ask(before, '/rest/console/vacancy/seekerexport/export?corporateId=COR0001&vacancyCode=VAC-AKTIF-01'),
    await ask(before, '/rest/console/vacancy/seekerklobmeter/export?corporateId=COR0001&vacancyCodes=VAC-AKTIF-01'),
  ]
  const rows = [
    ['Email', 'Stage'],
    ['ayu.wulandari@surel.example', 'Tes'],
  ]
  const sheet = await write(rows.map((row) => row.map((value) => ({ value })))).toBuffer()
  const upload = { base64: Buffer.from(sheet).toString('base64'), originalFilename: 'ubah.xlsx' }
  writes.push(
    await ask(before, '/rest/console/ats/stage/upload/xls', {
      body: { corporateId: 'COR0001', klobVacancyCode: 'VAC-AKTIF-01', file: upload },
    }),
  )
  expect(writes.map(outcomeOf)).toEqual(writes.map(() => [200, null]))

  const snapshot = await (await send(before, '/__mock/snapshot', { as: undefined })).text()
  const after = backendForTests()
  expect((await send(after, '/__mock/restore', { body: snapshot, as: undefined })).status).toBe(200)
  const failed: unknown[] = []
  for (const [name, address] of reads) {
    const [one, other] = await Promise.all([send(before, address), send(after, address)])
    const [bytes, restored] = [await one.text(), await other.text()]
    if (one.status !== 200) failed.push([name, one.status, address, bytes])
    expect([name, other.status, restored]).toEqual([name, one.status, bytes])
    expect([name, [...other.headers]]).toEqual([name, [...one.headers]])
  }
  expect(failed).toEqual([])
  expect(reads.length).toBeGreaterThan(70)
  // A second snapshot of the restored world is the first one.
  expect(JSON.parse(await (await send(after, '/__mock/snapshot')).text()).seeds).toEqual(JSON.parse(snapshot).seeds)
})
test('a snapshot of another kind is refused and changes nothing', async () => {
  const { control } = freshWorld()
  expect((await control('restore', { population: 'many' })).body.error).toMatch(/^population: /)
  expect((await control('restore', { state: { robots: [] } })).body.error).toMatch(/^state\.robots: /)
  expect((await control('restore', { seed: { people: [{ sex: 'X' }] } })).body.error).toMatch(/people\.0\.sex/)
  expect((await control('world')).body.population).toBe(6)
})

const scenarios = join(import.meta.dirname, 'scenarios')
test.each(readdirSync(scenarios))('the scenario %s is a world', async (name) => {
  const { backend, control } = freshWorld()
  const file = JSON.parse(readFileSync(join(scenarios, name), 'utf8')) as { population?: number; description: string }
  expect(file.description).toMatch(/Sign in as/)
  expect(await control('restore', file)).toEqual({ status: 200, body: { done: true } })
  const { result } = await ask(backend, `/rest/console/population/pagingnew?${firstPage}`)
  expect((result as { totalElements: number }).totalElements).toBeGreaterThanOrEqual(file.population ?? 6)
  for (const [operation, address] of reads)
    if (/^(search|list(?!Related))/.test(operation))
      expect([operation, (await ask(backend, address)).status]).not.toEqual([operation, 500])
})
