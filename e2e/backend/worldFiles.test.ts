import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import write from 'write-excel-file/node'
import { callApi, backendForTests, outcomeOf, rowsOf, send } from './testBackend'
import { reads } from './testReads'
import { firstPage, freshWorld } from './testWorlds'

test('a restored snapshot answers every read as before, byte for byte', async () => {
  const before = backendForTests({ population: 300 })
  const post = (path: string, body?: object) =>
    callApi(before, `/rest/console/${path}`, { method: 'POST', ...(body ? { body } : {}) })
  const file = { base64: 'QUJD', originalFilename: 'a.txt' }
  const seeded = await callApi(before, '/__mock/seed', {
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
    await callApi(before, '/rest/console/populationexport/export?corporateId=COR0001'),
    await callApi(before, '/rest/console/ats/stage/download/export?corporateId=COR0001&vacancyCode=VAC-AKTIF-01'),
    await callApi(before, '/rest/console/vacancy/seekerexport/export?corporateId=COR0001&vacancyCode=VAC-AKTIF-01'),
    await callApi(before, '/rest/console/vacancy/seekerklobmeter/export?corporateId=COR0001&vacancyCodes=VAC-AKTIF-01'),
  ]
  const rows = [
    ['Email', 'Stage'],
    ['ayu.wulandari@surel.example', 'Tes'],
  ]
  const sheet = await write(rows.map((row) => row.map((value) => ({ value })))).toBuffer()
  const upload = { base64: Buffer.from(sheet).toString('base64'), originalFilename: 'ubah.xlsx' }
  writes.push(
    await callApi(before, '/rest/console/ats/stage/upload/xls', {
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
  // A snapshot of the restored world equals the first one.
  expect(JSON.parse(await (await send(after, '/__mock/snapshot')).text()).seeds).toEqual(JSON.parse(snapshot).seeds)
})
test('the scenarios can be listed and loaded by name', async () => {
  const { control, get } = freshWorld()
  expect((await control('scenarios')).body).toContainEqual({
    name: 'licence-exhausted',
    description: expect.stringMatching(/Sign in as/),
  })
  await control('seed', { people: [{ firstName: 'Zulaikha' }] })
  expect((await control('scenario', { name: 'licence-exhausted' })).body).toEqual({ done: true })
  expect(rowsOf(await get(`population/pagingnew?${firstPage}`))[0]).not.toMatchObject({ firstName: 'Zulaikha' })
  expect((await control('scenario', { name: 'paradise' })).body.error).toMatch(/^name: /)
})
test('an unknown kind of snapshot is refused and changes nothing', async () => {
  const { control } = freshWorld()
  await control('seed', { people: [{ firstName: 'Zulaikha' }] })
  expect((await control('restore', { population: 'many' })).body.error).toMatch(/^population: /)
  expect((await control('restore', { state: { robots: [] } })).body.error).toMatch(/^state\.robots: /)
  expect((await control('restore', { seed: { people: [{ sex: 'X' }] } })).body.error).toMatch(/people\.0\.sex/)
  expect((await control('world')).body.population).toBe(7)
})

const scenarios = join(import.meta.dirname, 'scenarios')
test.each(readdirSync(scenarios))('the scenario %s is a valid world', async (name) => {
  const { backend, control } = freshWorld()
  const file = JSON.parse(readFileSync(join(scenarios, name), 'utf8')) as { population?: number; description: string }
  expect(file.description).toMatch(/Sign in as/)
  expect(await control('restore', file)).toEqual({ status: 200, body: { done: true } })
  const { result } = await callApi(backend, `/rest/console/population/pagingnew?${firstPage}`)
  expect((result as { totalElements: number }).totalElements).toBeGreaterThanOrEqual(file.population ?? 6)
  for (const [operation, address] of reads)
    if (/^(search|list(?!Related))/.test(operation))
      expect([operation, (await callApi(backend, address)).status]).not.toEqual([operation, 500])
})
