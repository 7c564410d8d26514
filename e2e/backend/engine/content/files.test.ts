import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { send, outcomeOf } from '../../testBackend'
import { bayu, bytesOf, type Entry, fileDto, freshThreads, type Ticket } from '../../domains/conversations/testThreads'

const PDF = new TextEncoder().encode('%PDF-')
/** A file that begins as a PDF, with bytes of all values. */
const pdfOf = (length: number) => Uint8Array.from({ length }, (_, i) => PDF[i] ?? (i * 7) % 256)

test('an attachment is downloaded byte for byte under its name', async () => {
  const { create, reply, fetchFile } = freshThreads()
  const bytes = pdfOf(1021)
  const created = await create('USR-AYU', fileDto(bytes, 'Surat "Penawaran" ½.pdf'))
  const { urlAttachment } = created.result as Ticket
  expect(urlAttachment).toBe(
    'http://console.test/files/attachments/MSG-talent-COR0001-USR-AYU.0/Surat%20%22Penawaran%22%20%C2%BD.pdf',
  )
  const file = await fetchFile(urlAttachment)
  expect((await bytesOf(file)).equals(bytes)).toBe(true)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '1021',
    'content-disposition': `attachment; filename="Surat _Penawaran_ _.pdf"; filename*=UTF-8''Surat%20%22Penawaran%22%20%C2%BD.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const replied = await reply(bayu, fileDto(new TextEncoder().encode('<script>alert(1)</script>'), 'jahat.txt'))
  const page = await fetchFile((replied.result as Entry).urlAttachment)
  expect((await bytesOf(page)).toString()).toBe('<script>alert(1)</script>')
})
test('a file of 10 MiB is stored, one byte more is 400', async () => {
  const { reply, fetchFile } = freshThreads()
  const bytes = pdfOf(10 * 1024 * 1024)
  const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
  const { urlAttachment } = (await reply(bayu, fileDto(bytes, 'besar.pdf'))).result as Entry
  expect(hash(await bytesOf(await fetchFile(urlAttachment)))).toBe(hash(bytes))
  const larger = await reply(bayu, fileDto(new Uint8Array(bytes.length + 1), 'besar.pdf'))
  expect(outcomeOf(larger)).toEqual([400, 'Permintaan tidak valid. base64: paling besar 10 MiB'])
})
test.each([
  [{ base64: 'data:text/plain;base64,QUJD', originalFilename: 'a.txt' }],
  [{ base64: 'QUI', originalFilename: 'a.txt' }],
  [{ base64: 'QUJDR', originalFilename: 'a.txt' }],
  [{ base64: '', originalFilename: 'a.txt' }],
  [{ base64: 'QUJD', originalFilename: '' }],
  [{ base64: 'QUJD', originalFilename: 'x'.repeat(256) }],
  [{ base64: 'QUJD' }],
])('the file %j is 400 and nothing is stored', async (fileBase64Dto) => {
  const { reply, entriesOf } = freshThreads()
  expect((await reply(bayu, { fileBase64Dto })).status).toBe(400)
  expect(await entriesOf(bayu)).toHaveLength(3)
})
test.each([
  ['a page', 'jahat.html', '<script>alert(1)</script>'],
  ['a program', 'jahat.exe', 'MZ'],
  ['contents of another kind', 'CV.pdf', '<script>alert(1)</script>'],
  ['a reversed ending', 'CV\u202Efdp.txt', 'isi'],
  ['a control character in its name', 'a\u0000.pdf', '%PDF-'],
])('an attachment with %s is 400 and nothing is stored', async (_, name, contents) => {
  const { reply, entriesOf } = freshThreads()
  expect((await reply(bayu, fileDto(new TextEncoder().encode(contents), name))).status).toBe(400)
  expect(await entriesOf(bayu)).toHaveLength(3)
})
test('names that are invalid as file names are preserved', async () => {
  const { reply, fetchFile } = freshThreads()
  for (const name of ['.pdf', '../x.pdf', '..%2fx.pdf', '\ud800.pdf', '%2e%2e.pdf', '日本.pdf']) {
    const { urlAttachment } = (await reply(bayu, fileDto(pdfOf(6), name))).result as Entry
    const file = await fetchFile(urlAttachment)
    expect([name, file.status, (await bytesOf(file)).length]).toEqual([name, 200, 6])
  }
})
test('an attachment needs the right to read messages in its corporate', async () => {
  const { create, entriesOf, fetchFile } = freshThreads()
  const url = (await entriesOf(bayu))[2]!.urlAttachment
  expect((await fetchFile(url, { as: undefined })).status).toBe(401)
  expect((await fetchFile(url, { as: 'siti.aminah' })).status).toBe(200)
  expect((await fetchFile(url, { as: 'agus.pratama' })).status).toBe(404)
  expect((await fetchFile(url, { as: 'rudi.hartono' })).status).toBe(403)
  const created = await create('USR-AYU', { corporateId: 'COR0002', ...fileDto(pdfOf(6), 'a.pdf') })
  const foreign = (created.result as Ticket).urlAttachment
  expect((await fetchFile(foreign)).status).toBe(200)
  expect((await fetchFile(foreign, { as: 'siti.aminah' })).status).toBe(404)
  expect((await fetchFile(foreign, { session: 'lain' })).status).toBe(404)
})
test.each([`${bayu}.0/x`, `${bayu}.9/x`, `${bayu}/x`, 'MSG-lain-COR0001-USR-BAYU.3/x', 'x', `${bayu}.3`])(
  'there is no attachment at %s',
  async (path) => {
    expect((await send(freshThreads().backend, `/files/attachments/${path}`)).status).toBe(404)
  },
)
