import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { onlyCall, openConversation, sendAndConfirm, conversation, textOf } from '../../support/messages'
import { openStage, checkCard } from '../../support/stages'
import { expect, expectAccessible, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const menu = (page: Page) => page.getByRole('dialog', { name: 'Templat pesan' })
const openMenu = (page: Page, dialog: ReturnType<typeof conversation>) =>
  dialog
    .getByRole('button', { name: 'Templat', exact: true })
    .click()
    .then(() => menu(page))

test("saves an own template without its recipient's name, and fills it for the next one", async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await textOf(dialog).fill(`Halo ${AYU}, salam dari PT Nusantara Karya Digital.`)
  await openMenu(page, dialog)
  await menu(page).getByLabel('Simpan pesan ini sebagai').fill('Sapaan')
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('status')).toHaveText('Templat Sapaan disimpan.')
  await expectAccessible(page)
  const setting = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('klob:setting:templates:'))
    return key && localStorage.getItem(key)
  })
  expect(JSON.parse(setting!)).toEqual([
    { name: 'Sapaan', subject: expect.any(String), text: 'Halo [NAMA], salam dari [PERUSAHAAN].' },
  ])
  // A reply takes the text alone, after confirmation if something was typed.
  const next = await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(next).fill('Sudah diketik')
  await openMenu(page, next)
  await menu(page).getByRole('button', { name: 'Sapaan', exact: true }).click()
  await page.getByRole('dialog', { name: 'Pakai templat' }).getByRole('button', { name: 'Ganti' }).click()
  await expect(textOf(next)).toHaveValue(`Halo ${BAYU}, salam dari PT Nusantara Karya Digital.`)
  await sendAndConfirm(page, BAYU)
  expect((await onlyCall(world, 'replyTalentTicket')).body).toMatchObject({
    messageText: `Halo ${BAYU}, salam dari PT Nusantara Karya Digital.`,
  })
})

