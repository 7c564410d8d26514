import type { Page } from '@playwright/test'
import { onlyCall } from '../../support/messages'
import { doubleClick, expect, expectAccessible, expectReadable, holdBack, test } from '../../support/test'

const AT = (index: number) => `/dashboard/${index}/chat-admin`
const onForm = (page: Page) => page.getByRole('form', { name: 'Chat Schedule On' })
const offForm = (page: Page) => page.getByRole('form', { name: 'Chat Schedule Off' })
const time = (page: Page, name: string) => onForm(page).getByRole('combobox', { name, exact: true })
const day = (page: Page, name: string) => offForm(page).getByRole('textbox', { name, exact: true })
const save = (form: ReturnType<typeof onForm>) => form.getByRole('button', { name: 'Simpan' }).click()
const [FROM, UNTIL] = ['Tanggal mulai rentang 4', 'Tanggal selesai rentang 4']

test('shows the week from Senin to Minggu, checks every rule, saves once, and keeps it', async ({ page, world }) => {
  await page.goto(AT(0))
  await expect(page.getByRole('heading', { level: 1, name: 'Pengaturan Jadwal Chat' })).toBeVisible()
  await expect(onForm(page).getByRole('rowheader')).toHaveText([
    'Senin',
    'Selasa',
    'Rabu',
    'Kamis',
    'Jumat',
    'Sabtu',
    'Minggu',
  ])
  await expect(time(page, 'Jumat selesai')).toHaveValue('16:00:00')
  const reads = async () =>
    (await world.calls()).map(({ path }) => path).filter((path) => path.includes('/scheduling/'))
  await expect
    .poll(async () => (await reads()).toSorted())
    .toEqual(['/rest/console/chat/scheduling/off/COR0001', '/rest/console/chat/scheduling/on/COR0001'])
  await expect(time(page, 'Sabtu mulai')).toHaveValue('')
  await expectAccessible(page)

  const wrong: [Record<string, string>, string][] = [
    [{ 'Sabtu mulai': '', 'Sabtu selesai': '12:00:00' }, 'Waktu mulai wajib diisi'],
    [{ 'Sabtu mulai': '08:00:00', 'Sabtu selesai': '' }, 'Waktu selesai wajib diisi'],
    [{ 'Sabtu mulai': '8.60', 'Sabtu selesai': '12:00:00' }, 'Format HH:mm:ss (Format JJ:MM)'],
    [{ 'Sabtu mulai': '13:00:00', 'Sabtu selesai': '12:00:00' }, 'Waktu selesai harus lebih besar dari waktu mulai'],
  ]
  for (const [typed, told] of wrong) {
    for (const [name, text] of Object.entries(typed)) await time(page, name).fill(text)
    await save(onForm(page))
    await expect(onForm(page)).toContainText(told)
    await expect(onForm(page).locator('input[aria-invalid=true]')).toHaveCount(1)
    await expect(onForm(page).locator('input[aria-invalid=true]')).toBeFocused()
  }
  expect(await world.calls('saveChatOnSchedule')).toEqual([])
  // Hours and minutes suffice, and the end may equal the start.
  await time(page, 'Sabtu mulai').fill('12:00')
  await time(page, 'Sabtu selesai').fill('12:00')
  await doubleClick(onForm(page).getByRole('button', { name: 'Simpan' }))
  await expect(page.getByText('Sukses Menyimpan Jadwal Chat')).toBeVisible()
  expect((await onlyCall(world, 'saveChatOnSchedule')).body).toMatchObject({
    id: 'CHS-0001',
    corporateId: 'COR0001',
    startTimeMonday: '08:00:00',
    startTimeSaturday: '12:00:00',
    endTimeSaturday: '12:00:00',
    startTimeSunday: null,
    endTimeSunday: null,
  })
  await page.reload()
  await expect(time(page, 'Sabtu mulai')).toHaveValue('12:00:00')
})

test("copies Monday's hours to the working days, but not to the weekend", async ({ page }) => {
  await page.goto(AT(0))
  const copy = page.getByRole('button', { name: 'Terapkan ke Selasa–Jumat' })
  await time(page, 'Senin mulai').fill('')
  await copy.click()
  await expect(page.getByText('Isi dahulu jam mulai dan selesai hari Senin')).toBeVisible()
  const weekend = await time(page, 'Sabtu mulai').inputValue()
  await time(page, 'Senin mulai').fill('07:30:00')
  await time(page, 'Senin selesai').fill('15:30:00')
  await copy.click()
  for (const workday of ['Selasa', 'Rabu', 'Kamis', 'Jumat']) {
    await expect(time(page, `${workday} mulai`)).toHaveValue('07:30:00')
    await expect(time(page, `${workday} selesai`)).toHaveValue('15:30:00')
  }
  await expect(time(page, 'Sabtu mulai')).toHaveValue(weekend)
})

