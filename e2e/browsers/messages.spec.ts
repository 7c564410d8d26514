import { linkTo } from '../support/messages'
import { expect, signIn, test } from './test'

const BAYU = 'Bayu Pratama'
const CONVERSATION = `/dashboard/0/talentsearch${linkTo('USR-BAYU', BAYU)}`

test('keeps a typed message across a reload and sends it with a file, byte for byte', async ({ person, world }) => {
  await signIn(person)
  await person.open(CONVERSATION)
  await person.fill('textbox', 'Pesan', 'Terlampir')
  await person.reload()
  await person.until(async () => (await person.value('textbox', 'Pesan')) === 'Terlampir', 'the draft is back')

  const content = Buffer.concat([
    Buffer.from('%PDF-'),
    Buffer.from(Array.from({ length: 700 }, (_, n) => (n * 37) % 256)),
  ])
  const dialog = await person.the('dialog', `Pesan untuk ${BAYU}`)
  await person.attach(/^LAMPIRAN/, 'data & b.pdf', content, dialog)
  await person.sees('data & b.pdf', dialog)
  await person.press('button', 'KIRIM', dialog)
  await person.press('button', 'Ya', await person.the('dialog', `Kirim pesan: ${BAYU}`))
  const later = await person.the('list', 'Pesan Terdahulu')
  await person.the('link', /^Lihat Lampiran/, later)
  await person.sees('Terlampir', later)
  await world.expectCall('replyTalentTicket', {
    body: expect.objectContaining({
      fileBase64Dto: expect.objectContaining({
        base64: content.toString('base64'),
        originalFilename: 'data & b.pdf',
      }),
    }),
  })
  expect(await world.calls('replyTalentTicket')).toHaveLength(1)
})
