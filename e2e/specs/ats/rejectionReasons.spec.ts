import type { Locator, Page } from '@playwright/test'
import { textOf } from '../../support/messages'
import { elsewhere, loseAnswer } from '../../support/secondBrowser'
import { alterMenus, withoutChild } from '../../support/rights'
import { acceptNarrowWindow } from '../../support/screens'
import { openStage, panel, SAVE, SEARCH, stageId } from '../../support/stages'
import { expect, expectAccessibleInBoth, test } from '../../support/test'
import type { World } from '../../support/world'

const AYU = 'Ayu Wulandari'
const START = 'createApplicantTicket'
const window = (page: Page) => page.getByRole('dialog', { name: `Tolak ${AYU}`, exact: true })
const reason = (page: Page) =>
  window(page).getByRole('combobox', { name: 'Alasan (hanya di Catatan 5, tidak dikirim)', exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: 'Tolak pelamar', exact: true })
const lastNote = (page: Page) => panel(page, /^Ayu Wulandari/).getByRole('textbox', { name: 'Catatan 5', exact: true })
const notes = async (world: World) => (await world.calls(SAVE)).map(({ body }) => body)
const counting = (page: Page) => page.getByRole('dialog', { name: /^Alasan penolakan / })

/** Opens the rejection of Ayu, picks the stage 'Penawaran' and a reason. */
async function refuse(page: Page, why = 'Domisili') {
  await expect(page.getByRole('heading', { level: 2, name: /^Ayu Wulandari/ })).toBeFocused()
  await page.keyboard.press('d')
  await expect(textOf(window(page))).toBeFocused()
  await window(page).getByRole('combobox', { name: 'Tahap penolakan' }).click()
  await page.getByRole('option', { name: 'Penawaran', exact: true }).click()
  await reason(page).click()
  await page.getByRole('option', { name: why, exact: true }).click()
  await window(page).getByRole('button', { name: 'Tolak dan kirim' }).click()
}
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Tolak dan kirim' }).click()

test('a reason becomes the first line of the note and is not in the message', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await refuse(page)
  await expect(question(page).getByRole('listitem')).toContainText(['Catatan 5: Tolak: Domisili, tidak dikirim'])
  expect(await notes(world)).toEqual([])
  await confirm(page)
  await expect(page.getByText(`Pesan penolakan untuk ${AYU} terkirim`)).toBeVisible()
  expect(await notes(world)).toEqual([
    expect.objectContaining({ stageId: stageId(5), field5: 'Tolak: Domisili', sendEmail: 'tidak' }),
  ])
  expect(JSON.stringify((await world.calls(START)).map(({ body }) => body))).not.toContain('Domisili')
})

test('a refusal without a reason writes no note', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await refuse(page)
  await question(page).getByRole('button', { name: 'Batal' }).click()
  await reason(page).focus()
  await window(page)
    .getByRole('button', { name: /^Kosongkan Alasan/ })
    .click()
  await window(page).getByRole('button', { name: 'Tolak dan kirim' }).click()
  await confirm(page)
  await expect(page.getByText(`Pesan penolakan untuk ${AYU} terkirim`)).toBeVisible()
  expect(await notes(world)).toEqual([])
})

test('without the right to write to applicants no reason is asked for', async ({ page, world }) => {
  await alterMenus(page, withoutChild('AUTH2041'))
  await openStage(page, { open: 'USR-AYU' })
  await expect(page.getByRole('heading', { level: 2, name: /^Ayu Wulandari/ })).toBeFocused()
  await page.keyboard.press('d')
  await page
    .getByRole('dialog', { name: /^maaf ada tidak bisa mengakses menu ini/ })
    .getByRole('button', { name: 'OK' })
    .click()
  await expect(reason(page)).toBeHidden()
  expect(await notes(world)).toEqual([])
})

test("the reason stands above a colleague's text, which is read at the last moment", async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await openStage(colleague, { open: 'USR-AYU' })
  await lastNote(colleague).fill('Ragu. Gaji tinggi')
  await panel(colleague, /^Ayu Wulandari/)
    .getByRole('button', { name: 'Simpan', exact: true })
    .click()
  await expect(colleague.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  await refuse(page)
  await confirm(page)
  await expect(page.getByText(`Pesan penolakan untuk ${AYU} terkirim`)).toBeVisible()
  await openStage(colleague, { open: 'USR-AYU' }, 5)
  await expect(lastNote(colleague)).toHaveValue('Tolak: Domisili\nGaji tinggi')
})

test('a reason that fails to be saved holds the message back, and both are done later', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await world.fault({ endpoint: SAVE, kind: 'status', status: 500 })
  await refuse(page)
  await confirm(page)
  await expect(window(page).getByRole('alert')).toContainText('Alasannya belum tersimpan dan pesannya belum terkirim.')
  expect(await world.calls(START)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Kirim lagi pesannya' }).click()
  await window(page).getByRole('button', { name: 'Kirim lagi pesannya' }).click()
  await expect(page.getByText(`Pesan penolakan untuk ${AYU} terkirim`)).toBeVisible()
  expect(await notes(world)).toHaveLength(2)
  expect(await world.calls(START)).toHaveLength(1)
})