test('a day is switched off and on again with its hours', async ({ page }) => {
  await page.goto(AT(0))
  const friday = onForm(page).getByRole('switch', { name: 'Chat hari Jumat' })
  await expect(friday).toBeChecked()
  await friday.press('Space')
  await expect(time(page, 'Jumat mulai')).toHaveValue('')
  await expect(time(page, 'Jumat selesai')).toHaveValue('')
  await friday.press('Space')
  await expect(time(page, 'Jumat selesai')).toHaveValue('16:00:00')
})

test('a time is picked from quarters of the hours', async ({ page }) => {
  await page.goto(AT(0))
  await time(page, 'Sabtu mulai').fill('9:4')
  await page.getByRole('listbox', { name: 'Sabtu mulai' }).getByRole('option', { name: '09:45' }).click()
  await expect(time(page, 'Sabtu mulai')).toHaveValue('09:45:00')
  await expect(onForm(page).getByRole('switch', { name: 'Chat hari Sabtu' })).toBeChecked()
})

test('checks off ranges by every rule, allows one blank row, reports overlaps, sends all with their ids', async ({
  page,
  world,
}) => {
  await page.goto(AT(0))
  const rows = offForm(page).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(day(page, 'Tanggal mulai rentang 2')).toHaveValue('24/12/2026')
  const wrong: [string, string, string][] = [
    ['1/5/2027', '', 'Tanggal selesai harus diisi'],
    ['', '1-5-2027', 'Tanggal mulai harus diisi'],
    ['1/5', '1/5/2027', 'Format DD/MM/YYYY'],
    ['31/02/2027', '01/03/2027', 'Format DD/MM/YYYY'],
    ['2/5/2027', '1/5/2027', 'Tanggal selesai harus lebih besar dari tanggal mulai'],
  ]
  for (const [from, until, told] of wrong) {
    await day(page, FROM).fill(from)
    await day(page, UNTIL).fill(until)
    await save(offForm(page))
    await expect(offForm(page)).toContainText(told)
    await expect(offForm(page).locator('input[aria-invalid=true]')).toBeFocused()
  }
  expect(await world.calls('saveChatOffSchedules')).toEqual([])
  await day(page, FROM).fill('1/1/2027')
  await day(page, UNTIL).fill('3-1-2027')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(3)).toContainText('Rentang ini beririsan dengan rentang lain.')
  await expectAccessible(page)
  await save(offForm(page))
  await expect(page.getByText('Sukses Menyimpan Jadwal Chat')).toBeVisible()
  const { body } = await onlyCall(world, 'saveChatOffSchedules')
  expect((body as { chatOff: { id: string | null }[] }).chatOff.map(({ id }) => id)).toEqual([
    'CHO-0001',
    'CHO-0002',
    'CHO-0003',
    null,
  ])
  expect((body as { chatOff: object[] }).chatOff[3]).toEqual({
    id: null,
    corporateId: 'COR0001',
    startDate: '01/01/2027 00:00',
    endDate: '03/01/2027 23:59',
  })
  await expect(rows).toHaveCount(5)
})

test('deletes a range after confirmation and keeps unsaved rows; an unsaved one needs no call', async ({
  page,
  world,
}) => {
  await page.goto(AT(0))
  await day(page, FROM).fill('01/05/2027')
  await offForm(page).getByRole('button', { name: 'Hapus 24/12/2026 sampai 26/12/2026' }).click()
  const question = page.getByRole('dialog', { name: 'Konfirmasi Menghapus' })
  await expect(question).toContainText('24/12/2026 sampai 26/12/2026')
  await question.getByRole('button', { name: 'BATALKAN' }).click()
  expect(await world.calls('deleteChatOffSchedule')).toEqual([])
  await offForm(page).getByRole('button', { name: 'Hapus 24/12/2026 sampai 26/12/2026' }).click()
  await question.getByRole('button', { name: 'YA, YAKIN' }).click()
  await expect(offForm(page).getByRole('listitem')).toHaveCount(4)
  expect(await onlyCall(world, 'deleteChatOffSchedule')).toMatchObject({
    method: 'DELETE',
    path: '/rest/console/chat/scheduling/off/delete/CHO-0002',
  })
  await expect(day(page, 'Tanggal mulai rentang 3')).toHaveValue('01/05/2027')
  await offForm(page).getByRole('button', { name: 'Hapus 01/05/2027 sampai -' }).click()
  await expect(offForm(page).getByRole('listitem')).toHaveCount(3)
  expect(await world.calls('deleteChatOffSchedule')).toHaveLength(1)
  // A failed save is reported at the form, and its input stays.
  await world.fault({ endpoint: 'saveChatOnSchedule', kind: 'status', status: 422, message: 'Jadwal ditolak' })
  await time(page, 'Minggu mulai').fill('10:00:00')
  await time(page, 'Minggu selesai').fill('11:00:00')
  await save(onForm(page))
  await expect(onForm(page).getByRole('alert')).toContainText('Jadwal ditolak')
  await expect(time(page, 'Minggu mulai')).toHaveValue('10:00:00')
  await world.fault({ endpoint: 'deleteChatOffSchedule', kind: 'status', status: 400, message: 'Rentang terkunci' })
  await offForm(page).getByRole('button', { name: 'Hapus 17/08/2026 sampai 17/08/2026' }).click()
  await question.getByRole('button', { name: 'YA, YAKIN' }).click()
  await page.getByRole('dialog', { name: 'Rentang terkunci' }).getByRole('button', { name: 'OK' }).click()
  await day(page, 'Tanggal selesai rentang 1').fill('18/08/2026')
  await world.fault({ endpoint: 'saveChatOffSchedules', kind: 'status', status: 409, message: 'Libur ditolak' })
  await save(offForm(page))
  await expect(offForm(page).getByRole('alert')).toContainText('Libur ditolak')
  await expect(offForm(page).getByRole('listitem')).toHaveCount(3)
})

