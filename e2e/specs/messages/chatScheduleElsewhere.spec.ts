import type { Page } from '@playwright/test'
import { expect, expectAccessible, holdBack, test } from '../../support/test'
import { elsewhere, loseAnswer } from '../../support/secondBrowser'

const AT = '/dashboard/0/chat-admin'
const form = (page: Page) => page.getByRole('form', { name: 'Chat Schedule On' })
const time = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })
const save = (page: Page) => form(page).getByRole('button', { name: 'Simpan' })
const saved = (page: Page) => expect(page.getByText('Sukses Menyimpan Jadwal Chat').last()).toBeVisible()
const fillDay = async (page: Page, day: string, from: string, until: string) => {
  await time(page, `${day} mulai`).fill(from)
  await time(page, `${day} selesai`).fill(until)
}

test('keeps the changes of two people to different days', async ({ page, browser, world, baseURL }) => {
  const other = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await page.goto(AT)
  await other.goto(AT)
  await fillDay(other, 'Minggu', '10:00:00', '11:00:00')
  await fillDay(page, 'Sabtu', '08:00:00', '12:00:00')
  await save(page).click()
  await saved(page)
  await save(other).click()
  await saved(other)
  await expect(time(other, 'Sabtu mulai')).toHaveValue('08:00:00')
  expect((await world.calls('saveChatOnSchedule')).at(-1)?.body).toMatchObject({
    startTimeSaturday: '08:00:00',
    endTimeSaturday: '12:00:00',
    startTimeSunday: '10:00:00',
  })
})

