import type { Locator } from '@playwright/test'
import {
  entries,
  onlyCall,
  openConversation,
  pickVacancy,
  question,
  QUESTION,
  sendButton,
  sendAndConfirm,
  conversation,
  textOf,
} from '../../support/messages'
import { idToken } from '../../support/signIn'
import { openTalents } from '../../support/talents'
import { doubleClick, expect, expectAccessible, expectAccessibleInBoth, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const CITRA = 'Citra Dewi'
const START = 'createTalentTicket'
const REPLY = 'replyTalentTicket'

test('fills the template of a first message, waits for its vacancy, and opens the thread', async ({ page, world }) => {
  await openTalents(page, '?firstNames=Ayu')
  await page.getByRole('button', { name: `Pesan ${AYU}`, exact: true }).click()
  const dialog = conversation(page, AYU)
  const subject = dialog.getByRole('textbox', { name: 'Subject' })
  await expect(subject).toHaveValue('Undangan melamar: [POSISI]')
  await expect(textOf(dialog)).toHaveValue(/^Halo Ayu Wulandari,\n\nKami dari PT Nusantara Karya Digital .*\[POSISI\]/)
  await expect(dialog.getByText('Ticket id')).toBeHidden()
  // Said before the press, too.
  await expect(sendButton(dialog)).toHaveAccessibleDescription('Isi dahulu [POSISI] pada subjek atau pesan')
  await sendButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Isi dahulu [POSISI] pada subjek atau pesan')
  expect(await world.calls(START)).toEqual([])

  await textOf(dialog).press('End')
  await textOf(dialog).pressSequentially(' [PENTING] <b>')
  await pickVacancy(page, 'Software Engineer')
  await expect(subject).toHaveValue('Undangan melamar: Software Engineer')
  await expect(textOf(dialog)).toHaveValue(
    /posisi Software Engineer\. [^[]* \[PENTING\] <b>|\[PENTING\] <b>[^[]*posisi Software/,
  )
  await sendAndConfirm(page, AYU)
  await expect(page.getByText('Pesan untuk Ayu Wulandari terkirim')).toBeVisible()

  const { body } = await onlyCall(world, START)
  expect(body).toMatchObject({
    subject: 'Undangan melamar: Software Engineer',
    userId: 'USR-AYU',
    corporateId: 'COR0001',
    fileBase64Dto: null,
  })
  expect((body as { messageText: string }).messageText).toContain('Halo Ayu Wulandari,')
  expect((body as { messageText: string }).messageText).toContain('[PENTING] &lt;b&gt;')
  // The thread exists now, so the next message is a reply.
  await expect(dialog.getByText('MSG-talent-COR0001-USR-AYU')).toBeVisible()
  const first = dialog.getByRole('article', { name: 'Pesan pertama' })
  await expect(first).toContainText('Subjek: Undangan melamar: Software Engineer')
  await expect(first).toContainText('16/11/2026 09:00 · From: Admin PT Nusantara Karya Digital')
  await expect(first).toContainText('[PENTING] <b>')
  await expect(subject).toBeHidden()
  await expect(textOf(dialog)).toHaveValue('')
})

test('sends nothing empty or too long, and says what a paste leaves out', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(' ')
  await sendButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Subject wajib diisi')
  await expectAccessibleInBoth(page)
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Halo')
  await textOf(dialog).fill(' \n ')
  await sendButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Pesan wajib diisi')
  await textOf(dialog).fill('&'.repeat(5_000))
  await sendButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Pesan terlalu panjang. Persingkat lalu kirim lagi.')
  await textOf(dialog).fill('a'.repeat(36_000))
  await expect(textOf(dialog)).toHaveAccessibleDescription('Paling banyak 19.000 karakter 36.000/19.000 karakter')
  await sendButton(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Pesan terlalu panjang. Paling banyak 19.000 karakter.')
  await expect(textOf(dialog)).toHaveValue('a'.repeat(36_000))
  expect(await world.calls(START)).toEqual([])
  await textOf(dialog).fill('')
  await textOf(dialog).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p><a href="https://klob.id/tes">tes</a><img src="x"></p>')
    clipboardData.setData('text/plain', 'tes')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(dialog.getByText('1 gambar atau berkas tidak ikut ditempel')).toBeVisible()
  await expect(dialog.getByText('1 tautan menjadi teks biasa: tulis alamatnya bila perlu.')).toBeVisible()
})

test.describe('the vacancy picker', () => {
  test('finds by name or code, ignoring case, and reports when nothing matches', async ({ page }) => {
    const dialog = await openConversation(page, 'USR-AYU', AYU)
    await dialog.getByRole('button', { name: 'Pilih lowongan untuk undangan' }).click()
    const picker = page.getByRole('dialog', { name: 'Pilih lowongan' })
    const search = picker.getByRole('textbox', { name: 'Cari nama atau kode lowongan' })
    await expect(search).toBeFocused()
    await expect(picker.getByText('60 lowongan')).toBeVisible()
    await expectAccessible(page)
    await search.fill('vac-aktif-01')
    await expect(picker.getByRole('row').nth(1)).toHaveText('Software EngineerVAC-AKTIF-01')
    await expect(picker.getByRole('row')).toHaveCount(2)
    await search.fill('SOFTWARE eng')
    await expect(picker.getByRole('cell', { name: 'VAC-AKTIF-01' })).toBeVisible()
    await search.fill('tidak ada yang begini')
    await expect(picker.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
    await expect(picker).toContainText('Maaf kami tidak menemukan lowongan pekerjaan yang kamu cari.')
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Pilih lowongan untuk undangan' })).toBeFocused()
  })

  test('reports a corporate without vacancies', async ({ page }) => {
    const dialog = await openConversation(page, 'USR-AYU', AYU, 2)
    await expect(textOf(dialog)).toHaveValue(/PT Cakrawala Energi/)
    await dialog.getByRole('button', { name: 'Pilih lowongan untuk undangan' }).click()
    await expect(page.getByText('Belum ada lowongan pekerjaan yang disedang publish.')).toBeVisible()
  })
})

test('shows a thread: first message, later ones by date in WIB, a file to open', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await expect(dialog.getByText('MSG-talent-COR0001-USR-BAYU')).toBeVisible()
  const first = dialog.getByRole('article', { name: 'Pesan pertama' })
  await expect(first).toContainText('02/11/2026 10:20 · From: Admin PT Nusantara Karya Digital')
  await expect(first).toContainText('Subjek: Undangan melamar: Account Manager')
  await expect(first.getByText('Account Manager', { exact: true })).toHaveCSS('font-weight', '700')
  await expect(entries(dialog)).toHaveCount(3)
  const texts = await entries(dialog).allInnerTexts()
  expect(texts.map((text) => text.split('\n').filter(Boolean).slice(0, 2).join(' | '))).toEqual([
    expect.stringMatching(/^02\/11\/2026 13:05 · Bayu Pratama/),
    'Selasa, 3 November 2026 | 03/11/2026 08:15 · Siti Aminah',
    expect.stringMatching(/^03\/11\/2026 19:42 · Bayu Pratama/),
  ])
  // Safe formatting is kept.
  await expect(entries(dialog).nth(1).getByRole('list')).toHaveText(['CV terbaruTanggal mulai bekerja'])
  const link = entries(dialog).nth(2).getByRole('link', { name: 'Lihat Lampiran CV Bayu Pratama.pdf', exact: true })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveAttribute('target', '_blank')
  const file = await page.request.get((await link.getAttribute('href'))!)
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('confirms a reply with its recipient, sends it once, and shows it at the end', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(dialog).fill('Baris <satu> & "dua"\nBaris dua')
  await sendButton(dialog).click()
  const confirmation = question(page, 'Kirim pesan', BAYU)
  await expect(confirmation.getByText(QUESTION.send, { exact: true })).toBeVisible()
  await confirmation.getByRole('button', { name: 'Tidak' }).click()
  await expect(confirmation).toBeHidden()
  await expect(sendButton(dialog)).toBeFocused()
  expect(await world.calls(REPLY)).toEqual([])
  await world.latency(300, REPLY)
  await doubleClick(sendButton(dialog))
  await doubleClick(confirmation.getByRole('button', { name: 'Ya' }))
  await expect(entries(dialog).last()).toContainText('Baris <satu> & "dua"')
  await expect(entries(dialog)).toHaveCount(4)
  await expect(entries(dialog).last()).toContainText('16/11/2026 09:00 · Budi Santoso')
  await expect(textOf(dialog)).toHaveValue('')
  const { body, path } = await onlyCall(world, REPLY)
  expect(path).toContain('/post/messagePost/MSG-talent-COR0001-USR-BAYU')
  expect(body).toEqual({
    messageText: 'Baris &lt;satu&gt; &amp; &quot;dua&quot;<br>Baris dua',
    fileBase64Dto: null,
  })
})

test('closes a thread and reopens it, each after confirmation', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await dialog.getByRole('button', { name: 'AKHIRI PERCAKAPAN' }).click()
  const closing = question(page, 'Akhiri percakapan', BAYU)
  await expect(closing.getByText(QUESTION.close, { exact: true })).toBeVisible()
  await expectAccessibleInBoth(page)
  await closing.getByRole('button', { name: 'Tidak' }).click()
  expect(await world.calls('closeTalentTicket')).toEqual([])
  await dialog.getByRole('button', { name: 'AKHIRI PERCAKAPAN' }).click()
  await closing.getByRole('button', { name: 'Ya' }).click()
  await expect(textOf(dialog)).toBeDisabled()
  await expect(sendButton(dialog)).toBeDisabled()
  await expect(dialog.getByLabel('LAMPIRAN')).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'AKHIRI PERCAKAPAN' })).toBeHidden()
  await dialog.getByRole('button', { name: 'BUKA PERCAKAPAN' }).click()
  const opening = question(page, 'Buka percakapan', BAYU)
  await expect(opening.getByText(QUESTION.reopen, { exact: true })).toBeVisible()
  await opening.getByRole('button', { name: 'Ya' }).click()
  await expect(textOf(dialog)).toBeEnabled()
  await expect(sendButton(dialog)).toBeEnabled()
  expect((await onlyCall(world, 'closeTalentTicket')).path).toContain('/post/close/MSG-talent-COR0001-USR-BAYU')
  await onlyCall(world, 'openTalentTicket')
})