test('rejects personal data, has a built-in refusal, and transfers templates by file', async ({ page }) => {
  await openStage(page)
  for (const name of [AYU, BAYU]) await checkCard(page, name)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesan untuk 2 pelamar' })
  for (const [text, found] of [
    ['Tulis ke ayu@contoh.id', 'alamat email'],
    ['Hubungi 0812 3456 7890', 'nomor telepon'],
    ['Halo Bayu', 'nama penerima'],
  ] as const) {
    await textOf(dialog).fill(text)
    await openMenu(page, dialog)
    await menu(page).getByLabel('Simpan pesan ini sebagai').fill('Kabar')
    await menu(page).getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(menu(page)).toContainText(`Templat memuat ${found}. Data pribadi tidak disimpan di browser.`)
    await page.keyboard.press('Escape')
  }
  await textOf(dialog).fill('Halo [NAMA], kabar baik.')
  await openMenu(page, dialog)
  await menu(page).getByLabel('Simpan pesan ini sebagai').fill('Kabar')
  await page.keyboard.press('Enter')
  const download = page.waitForEvent('download')
  await menu(page).getByRole('button', { name: 'Ekspor' }).click()
  const file = await readFile(await (await download).path())
  await menu(page).getByRole('button', { name: 'Hapus templat Kabar' }).click()
  await expect(menu(page).getByRole('button', { name: 'Kabar', exact: true })).toBeHidden()
  await menu(page)
    .getByLabel('Berkas templat')
    .setInputFiles({ name: 'templat-pesan.json', mimeType: 'application/json', buffer: file })
  await expect(menu(page).getByRole('status')).toHaveText('1 templat ditambahkan.')
  await expect(menu(page).getByRole('button', { name: 'Kabar', exact: true })).toBeVisible()
  await menu(page)
    .getByLabel('Berkas templat')
    .setInputFiles({ name: 'lain.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(menu(page).getByRole('status')).toHaveText('Berkas ini bukan berkas templat.')
  await menu(page).getByRole('button', { name: 'Penolakan', exact: true }).click()
  await page.getByRole('dialog', { name: 'Pakai templat' }).getByRole('button', { name: 'Ganti' }).click()
  await expect(textOf(dialog)).toHaveValue(/belum dapat melanjutkan lamaran Anda/)
  await expect(dialog.getByLabel('Subject')).toHaveValue('Hasil lamaran: [POSISI]')
})

test('fills interview times into their placeholders and attaches a calendar file', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU', dialog: 'message' })
  const dialog = conversation(page, AYU)
  const times = dialog.getByRole('group', { name: 'Jadwal wawancara' })
  await times.getByRole('button', { name: 'Masukkan ke pesan' }).click()
  await expect(times.getByRole('alert')).toHaveText('Isi paling sedikit satu jadwal.')
  for (const [n, day] of ['05/01/2099', '06/01/2099', '07/01/2099'].entries())
    await times.getByLabel(`Jadwal ${n + 1}`, { exact: true }).fill(day)
  await times.getByLabel('Jam, Jadwal 2').fill('13:30')
  await times.getByRole('button', { name: 'Masukkan ke pesan' }).click()
  await expect(textOf(dialog)).toHaveValue(
    /1\. Senin, 5 Januari 2099 pukul 09\.00 WIB\n2\. Selasa, 6 Januari 2099 pukul 13\.30 WIB\n3\. Rabu/,
  )
  await expect(dialog.getByText('jadwal-wawancara.ics', { exact: true })).toBeVisible()
  await expectAccessible(page)
  // The file is kept like the text, after closing and after a reload.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('m')
  await expect(times.getByLabel('Jam, Jadwal 2')).toHaveValue('13:30')
  await expect(dialog.getByText('jadwal-wawancara.ics', { exact: true })).toBeVisible()
  await page.reload()
  await expect(times.getByLabel('Jam, Jadwal 2')).toHaveValue('13:30')
  await expect(dialog.getByText('jadwal-wawancara.ics', { exact: true })).toBeVisible()
  await sendAndConfirm(page, AYU)
  const { body } = await onlyCall(world, 'createApplicantTicket')
  const { fileBase64Dto } = body as { fileBase64Dto: { base64: string; originalFilename: string } }
  expect(fileBase64Dto.originalFilename).toBe('jadwal-wawancara.ics')
  const file = Buffer.from(fileBase64Dto.base64, 'base64').toString()
  expect(file).toContain('DTSTART:20990106T063000Z')
  expect(file).toContain('SUMMARY:Wawancara: Software Engineer')
})

test('refills changed times, leaves out the line of a cleared one, and drops them with another template', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU', dialog: 'message' })
  const dialog = conversation(page, AYU)
  const times = dialog.getByRole('group', { name: 'Jadwal wawancara' })
  const fill = async (hours: readonly string[]) => {
    for (const [n, hour] of hours.entries()) {
      await times.getByLabel(`Jadwal ${n + 1}`, { exact: true }).fill('05/01/2099')
      await times.getByLabel(`Jam, Jadwal ${n + 1}`).fill(hour)
    }
    await times.getByRole('button', { name: 'Masukkan ke pesan' }).click()
  }
  await fill(['09:00', '10:00', '11:00'])
  await fill(['10:00', '11:00', '12:00'])
  await expect(textOf(dialog)).toHaveValue(/1\. .*10\.00 WIB\n2\. .*11\.00 WIB\n3\. .*12\.00 WIB/)
  // The generated calendar file is replaced without a confirmation box.
  await expect(times.getByRole('checkbox', { name: /^Lampirkan/ })).toBeChecked()
  await times.getByLabel('Jadwal 3', { exact: true }).fill('')
  await times.getByRole('button', { name: 'Masukkan ke pesan' }).click()
  await expect(textOf(dialog)).toHaveValue(/1\. .*10\.00 WIB\n2\. .*11\.00 WIB\n\nMohon/)
  await textOf(dialog).fill('Pada [JADWAL3]')
  await dialog.getByRole('button', { name: 'KIRIM' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Isi dahulu [JADWAL3] pada subjek atau pesan')
  await openMenu(page, dialog)
  await menu(page).getByRole('button', { name: 'Undangan', exact: true }).click()
  await page.getByRole('dialog', { name: 'Pakai templat' }).getByRole('button', { name: 'Ganti' }).click()
  await expect(textOf(dialog)).toHaveValue(/1\. \[JADWAL1\]/)
  // Errors about the previous text disappear with it.
  await expect(dialog.getByText('Isi dahulu [JADWAL3] pada subjek atau pesan')).toBeHidden()
  await expect(times.getByLabel('Jadwal 1', { exact: true })).toHaveValue('')
  await expect(dialog.getByText('jadwal-wawancara.ics', { exact: true })).toBeHidden()
  // A file attached later stays, unless its replacement is ticked.
  await dialog
    .getByLabel('LAMPIRAN')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(times.getByRole('checkbox', { name: /^Ganti lampiran/ })).not.toBeChecked()
  await fill(['09:00', '10:00', '11:00'])
  await expect(dialog.getByText('cv.pdf', { exact: true })).toBeVisible()
  await expect(dialog.getByText('jadwal-wawancara.ics', { exact: true })).toBeHidden()
  expect(await world.calls('createApplicantTicket')).toEqual([])
})
