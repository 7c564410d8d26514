import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { backendForTests, callApi, send } from '../../testBackend'

const MESSAGES = '/rest/console/populationnotif/get/listConversation/MSG-talent-COR0001-USR-BAYU?page=0&size=1000'

/** The address of an attachment as a user gets it, without its origin. */
async function attachmentFor(as: string): Promise<{ backend: ReturnType<typeof backendForTests>; path: string }> {
  const backend = backendForTests({ fileSecret: Buffer.from('secret') })
  const { result } = await callApi(backend, MESSAGES, { as })
  const address = (result as { content: { urlAttachment: string | null }[] }).content
    .map(({ urlAttachment }) => urlAttachment)
    .find((url) => url?.includes('/files/'))!
  return { backend, path: address.replace('http://console.test', '') }
}

describe('the address of a guarded file', () => {
  test('opens in a plain tab, which sends no credentials', async () => {
    const { backend, path } = await attachmentFor('budi.santoso')
    expect((await send(backend, path, { as: undefined })).status).toBe(200)
  })
  test.each([
    ['without its key', (path: string) => path.split('?')[0]!],
    ['with a key that was changed', (path: string) => `${path.slice(0, -2)}xx`],
    ['with the key of another file', (path: string) => path.replace('USR-BAYU', 'USR-AYU')],
    ['with a key for another user', (path: string) => path.replace(/key=\w+/, 'key=c2l0aS5hbWluYWg')],
  ])('is refused %s', async (_, change) => {
    const { backend, path } = await attachmentFor('budi.santoso')
    expect((await send(backend, change(path), { as: undefined })).status).toBe(401)
  })
})

describe('the addresses of files in a downloaded sheet', () => {
  const ATS = '/rest/console/ats/stage'
  /** The addresses in the sheet of an applicant with a portfolio and files as answers. */
  async function addressesFor(as: string) {
    const backend = backendForTests({ fileSecret: Buffer.from('secret') })
    await callApi(backend, '/__mock/exports', { body: { polls: 0 } })
    const applicant = 'corporateId=COR0001&vacancyCode=VAC-AKTIF-01&email=ayu'
    const started = await callApi(backend, `${ATS}/download/export?${applicant}`, { as })
    const { id } = started.result as { id: string }
    const { url } = (await callApi(backend, `${ATS}/download/findOne?id=${id}`, { as })).result as { url: string }
    const file = await send(backend, url.replace('http://console.test', ''), { as: undefined })
    const cells = (await readSheet(Buffer.from(await file.arrayBuffer()))).flat().join(' ')
    const paths = [...cells.matchAll(/http:\/\/console\.test(\/files\/[^\s,]+)/g)].map(([, path]) => path!)
    return { backend, paths }
  }
  test('open in a plain tab', async () => {
    const { backend, paths } = await addressesFor('budi.santoso')
    const statuses = await Promise.all(paths.map(async (path) => (await send(backend, path, { as: undefined })).status))
    expect([...new Set(statuses)]).toEqual([200])
  })
  test('are refused without their keys', async () => {
    const { backend, paths } = await addressesFor('budi.santoso')
    const bare = paths.map((path) => path.split('?')[0]!)
    const statuses = await Promise.all(bare.map(async (path) => (await send(backend, path, { as: undefined })).status))
    expect([...new Set(statuses)]).toEqual([401])
  })
})
