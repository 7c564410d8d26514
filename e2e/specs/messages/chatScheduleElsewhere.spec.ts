import type { Page } from '@playwright/test'
import { expect, expectAccessible, holdBack, test } from '../../support/test'
import { elsewhere } from '../../support/secondBrowser'

const AT = '/dashboard/0/chat-admin'
const form = (page: Page) => page.getByRole('form', { name: 'Chat Schedule On' })
const time = (page: Page, name: string) => form(page).getByRole('combobox', { name, exact: true })
const save = (page: Page) => form(page).getByRole('button', { name: 'Simpan' })
const saved = (page: Page) => expect(page.getByText('Sukses Menyimpan Jadwal Chat').last()).toBeVisible()
const fillDay = async (page: Page, day: string, from: string, until: string) => {
  await time(page, `${day} mulai`).fill(from)
  await time(page, `${day} selesai`).fill(until)
}

// What two people change in any order is told by the model tests; here are the journeys of a person.
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
  await fillDay(other, 'Minggu', '10:00:00', '11:00:00')
  await fillDay(page, 'Sabtu', '08:00:00', '12:00:00')
  await save(other).click()
  await saved(other)
  await world.forget()
  await save(page).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Data ini juga diubah dari perangkat atau tab lain' })
  const choice = question.getByRole('group', { name: 'Sabtu mulai' })
  await expect(choice.getByRole('radio', { name: 'Versi Anda 08:00:00' })).not.toBeChecked()
  await expect(choice.getByRole('radio', { name: 'Versi lain 09:00:00' })).not.toBeChecked()
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
  const [call, ...more] = await world.calls('saveChatOnSchedule')
  // The other day is the colleague's.
  expect(call!.body).toMatchObject({ startTimeSaturday: '08:00:00', startTimeSunday: '10:00:00' })
  expect(more).toEqual([])
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
  const question = page.getByRole('dialog', { name: 'Data ini juga diubah dari perangkat atau tab lain' })
  await expect(question.getByRole('group')).toContainText('(dihapus)')
  await question.getByRole('radio', { name: /Versi Anda 24\/12\/2026 sampai 27\/12\/2026/ }).check()
  await question.getByRole('button', { name: 'Simpan pilihan' }).click()
  await saved(page)
  const body = (await world.calls('saveChatOffSchedules')).at(-1)?.body as { chatOff: { startDate: string }[] }
  expect(body.chatOff.map(({ startDate }) => startDate.slice(0, 10)).toSorted()).toContain('24/12/2026')
  await page.reload()
  await expect(offForm(page).getByRole('listitem')).toHaveCount(4)
})