test('a reason whose answer was lost is written once', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await loseAnswer(page, /pipeline\/stage\/update/)
  await refuse(page)
  await confirm(page)
  await window(page).getByRole('button', { name: 'Kirim lagi pesannya' }).click()
  await expect(page.getByText(`Pesan penolakan untuk ${AYU} terkirim`)).toBeVisible()
  expect(await notes(world)).toHaveLength(1)
})

/** Opens the list of reasons in the dialog of a rejection. */
async function openReasons(page: Page): Promise<Locator> {
  await openStage(page, { open: 'USR-AYU' })
  await expect(page.getByRole('heading', { level: 2, name: /^Ayu Wulandari/ })).toBeFocused()
  await page.keyboard.press('d')
  await window(page).getByRole('button', { name: 'Daftar alasan' }).click()
  return page.getByRole('dialog', { name: 'Daftar alasan penolakan' })
}
test('the list of reasons is changed in the dialog and stays in this browser', async ({ page }) => {
  const menu = await openReasons(page)
  await menu.getByRole('textbox', { name: 'Alasan baru' }).fill('Domisili jauh')
  await menu.getByRole('button', { name: 'Tambah' }).click()
  await expect(menu.getByRole('textbox', { name: 'Alasan baru' })).toHaveAccessibleDescription(
    'Awalannya sama dengan "Domisili", sehingga jumlahnya tidak dapat dibedakan.',
  )
  await menu.getByRole('textbox', { name: 'Alasan baru' }).fill('Jam kerja')
  await menu.getByRole('button', { name: 'Tambah' }).click()
  await menu.getByRole('button', { name: 'Hapus alasan: Ekspektasi gaji' }).click()
  await expectAccessibleInBoth(page)
  await menu.getByRole('button', { name: 'Jam kerja', exact: true }).click()
  await expect(reason(page)).toHaveValue('Jam kerja')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: /^Ayu Wulandari/ })).toBeFocused()
  await page.keyboard.press('d')
  await reason(page).click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Domisili',
    'Pengalaman belum sesuai',
    'Kualifikasi belum sesuai',
    'Tidak dapat dihubungi',
    'Jam kerja',
  ])
})

test('says how many reasons of a file were added, and why the others were not', async ({ page }) => {
  const menu = await openReasons(page)
  const buffer = Buffer.from(JSON.stringify({ reasons: ['Jam kerja', 'Domisili jauh'] }))
  const file = { name: 'alasan.json', mimeType: 'application/json', buffer }
  await menu.getByLabel('Berkas alasan penolakan').setInputFiles(file)
  const skipped = 'Awalannya sama dengan "Domisili", sehingga jumlahnya tidak dapat dibedakan.'
  await expect(page.getByText(`1 alasan ditambahkan, 1 dilewati. ${skipped}`)).toBeVisible()
})

test('the report counts the reasons of a stage on request, with one call of length 1 each', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await lastNote(page).fill('Tolak: Domisili')
  await panel(page, /^Ayu Wulandari/)
    .getByRole('button', { name: 'Simpan', exact: true })
    .click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  await page.goto('/dashboard/0/atsreport')
  const open = page.getByRole('button', { name: 'Alasan penolakan Software Engineer', exact: true })
  await open.click()
  await expect(counting(page)).toBeVisible()
  await world.forget()
  await world.fault({ endpoint: SEARCH, kind: 'status', status: 500, times: 0 })
  await counting(page).getByRole('combobox', { name: 'Pelamar di tahap' }).selectOption('Lamaran Masuk')
  expect(await world.calls(SEARCH)).toEqual([])
  await counting(page).getByRole('button', { name: 'Hitung' }).click()
  await expect(counting(page).getByRole('alert')).toContainText('Sebagian alasan gagal dihitung.')
  await world.heal()
  await world.forget()
  await counting(page).getByRole('button', { name: 'Coba lagi' }).click()
  const chart = counting(page).getByRole('table', { name: 'Alasan penolakan di Lamaran Masuk' })
  await expect(chart.getByRole('row').nth(1)).toHaveText(/^Domisili\s*1$/)
  await expect(chart.getByRole('row').nth(2)).toHaveText(/^Ekspektasi gaji\s*0$/)
  const calls = await world.calls(SEARCH)
  expect(calls).toHaveLength(5)
  const queries = calls.map(({ query }) => Object.fromEntries(query))
  expect(queries).toContainEqual(
    expect.objectContaining({ field5: 'Tolak: Domisili', stageId: stageId(1), length: '1' }),
  )
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('the reasons fit a phone', async ({ page }) => {
  await acceptNarrowWindow(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/0/atsreport')
  await page
    .getByRole('button', { name: /^Alasan penolakan / })
    .first()
    .click()
  await counting(page).getByRole('button', { name: 'Hitung' }).click()
  await expect(counting(page).getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the reason of a refusal fits a phone', async ({ page, world }) => {
  await acceptNarrowWindow(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openStage(page, { open: 'USR-AYU' })
  await refuse(page)
  await expect(question(page).getByRole('listitem')).toContainText(['Catatan 5: Tolak: Domisili, tidak dikirim'])
  for (const dialog of [window(page), question(page)])
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await confirm(page)
  await expect(page.getByText(`Pesan penolakan untuk ${AYU} terkirim`)).toBeVisible()
  expect(await notes(world)).toHaveLength(1)
})