test('shows saved hours on coming back after leaving before they were loaded again', async ({ page, world }) => {
  await page.goto(AT)
  await fillDay(page, 'Sabtu', '08:00:00', '12:00:00')
  await world.latency(1_500, 'getChatOnSchedule')
  await save(page).click()
  await saved(page)
  await page.getByRole('link', { name: 'Dasbor', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hasil Tes Karyawan' })).toBeVisible()
  await page.getByRole('link', { name: 'Jadwal Chat', exact: true }).click()
  await expect(time(page, 'Sabtu mulai')).toHaveValue('08:00:00')
})

test('asks about conflicts with nothing preselected; cancelling saves nothing and keeps the input', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  const other = await elsewhere(browser, world, baseURL!)
  await page.goto(AT)
  await other.goto(AT)
  await fillDay(other, 'Sabtu', '09:00:00', '12:00:00')
  await fillDay(page, 'Sabtu', '08:00:00', '12:00:00')
  await save(other).click()
  await saved(other)
  await world.forget()
  await save(page).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Isian ini juga diubah di tempat lain' })
  const choice = question.getByRole('group', { name: 'Sabtu mulai' })
  await expect(choice.getByRole('radio', { name: 'Versi Anda 08:00:00' })).not.toBeChecked()
  await expect(choice.getByRole('radio', { name: 'Versi dari tempat lain 09:00:00' })).not.toBeChecked()
  // The end is the same in both, so there is no conflict.
  await expect(question.getByRole('group')).toHaveCount(1)
  await expectAccessible(page)
  const done = question.getByRole('button', { name: 'Simpan pilihan' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(time(page, 'Sabtu mulai')).toHaveValue('08:00:00')
  expect(await world.calls('saveChatOnSchedule')).toEqual([])
  // It asks again, and this time the user's version is chosen.
  await save(page).click()
  await choice.getByRole('radio', { name: 'Versi Anda 08:00:00' }).check()
  await done.click()
  await saved(page)
  await expect(save(page)).toBeFocused()
  expect(await world.calls('saveChatOnSchedule')).toHaveLength(1)
  await other.reload()
  await expect(time(other, 'Sabtu mulai')).toHaveValue('08:00:00')
})

test('keeps text typed during a save unsaved, leaves the focus on Simpan, and saves with Ctrl+S', async ({
  page,
  world,
}) => {
  await page.goto(AT)
  await fillDay(page, 'Sabtu', '8:00', '12:00')
  const release = await holdBack(page, /scheduling\/on\/save/)
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-busy', 'true')
  await time(page, 'Minggu mulai').fill('10:00:00')
  await save(page).focus()
  await page.keyboard.press('Enter')
  release()
  await saved(page)
  await expect(save(page)).toBeFocused()
  await expect(time(page, 'Sabtu mulai')).toHaveValue('08:00:00')
  await expect(time(page, 'Minggu mulai')).toHaveValue('10:00:00')
  expect(await world.calls('saveChatOnSchedule')).toHaveLength(1)
  await page.reload()
  await expect(form(page)).toContainText('dipulihkan dari draf')
  await expect(time(page, 'Minggu mulai')).toHaveValue('10:00:00')
  await time(page, 'Minggu selesai').fill('11:00:00')
  await page.keyboard.press('Control+s')
  await saved(page)
  await expect.poll(async () => (await world.calls('saveChatOnSchedule')).length).toBe(2)
  await expect(form(page)).not.toContainText('dipulihkan dari draf')
})

test('checks for a save whose answer was lost before sending it again', async ({ page, world }) => {
  await page.goto(AT)
  await fillDay(page, 'Sabtu', '08:00:00', '12:00:00')
  await loseAnswer(page, /scheduling\/on\/save/)
  await save(page).click()
  await expect(form(page).getByRole('alert')).toContainText('diperiksa dahulu apakah yang tadi sudah tersimpan')
  await save(page).click()
  await saved(page)
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  expect(await world.calls('saveChatOnSchedule')).toHaveLength(1)
})

test('keeps drafts per tab, and offers one that a closed tab left behind', async ({ page, context }) => {
  await page.goto(AT)
  await time(page, 'Sabtu mulai').fill('08:00:00')
  const second = await context.newPage()
  await second.goto(AT)
  await expect(time(second, 'Sabtu mulai')).toHaveValue('')
  // The first tab is still open: its draft belongs to it.
  await second.reload()
  await expect(form(second)).toBeVisible()
  await expect(form(second)).not.toContainText('Draf dari')
  await page.goto('about:blank')
  await second.reload()
  await expect(form(second)).toContainText(/Draf dari \d\d\/\d\d \d\d\.\d\d belum disimpan/)
  await form(second).getByRole('button', { name: 'Pulihkan' }).click()
  await expect(time(second, 'Sabtu mulai')).toHaveValue('08:00:00')
  await second.reload()
  await expect(time(second, 'Sabtu mulai')).toHaveValue('08:00:00')
  await form(second).getByRole('button', { name: 'Buang draf' }).click()
  await expect(time(second, 'Sabtu mulai')).toHaveValue('')
})

test('asks before leaving and on Back, and keeps everything when staying', async ({ page }) => {
  await page.goto('/dashboard/0/infographic')
  await page.getByRole('link', { name: 'Jadwal Chat' }).click()
  await time(page, 'Sabtu mulai').fill('08:00:00')
  // Two changed forms ask only once.
  await day(page, 'Tanggal mulai rentang 4').fill('01/05/2027')
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' })
  await page.goBack()
  await question.getByRole('button', { name: 'Tetap di sini' }).click()
  await expect(time(page, 'Sabtu mulai')).toHaveValue('08:00:00')
  await page.getByRole('link', { name: 'Infografik' }).click()
  await question.getByRole('button', { name: 'Tinggalkan halaman' }).click()
  await expect(page).toHaveURL(/infographic/)
})

const offForm = (page: Page) => page.getByRole('form', { name: 'Chat Schedule Off' })
const day = (page: Page, name: string) => offForm(page).getByRole('textbox', { name, exact: true })
const saveOff = (page: Page) => offForm(page).getByRole('button', { name: 'Simpan' }).click()
async function removeRange(page: Page, name: string): Promise<void> {
  await offForm(page)
    .getByRole('button', { name: `Hapus ${name}` })
    .click()
  await page.getByRole('dialog', { name: 'Konfirmasi Menghapus' }).getByRole('button', { name: 'YA, YAKIN' }).click()
}
const CHRISTMAS = '24/12/2026 sampai 26/12/2026'

test('handles a range deleted elsewhere: deleting succeeds, saving continues, editing asks', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  const other = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  for (const one of [page, other]) {
    await one.goto(AT)
    await expect(offForm(one).getByRole('listitem')).toHaveCount(4)
  }
  await removeRange(other, '17/08/2026 sampai 17/08/2026')
  await expect(offForm(other).getByRole('listitem')).toHaveCount(3)
  await removeRange(page, '17/08/2026 sampai 17/08/2026')
  await expect(offForm(page).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await removeRange(other, CHRISTMAS)
  await expect(offForm(other).getByRole('listitem')).toHaveCount(2)
  await day(page, 'Tanggal selesai rentang 1').fill('27/12/2026')
  await day(page, 'Tanggal mulai rentang 3').fill('01/05/2027')
  await day(page, 'Tanggal selesai rentang 3').fill('02/05/2027')
  await saveOff(page)
  const question = page.getByRole('dialog', { name: 'Isian ini juga diubah di tempat lain' })
  await expect(question.getByRole('group')).toContainText('(dihapus)')
  await question.getByRole('radio', { name: /Versi Anda 24\/12\/2026 sampai 27\/12\/2026/ }).check()
  await question.getByRole('button', { name: 'Simpan pilihan' }).click()
  await saved(page)
  const body = (await world.calls('saveChatOffSchedules')).at(-1)?.body as { chatOff: { startDate: string }[] }
  expect(body.chatOff.map(({ startDate }) => startDate.slice(0, 10)).toSorted()).toContain('24/12/2026')
  await page.reload()
  await expect(offForm(page).getByRole('listitem')).toHaveCount(4)
})

test('keeps the ranges of two people, and duplicates none after a lost answer', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  const other = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  for (const [one, from] of [
    [page, '01/05/2027'],
    [other, '01/06/2027'],
  ] as const) {
    await one.goto(AT)
    await day(one, 'Tanggal mulai rentang 4').fill(from)
    await day(one, 'Tanggal selesai rentang 4').fill(from)
  }
  await saveOff(other)
  await saved(other)
  await loseAnswer(page, /scheduling\/off\/save/)
  await saveOff(page)
  await expect(offForm(page).getByRole('alert')).toBeVisible()
  await saveOff(page)
  await saved(page)
  await page.reload()
  await expect(offForm(page).getByRole('listitem')).toHaveCount(6)
})