test('allows no message in a closed thread', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-CITRA', CITRA)
  await expect(dialog.getByRole('button', { name: 'BUKA PERCAKAPAN' })).toBeVisible()
  await expect(textOf(dialog)).toBeDisabled()
  await expect(sendButton(dialog)).toBeDisabled()
})

test('reloads messages by button', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await expect(entries(dialog)).toHaveCount(3)
  await page.request.post('/rest/console/populationnotif/post/messagePost/MSG-talent-COR0001-USR-BAYU', {
    headers: { 'x-mock-session': world.session, Authorization: (await idToken(page))! },
    data: { messageText: 'Dari rekan', fileBase64Dto: null },
  })
  await dialog.getByRole('button', { name: 'Muat ulang pesan' }).click()
  await expect(entries(dialog).last()).toContainText('Dari rekan')
})

test('a hostile thread is accessible in both themes', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-JAHAT', 'Jahat')
  await expect(sendButton(dialog)).toBeVisible()
  await expect(entries(dialog).first()).toBeVisible()
  await expectAccessibleInBoth(page)
})

test('offers a file that was sent again, for another candidate, too', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch')
  await page.getByRole('button', { name: `Pesan ${BAYU}`, exact: true }).click()
  const dialog = conversation(page, BAYU)
  await textOf(dialog).fill('Terlampir')
  await dialog
    .getByLabel('LAMPIRAN')
    .setInputFiles({ name: 'profil.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(dialog.getByRole('button', { name: 'Lepas lampiran profil.pdf' })).toBeVisible()
  await sendAndConfirm(page, BAYU)
  const again = (where: Locator) => where.getByRole('button', { name: 'Lampirkan lagi profil.pdf' })
  await expect(again(dialog)).toBeVisible()
  await dialog.getByRole('button', { name: 'Kandidat sebelumnya' }).click()
  const next = conversation(page, AYU)
  await again(next).click()
  await expect(next.getByRole('button', { name: 'Lepas lampiran profil.pdf' })).toBeVisible()
  await expect(again(next)).toBeHidden()
})

test('shows job, company and school of the candidate, and the profile in a new tab with one view', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/dashboard/0/talentsearch')
  await page.getByRole('button', { name: `Pesan ${BAYU}`, exact: true }).click()
  const dialog = conversation(page, BAYU)
  await expect(
    dialog.getByText('Account Manager · PT Bahari Logistik Nusantara · Universitas Indonesia', { exact: true }),
  ).toBeVisible()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'Lihat profil' }).click()
  await (await opened).close()
  await expect.poll(async () => (await world.calls('logTalentProfileView')).length).toBe(1)
})
