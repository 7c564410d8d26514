import type { Locator, Page } from '@playwright/test'
import { elsewhere } from '../../support/secondBrowser'
import { acceptNarrowWindow } from '../../support/screens'
import { storedIn } from '../../support/stored'
import { field, form, openSavedList, openTalents, results } from '../../support/talents'
import { doubleClick, expect, expectAccessibleInBoth, test } from '../../support/test'
import type { World } from '../../support/world'

const NAME = 'S1 Informatika Jawa Barat'
const SAVE = 'saveTalentQuery'
const REMOVE = 'deleteTalentQuery'
const STORED = { countri: 'CO96', provinc: 'ID-JB', majors: 'Informatika', grade: 3.5, gradeOperators: '1' }
const OPEN = '?countri=CO96&provinc=ID-JB&majors=Informatika&grade=3.5&gradeOperators=1&saved=SQ-BUDI'
const updateButton = (page: Page, name = NAME): Locator => page.getByRole('button', { name: `Perbarui "${name}"` })
const badge = (page: Page): Locator => page.getByText(/^filter aktif: /)
const saving = (page: Page): Locator => page.getByRole('dialog', { name: 'SIMPAN FILTER' })
const renaming = (page: Page): Locator => page.getByRole('dialog', { name: 'Ganti nama filter' })
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'List Filter' })
const lost = (page: Page): Locator => page.getByRole('region', { name: `Filter "${NAME}" belum tersimpan kembali` })
const bodies = async (world: World) => (await world.calls(SAVE)).map(({ body }) => body)

/** Opens the saved filter and fills in another major. */
async function change(page: Page): Promise<void> {
  await openTalents(page, OPEN)
  await expect(badge(page)).toHaveText(`filter aktif: ${NAME}`)
  await expect(updateButton(page)).toBeHidden()
  await field(page, 'Jurusan', 'combobox').fill('Akuntansi')
}
const openRenaming = async (page: Page) => {
  await openSavedList(page)
  await list(page)
    .getByRole('button', { name: `Tindakan lain ${NAME}` })
    .click()
  await page.getByRole('menuitem', { name: `Ganti nama ${NAME}` }).click()
}

test('Perbarui gives the saved filter what is filled in, once, under the same name', async ({ page, world }) => {
  await change(page)
  await world.latency(300, SAVE)
  await doubleClick(updateButton(page))
  await expect(page.getByText(`Filter "${NAME}" diperbarui`)).toBeVisible()
  await expect(updateButton(page)).toBeHidden()
  expect(await bodies(world)).toEqual([{ ...STORED, majors: 'Akuntansi' }])
  expect((await world.calls(REMOVE)).map(({ query }) => query)).toEqual([[['id', 'SQ-BUDI']]])
  await page.reload()
  await expect(badge(page)).toHaveText(`filter aktif: ${NAME} (diubah)`)
})

test('Perbarui leads to the field that cannot be saved', async ({ page, world }) => {
  await openTalents(page, OPEN)
  await field(page, 'IPK').fill('9')
  await page.getByRole('button', { name: 'Tutup filter' }).click()
  await updateButton(page).click()
  await expect(field(page, 'IPK')).toBeFocused()
  await expect(field(page, 'IPK')).toHaveAttribute('aria-invalid', 'true')
  expect(await world.calls(REMOVE)).toEqual([])
})

