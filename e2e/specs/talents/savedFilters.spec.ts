import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { stateFile } from '../../support/accounts'
import { idToken, storedTokenOf } from '../../support/signIn'
import { storedIn } from '../../support/stored'
import {
  chips,
  field,
  form,
  isNewSearch,
  openSavedList,
  openTalents,
  pressSearch,
  results,
  expectSettled,
  unfold,
} from '../../support/talents'
import { AGAINST_CONTRACT, doubleClick, expect, holdBack, test } from '../../support/test'
import type { World } from '../../support/world'

const SAVE = 'saveTalentQuery'
const saving = (page: Page): Locator => page.getByRole('dialog', { name: 'SIMPAN FILTER' })
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'List Filter' })
const nameField = (page: Page): Locator => saving(page).getByRole('textbox', { name: 'Masukan nama filter:' })
const saveButton = (page: Page): Locator => saving(page).getByRole('button', { name: 'Simpan' })
const badge = (page: Page): Locator => page.getByText(/^filter aktif: /)
const openSaving = (page: Page) => form(page).getByRole('button', { name: 'Simpan Filter' }).click()

/** Saves a filter through the API. */
async function save(
  request: APIRequestContext,
  world: World,
  token: string | undefined,
  queryName: string,
  body: object = { gender: 'F' },
  corporateId = 'COR0001',
) {
  const query = new URLSearchParams({ queryName, corporateId }).toString()
  const answer = await request.post(`/rest/console/population/saveQuery?${query}`, {
    headers: { 'x-mock-session': world.session, Authorization: token! },
    data: body,
  })
  return ((await answer.json()) as { result: { id: string } }).result.id
}

test('saves a filter under a name, with its values in the wire format', async ({ page, world }) => {
  await openTalents(page)
  const open = form(page).getByRole('button', { name: 'Simpan Filter' })
  await expect(open).toBeDisabled()
  await field(page, 'Nama depan').fill('Ayu')
  await field(page, 'IPK').fill('3,5')
  await form(page).getByRole('button', { name: 'Kosongkan Operator IPK' }).click()
  // Errors in the form are reported there, before a name is asked for.
  await openSaving(page)
  await expect(field(page, 'Operator IPK', 'combobox')).toHaveAccessibleDescription('Operator wajib diisi')
  await expect(saving(page)).toBeHidden()
  await field(page, 'IPK').fill('')
  await openSaving(page)
  await expect(nameField(page)).toBeFocused()
  await expect(saveButton(page)).toBeDisabled()
  await nameField(page).fill('   ')
  await expect(saveButton(page)).toBeDisabled()
  await nameField(page).fill(' Si Ayu ')
  await world.latency(300, SAVE)
  await doubleClick(saveButton(page))
  await expect(saving(page)).toBeHidden()
  await expect(page.getByText('Filter "Si Ayu" tersimpan')).toBeVisible()
  await expect(open).toBeFocused()
  const calls = await world.calls(SAVE)
  expect(calls.map(({ body, query }) => ({ body, query: Object.fromEntries(query) }))).toEqual([
    { body: { firstNames: 'Ayu' }, query: { queryName: 'Si Ayu', corporateId: 'COR0001' } },
  ])
})

test('stops waiting for an invalid field on the next press, so that no form outlives its screen', async ({ page }) => {
  await openTalents(page)
  const devtools = await page.context().newCDPSession(page)
  const listeners = async () => {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document' })
    return (await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })).listeners.length
  }
  await field(page, 'Nama depan').fill('Ayu')
  const before = await listeners()
  for (const name of ['Si Ayu', 'Lagi Ayu']) {
    await openSaving(page)
    await nameField(page).fill(name)
    await saveButton(page).click()
    await expect(saving(page)).toBeHidden()
  }
  expect(await listeners()).toBe(before)
})

test('a filter that was just saved is the open one', async ({ page, world }) => {
  await openTalents(page, '?gender=F')
  await unfold(page)
  await openSaving(page)
  await nameField(page).fill('Perempuan')
  await saveButton(page).click()
  await expect(badge(page)).toHaveText('filter aktif: Perempuan')
  await expect(page).toHaveURL(/saved=/)
  expect(await world.calls('getTalentQuery')).toEqual([])
})