test('saves no off range without on-hours, until those are saved', async ({ page, world }) => {
  await page.goto(AT(1))
  const hint = 'Untuk mengisi schedule off, schedule on harus diisi terlebih dahulu'
  await expect(offForm(page)).toContainText(hint)
  await day(page, 'Tanggal mulai rentang 1').fill('01/05/2027')
  await day(page, 'Tanggal selesai rentang 1').fill('01/05/2027')
  await expect(offForm(page).getByRole('button', { name: 'Simpan' })).toBeDisabled()
  await expect(offForm(page).getByRole('button', { name: 'Simpan' })).toHaveAccessibleDescription(hint)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await time(page, 'Senin mulai').fill('08:00')
  await time(page, 'Senin selesai').fill('17:00')
  await save(onForm(page))
  await expect(offForm(page)).not.toContainText(hint)
  expect((await onlyCall(world, 'saveChatOnSchedule')).body).toMatchObject({ id: null, corporateId: 'COR0002' })
  await expect(day(page, 'Tanggal mulai rentang 1')).toHaveValue('01/05/2027')
  await save(offForm(page))
  await expect.poll(async () => (await world.calls('saveChatOffSchedules')).length).toBe(1)
})

test('keeps unsaved hours and ranges as drafts until they are saved or discarded', async ({ page, world }) => {
  await page.goto(AT(0))
  await time(page, 'Sabtu mulai').fill('08:00:00')
  await day(page, 'Tanggal selesai rentang 2').fill('27/12/2026')
  await day(page, FROM).fill('01/05/2027')
  await page.getByRole('link', { name: 'Jadwal Chat' }).focus()
  await page.getByRole('link', { name: 'Infografik' }).click()
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' })
  await question.getByRole('button', { name: 'Tinggalkan halaman' }).click()
  await page.goto(AT(0))
  for (const shown of [onForm(page), offForm(page)])
    await expect(shown).toContainText('Isian yang belum disimpan dipulihkan dari draf di browser ini.')
  await expect(time(page, 'Sabtu mulai')).toHaveValue('08:00:00')
  await expect(day(page, 'Tanggal selesai rentang 2')).toHaveValue('27/12/2026')
  await expect(day(page, FROM)).toHaveValue('01/05/2027')
  await onForm(page).getByRole('button', { name: 'Hapus draf' }).click()
  await expect(time(page, 'Sabtu mulai')).toHaveValue('')
  await day(page, UNTIL).fill('02/05/2027')
  const release = await holdBack(page, /scheduling\/off\/save/)
  await save(offForm(page))
  // Input typed during the save is kept, too.
  await day(page, 'Tanggal mulai rentang 5').fill('01/06/2027')
  release()
  await expect(page.getByText('Sukses Menyimpan Jadwal Chat')).toBeVisible()
  await expect(day(page, 'Tanggal mulai rentang 5')).toHaveValue('01/06/2027')
  await expect(offForm(page).getByRole('listitem')).toHaveCount(6)
  await page.reload()
  await expect(day(page, 'Tanggal mulai rentang 5')).toHaveValue('01/06/2027')
  await expect(time(page, 'Sabtu mulai')).toHaveValue('')
  // Saved input is no longer a draft.
  await day(page, 'Tanggal selesai rentang 5').fill('02/06/2027')
  await save(offForm(page))
  await expect
    .poll(async () => (await world.calls('saveChatOffSchedules')).map(({ status }) => status))
    .toEqual([200, 200])
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(day(page, 'Tanggal selesai rentang 5')).toHaveValue('02/06/2027')
  await expect(page.getByText('dipulihkan dari draf')).toHaveCount(0)
})

test('reports a schedule that fails to load in its place and retries it', async ({ page, world }) => {
  for (const endpoint of ['getChatOnSchedule', 'listChatOffSchedules'])
    await world.fault({ endpoint, kind: 'status', status: 403, times: 0 })
  await page.goto(AT(0))
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(2)
  await world.heal()
  const [on, off] = ['On', 'Off'].map((name) => page.getByRole('region', { name: `Chat Schedule ${name}` }))
  await off!.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(off!).toContainText('Muat dahulu Chat Schedule On.')
  await on!.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(time(page, 'Senin mulai')).toHaveValue('08:00:00')
  await expect(offForm(page).getByRole('listitem')).toHaveCount(4)
})