test('Simpan sebagai baru keeps the open filter and asks for a name', async ({ page, world }) => {
  await change(page)
  await page.getByRole('button', { name: 'Simpan sebagai baru' }).click()
  await saving(page).getByRole('textbox').fill('Akuntan Bandung')
  await saving(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(badge(page)).toHaveText('filter aktif: Akuntan Bandung (diubah)')
  expect(await world.calls(REMOVE)).toEqual([])
})

test("a colleague's filter is changed only after a question that names them", async ({ page, world }) => {
  await openTalents(page, '?gender=F&saved=SQ-SITI')
  const name = 'Lulusan Bali (format lama)'
  await updateButton(page, name).click()
  const question = page.getByRole('dialog', { name: 'Filter milik Siti Aminah' })
  await expect(question).toContainText(`"${name}" disimpan oleh Siti Aminah.`)
  await question.getByRole('button', { name: 'Batal' }).click()
  expect(await world.calls(REMOVE)).toEqual([])
  await updateButton(page, name).click()
  await question.getByRole('button', { name: 'Perbarui' }).click()
  await world.expectCall(SAVE, { body: { gender: 'F' }, query: { queryName: [name] } })
})

test('a filter that a colleague has replaced meanwhile is not touched', async ({ page, world, browser, baseURL }) => {
  await change(page)
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await openTalents(colleague, OPEN.replace('Informatika', 'Hukum'))
  await updateButton(colleague).click()
  await colleague
    .getByRole('dialog', { name: 'Filter milik Budi Santoso' })
    .getByRole('button', { name: 'Perbarui' })
    .click()
  await expect(colleague.getByText(`Filter "${NAME}" diperbarui`)).toBeVisible()
  await updateButton(page).click()
  await expect(page.getByText(`Filter "${NAME}" sudah dihapus atau diperbarui rekan Anda.`)).toBeVisible()
  await expect(field(page, 'Jurusan', 'combobox')).toHaveValue('Akuntansi')
  expect(await bodies(world)).toEqual([{ ...STORED, majors: 'Hukum' }])
})

test('a failing save leaves the old filter under its name', async ({ page, world }) => {
  await change(page)
  await world.fault({ endpoint: SAVE, kind: 'status', status: 500 })
  await updateButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'gagal diperbarui; isinya tetap yang lama.' })).toBeVisible()
  await expect(badge(page)).toHaveText(`filter aktif: ${NAME}`)
  expect((await bodies(world)).at(-1)).toEqual(STORED)
  await updateButton(page).click()
  await expect(page.getByText(`Filter "${NAME}" diperbarui`)).toBeVisible()
})