test('names a filter that a colleague has deleted', async ({ page, world }) => {
  await openTalents(page)
  const token = await idToken(page)
  const id = await save(page.request, world, token, 'Perempuan')
  await openSavedList(page)
  await expect(list(page).getByRole('button', { name: 'Open Perempuan' })).toBeVisible()
  await page.request.post(`/rest/console/population/deleteQuery?id=${id}`, {
    headers: { 'x-mock-session': world.session, Authorization: token! },
  })
  await list(page).getByRole('button', { name: 'Open Perempuan' }).click()
  await expect(list(page).getByText('Filter "Perempuan" sudah dihapus.')).toBeVisible()
})

test('recent searches have the texts of their codes on a fresh page', async ({ page }) => {
  await openTalents(page, '?gender=F')
  await unfold(page)
  await page.goto(page.url().replace(/\?.*/, '?countri=CO96&provinc=ID-JB'))
  await expectSettled(page)
  await unfold(page)
  await pressSearch(page)
  // It is remembered a moment after the press.
  await expect.poll(async () => Object.keys((await storedIn(page)).local).join()).toContain('klob:setting:searches:')
  await page.goto(page.url().replace(/\?.*/, ''))
  await expectSettled(page)
  await unfold(page)
  await form(page).getByRole('button', { name: 'Lihat Filter' }).click()
  await expect(page.getByRole('list', { name: 'Pencarian terakhir' }).getByRole('button')).toHaveText([
    'Negara domisili: Indonesia, Provinsi domisili: Jawa Barat',
  ])
})

test('reports a duplicate name at the field, and saves another one on Enter without searching', async ({
  page,
  world,
}) => {
  await openTalents(page)
  await field(page, 'Nama depan').fill('Ayu')
  await world.forget()
  await openSaving(page)
  await nameField(page).fill('S1 Informatika Jawa Barat')
  await page.keyboard.press('Enter')
  await expect(nameField(page)).toHaveAccessibleDescription(/./)
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true')
  await nameField(page).fill('Nama lain')
  await page.keyboard.press('Enter')
  await expect(saving(page)).toBeHidden()
  expect((await world.calls(SAVE)).map(({ status }) => status)).toEqual([409, 200])
  expect((await world.calls('searchTalents')).filter(isNewSearch)).toEqual([])
  await pressSearch(page)
  await expect(chips(page)).toHaveText(['Nama depan: Ayu'])
})

test('shows the list: columns, ten a page, and the last row of the last page', async ({ page, world }) => {
  await openTalents(page)
  const token = await idToken(page)
  for (let n = 1; n <= 9; n += 1) await save(page.request, world, token, `Filter ${n}`)
  await openSavedList(page)
  await expect(list(page).getByRole('columnheader')).toHaveText(['Created By', 'Filter Name', 'Created At', 'Action'])
  await expect(list(page).getByRole('row')).toHaveCount(11)
  await expect(list(page).getByRole('row').nth(1)).toHaveText(
    /^Budi Santoso\s*Filter 9\s*16\/11\/2026 09:00\s*Open\s*Delete$/,
  )
  await list(page).getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(list(page).getByRole('row')).toHaveCount(2)
  await expect(list(page).getByRole('row').nth(1)).toContainText('Lulusan Bali (format lama)')
  expect((await world.calls('listTalentQueries')).at(-1)!.query).toEqual([
    ['corporateId', 'COR0001'],
    ['start', '1'],
    ['length', '10'],
  ])
  const remove = list(page).getByRole('button', { name: 'Delete Lulusan Bali (format lama)' })
  const confirmation = page.getByRole('dialog', { name: /Are you sure you want to delete this filter \?/ })
  await remove.click()
  await expect(confirmation).toContainText('Lulusan Bali (format lama)')
  await expect(confirmation.getByRole('button', { name: 'No' })).toBeFocused()
  await confirmation.getByRole('button', { name: 'No' }).click()
  await expect(remove).toBeFocused()
  expect(await world.calls('deleteTalentQuery')).toEqual([])
  await remove.click()
  await confirmation.getByRole('button', { name: 'Yes' }).click()
  await expect(list(page).getByText('Halaman 1 dari 1', { exact: true })).toBeVisible()
  await expect(list(page).getByRole('row')).toHaveCount(11)
  // The focus stays in the dialog although its button is gone.
  expect(await list(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  expect((await world.calls('deleteTalentQuery')).map(({ query }) => query)).toEqual([[['id', 'SQ-SITI']]])
})

test('opens a filter by a click on its row', async ({ page }) => {
  await openTalents(page)
  await openSavedList(page)
  await list(page).getByRole('rowheader', { name: 'S1 Informatika Jawa Barat' }).click()
  await expect(badge(page)).toHaveText('filter aktif: S1 Informatika Jawa Barat')
})

test('opens the filter of the last press, when the one before comes later', async ({ page }) => {
  await openTalents(page)
  await openSavedList(page)
  const release = await holdBack(page, '**/population/getQuery?*', { times: 1 })
  const earlier = page.waitForRequest('**/population/getQuery?*')
  await list(page).getByRole('button', { name: 'Open S1 Informatika Jawa Barat' }).click()
  const answer = (await earlier).response()
  await list(page)
    .getByRole('button', { name: /^Open Lulusan Bali/ })
    .click()
  await expect(badge(page)).toHaveText(/^filter aktif: Lulusan Bali/)
  release()
  await (await answer)!.finished()
  await unfold(page)
  await expect(badge(page)).toHaveText(/^filter aktif: Lulusan Bali/)
})

test('opens no filter once its list is closed, and keeps what is typed', async ({ page }) => {
  await openTalents(page)
  await openSavedList(page)
  const release = await holdBack(page, '**/population/getQuery?*', { times: 1 })
  const asked = page.waitForRequest('**/population/getQuery?*')
  await list(page).getByRole('button', { name: 'Open S1 Informatika Jawa Barat' }).click()
  const answer = (await asked).response()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await field(page, 'Nama depan').fill('Ayu')
  release()
  await (await answer)!.finished()
  await unfold(page)
  await expect(field(page, 'Nama depan')).toHaveValue('Ayu')
  await expect(badge(page)).toHaveCount(0)
})

test('opens a filter: searches, shows its name and whether it was changed, and keeps it across a reload', async ({
  page,
}) => {
  await openTalents(page)
  await openSavedList(page)
  await list(page).getByRole('button', { name: 'Open S1 Informatika Jawa Barat' }).click()
  await expect(list(page)).toBeHidden()
  await expect(badge(page)).toHaveText('filter aktif: S1 Informatika Jawa Barat')
  await expect(chips(page)).toHaveText([
    'Negara domisili: Indonesia',
    'Provinsi domisili: Jawa Barat',
    'Jurusan: Informatika',
    'IPK >= 3,5',
  ])
  await expectSettled(page)
  await expect(results(page)).toBeFocused()
  await expect(page.getByRole('rowheader', { name: 'Ayu' })).toBeVisible()
  await page.getByRole('button', { name: 'Hapus kriteria IPK >= 3,5' }).click()
  await expect(badge(page)).toHaveText('filter aktif: S1 Informatika Jawa Barat (diubah)')
  await page.reload()
  await expect(badge(page)).toHaveText('filter aktif: S1 Informatika Jawa Barat (diubah)')
  await page.goBack()
  await expect(badge(page)).toHaveText('filter aktif: S1 Informatika Jawa Barat')
  await unfold(page)
  await expect(field(page, 'Jurusan', 'combobox')).toHaveValue('Informatika')
  // Deleting it removes its name and keeps the search.
  await openSavedList(page)
  await list(page).getByRole('button', { name: 'Delete S1 Informatika Jawa Barat' }).click()
  await page
    .getByRole('dialog', { name: /delete this filter/ })
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(badge(page)).toBeHidden()
  await expect(chips(page)).toHaveCount(4)
})

test(
  'opens a filter of an older format with its valid values, and reports the others',
  AGAINST_CONTRACT,
  async ({ page }) => {
    await openTalents(page)
    await openSavedList(page)
    await list(page).getByRole('button', { name: 'Open Lulusan Bali (format lama)' }).click()
    await expect(chips(page)).toHaveText([
      'Jenis kelamin: Wanita',
      'Negara domisili: Indonesia',
      'Provinsi domisili: Bali',
    ])
    await expect(badge(page)).toHaveText('filter aktif: Lulusan Bali (format lama)')
    await expect(
      page.getByText('Kriteria ini sudah tidak tersedia dan diabaikan: Kategori pekerjaan, 1 kriteria lama'),
    ).toBeVisible()
  },
)

test('tolerates a stored body of any size and with any names', async ({ page }) => {
  await page.route('**/getQuery?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: { body: unknown } }
    const huge = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`alien-${n}-${'x'.repeat(40)}`, 'y']))
    answer.result.body = { gender: 'F', constructor: 'jahat', majors: { a: 1 }, ...huge }
    const text = JSON.stringify(answer).replace('"constructor"', '"__proto__":{"gender":"M"},"constructor"')
    await route.fulfill({ contentType: 'application/json', body: text })
  })
  await openTalents(page)
  await openSavedList(page)
  await list(page).getByRole('button', { name: 'Open S1 Informatika Jawa Barat' }).click()
  await expect(chips(page)).toHaveText(['Jenis kelamin: Wanita'])
  await expect(page.getByText(/^Kriteria ini sudah tidak tersedia dan diabaikan: .*\d kriteria lama$/)).toBeVisible()
  expect(await page.evaluate(() => 'gender' in {})).toBe(false)
})