test('both versions stay in the tab when neither can be saved, and one is saved later', async ({ page, world }) => {
  await change(page)
  await world.fault({ endpoint: SAVE, kind: 'status', status: 500, times: 0 })
  await updateButton(page).click()
  await expect(lost(page)).toContainText('Isi lama: Negara domisili: Indonesia, Provinsi domisili: Jawa Barat')
  await expect(lost(page)).toContainText('Jurusan: Akuntansi')
  await expectAccessibleInBoth(page)
  await page.reload()
  await expect(lost(page)).toContainText('Jurusan: Akuntansi')
  expect(JSON.stringify((await storedIn(page)).local)).not.toContain('Akuntansi')
  await world.heal()
  await lost(page).getByRole('button', { name: 'Simpan isi baru' }).click()
  await expect(saving(page).getByRole('textbox')).toHaveValue(NAME)
  await saving(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(lost(page)).toBeHidden()
  expect((await bodies(world)).at(-1)).toEqual({ ...STORED, majors: 'Akuntansi' })
})

test('Ganti nama saves under the new name before it deletes the old one', async ({ page, world }) => {
  await openTalents(page, OPEN)
  await openRenaming(page)
  await expect(renaming(page).getByRole('textbox')).toHaveValue(NAME)
  await renaming(page).getByRole('textbox').fill('Lulusan Bali (format lama)')
  await renaming(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(renaming(page).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await renaming(page).getByRole('textbox').fill('Informatika')
  await renaming(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(list(page).getByRole('button', { name: 'Open Informatika' })).toBeVisible()
  await expect(list(page).getByRole('button', { name: `Open ${NAME}` })).toBeHidden()
  await list(page).getByRole('button', { name: 'Tutup' }).click()
  await expect(badge(page)).toHaveText('filter aktif: Informatika')
  expect((await bodies(world)).at(-1)).toEqual(STORED)
})

test('a rename whose deletion fails says that both are there', async ({ page, world }) => {
  await openTalents(page, OPEN)
  await world.fault({ endpoint: REMOVE, kind: 'status', status: 500, times: 0 })
  await openRenaming(page)
  await renaming(page).getByRole('textbox').fill('Informatika')
  await renaming(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText(`Filter "${NAME}" belum terhapus.`)).toBeVisible()
  await expect(badge(page)).toHaveText('filter aktif: Informatika')
})

test('an update that the rights no longer allow changes nothing and says so', async ({ page, world }) => {
  await change(page)
  await world.fault({ endpoint: REMOVE, kind: 'status', status: 403, times: 0 })
  await updateButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Maaf kamu tidak bisa mengakses fitur ini' })).toBeVisible()
  await expect(field(page, 'Jurusan', 'combobox')).toHaveValue('Akuntansi')
  expect(await bodies(world)).toEqual([])
})

test.describe('with few rights', () => {
  test.use({ account: 'rudi.hartono' })
  test('an own filter is updated in the own company', async ({ page, world }) => {
    await openTalents(page, '?gender=F', 1)
    await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
    await saving(page).getByRole('textbox').fill('Talenta kami')
    await saving(page).getByRole('button', { name: 'Simpan' }).click()
    await expect(badge(page)).toHaveText('filter aktif: Talenta kami')
    await field(page, 'Jurusan', 'combobox').fill('Akuntansi')
    await updateButton(page, 'Talenta kami').click()
    await expect(page.getByText('Filter "Talenta kami" diperbarui')).toBeVisible()
    const saves = await world.calls(SAVE)
    expect(saves.map(({ body }) => body)).toEqual([{ gender: 'F' }, { gender: 'F', majors: 'Akuntansi' }])
    expect(saves.map(({ query }) => Object.fromEntries(query)['corporateId'])).toEqual(['COR0002', 'COR0002'])
  })
})

test('the buttons beside a saved filter scroll no phone sideways', async ({ page }) => {
  await acceptNarrowWindow(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dashboard/0/talentsearch${OPEN.replace('Informatika', 'Hukum')}`)
  await expect(results(page)).toBeVisible()
  await updateButton(page).click()
  await expect(page.getByText(`Filter "${NAME}" diperbarui`)).toBeVisible()
  const overflow = await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a filter that a colleague updates while it gets a new name is kept in both versions', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  await openTalents(page, OPEN)
  await openRenaming(page)
  await renaming(page).getByRole('textbox').fill('Informatika')
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await openTalents(colleague, OPEN.replace('Informatika', 'Hukum'))
  await updateButton(colleague).click()
  await colleague
    .getByRole('dialog', { name: 'Filter milik Budi Santoso' })
    .getByRole('button', { name: 'Perbarui' })
    .click()
  await expect(colleague.getByText(`Filter "${NAME}" diperbarui`)).toBeVisible()
  await renaming(page).getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText(`"${NAME}" sudah dihapus atau diperbarui rekan Anda; isi sebelumnya`)).toBeVisible()
  for (const name of [NAME, 'Informatika'])
    await expect(list(page).getByRole('button', { name: `Open ${name}`, exact: true })).toBeVisible()
  expect(await bodies(world)).toEqual([{ ...STORED, majors: 'Hukum' }, STORED])
})

test('a filter that gets a new name while a colleague updates it is not updated', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  await change(page)
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await openTalents(colleague)
  await openRenaming(colleague)
  await colleague
    .getByRole('dialog', { name: 'Filter milik Budi Santoso' })
    .getByRole('button', { name: 'Ganti nama' })
    .click()
  await renaming(colleague).getByRole('textbox').fill('Informatika')
  await renaming(colleague).getByRole('button', { name: 'Simpan' }).click()
  await expect(list(colleague).getByRole('button', { name: `Open ${NAME}` })).toBeHidden()
  await updateButton(page).click()
  await expect(page.getByText(`Filter "${NAME}" sudah dihapus atau diperbarui rekan Anda.`)).toBeVisible()
  await expect(field(page, 'Jurusan', 'combobox')).toHaveValue('Akuntansi')
  expect(await bodies(world)).toEqual([STORED])
})