test('reports a filter of a link that fails to load, and retries it', AGAINST_CONTRACT, async ({ page, world }) => {
  await world.fault({ endpoint: 'getTalentQuery', kind: 'shape', times: 0 })
  await openTalents(page, '?gender=F&saved=SQ-BUDI')
  const notice = page.getByRole('alert').filter({ hasText: 'Filter tersimpan gagal dimuat.' })
  await expect(notice).toBeVisible()
  await world.heal()
  await notice.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(badge(page)).toHaveText('filter aktif: S1 Informatika Jawa Barat (diubah)')
})

test('shows a hostile name as text everywhere', async ({ page, world }) => {
  await openTalents(page)
  const name = '"><svg onload=alert(2)> <b>tebal</b>'
  const id = await save(page.request, world, await idToken(page), name)
  await openSavedList(page)
  await expect(list(page).getByRole('rowheader', { name, exact: true })).toBeVisible()
  await list(page)
    .getByRole('button', { name: `Open ${name}`, exact: true })
    .click()
  await expect(badge(page)).toHaveText(`filter aktif: ${name}`)
  await expect(page).toHaveURL(new RegExp(`saved=${id}`))
})

test('closes the open filter on Reset and on a link to a message', async ({ page }) => {
  await openTalents(page, '?gender=F&saved=SQ-BUDI')
  await expect(badge(page)).toBeVisible()
  await unfold(page)
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await expect(badge(page)).toBeHidden()
  await expect(page).not.toHaveURL(/saved=/)
})

test.describe('a filter of a foreign corporate', () => {
  test.use({ account: 'siti.aminah' })
  test('is not found', async ({ page, world, playwright, baseURL }) => {
    // Saved by a user of that corporate, in the same world.
    const theirs = await playwright.request.newContext({ baseURL: baseURL!, storageState: stateFile('budi.santoso') })
    const token = storedTokenOf('budi.santoso')
    const id = await save(theirs, world, token, 'Rahasia', { gender: 'M' }, 'COR0002')
    await theirs.dispose()
    await openTalents(page, `?gender=F&saved=${id}`)
    await expect(page.getByText('Filter tersimpan pada tautan ini tidak ditemukan.')).toBeVisible()
    await expect(badge(page)).toBeHidden()
    expect((await world.calls('getTalentQuery')).at(-1)!.status).toBe(404)
  })
})
