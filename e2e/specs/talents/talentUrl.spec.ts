import {
  searchQuery,
  chips,
  field,
  firstNames,
  form,
  holdRows,
  openTalents,
  pagerText,
  pressSearch,
  recordOf,
  results,
  ROWS,
  expectSettled,
  unfold,
  urlQuery,
} from '../../support/talents'
import { expect, test } from '../../support/test'

const BOOKMARK =
  '?gender=F&countri=CO96&provinc=ID-JB&dobs=14021990&dobOperators=1&language=LNG-ID&language=LNG-EN&grade=3.5&gradeOperators=1'
const CHIPS = [
  'Tanggal lahir >= 14/02/1990',
  'Jenis kelamin: Wanita',
  'Negara domisili: Indonesia',
  'Provinsi domisili: Jawa Barat',
  'IPK >= 3,5',
  'Bahasa: Bahasa Indonesia, Bahasa Inggris',
]
const next = { name: 'Halaman berikutnya' }

test('restores form, chips and rows from a bookmark, and again after a reload', async ({ page, world }) => {
  await openTalents(page, BOOKMARK)
  const expectRestored = async () => {
    await expect(chips(page)).toHaveText(CHIPS)
    await unfold(page)
    for (const [label, value] of [
      ['Jenis kelamin', 'Wanita'],
      ['Negara domisili', 'Indonesia'],
      ['Provinsi domisili', 'Jawa Barat'],
      ['Operator tanggal lahir', '>='],
      ['Operator IPK', '>='],
    ] as const)
      await expect(field(page, label, 'combobox')).toHaveValue(value)
    await expect(field(page, 'Tanggal lahir')).toHaveValue('14/02/1990')
    await expect(field(page, 'IPK')).toHaveValue('3,5')
    await expect(form(page).getByRole('button', { name: 'Hapus Bahasa Inggris' })).toBeVisible()
    await expect(form(page).getByText('6 kriteria terisi')).toBeVisible()
    return { rows: await firstNames(page), count: await results(page).innerText() }
  }
  const first = await expectRestored()
  expect(first.rows[0]).toBe('Ayu')
  expect(await searchQuery(world)).toMatchObject({ grade: ['3.5'], language: ['LNG-ID', 'LNG-EN'] })
  await page.reload()
  await expectSettled(page)
  expect(await expectRestored()).toEqual(first)
})

test('restores form and rows on back and forward, without moving the focus', async ({ page }) => {
  await openTalents(page)
  const everybody = await firstNames(page)
  await field(page, 'Nama depan').fill('Citra')
  await pressSearch(page)
  await expect(chips(page)).toHaveText(['Nama depan: Citra'])
  await expectSettled(page)
  await unfold(page)
  await field(page, 'Nama depan').fill('Ayu')
  await pressSearch(page)
  await expect(chips(page)).toHaveText(['Nama depan: Ayu'])
  await expectSettled(page)
  await field(page, 'Nama belakang').focus()

  await page.goBack()
  await expect(chips(page)).toHaveText(['Nama depan: Citra'])
  await expect(field(page, 'Nama depan')).toHaveValue('Citra')
  expect((await firstNames(page))[0]).toBe('Citra')
  await page.goBack()
  await expect(page.getByText('Tanpa filter')).toBeVisible()
  await expect(field(page, 'Nama depan')).toHaveValue('')
  expect(await firstNames(page)).toEqual(everybody)
  await page.goForward()
  await page.goForward()
  await expect(field(page, 'Nama depan')).toHaveValue('Ayu')
  await expect(field(page, 'Nama belakang')).toBeFocused()
})

test('does not interrupt typing in another field when the answer arrives', async ({ page }) => {
  await openTalents(page)
  const release = await holdRows(page)
  await field(page, 'Nama depan').fill('Ayu')
  await pressSearch(page)
  await field(page, 'Nama belakang').click()
  await page.keyboard.type('Wulan')
  release()
  await expectSettled(page)
  await page.keyboard.type('dari')
  await expect(field(page, 'Nama belakang')).toHaveValue('Wulandari')
  await expect(chips(page)).toHaveText(['Nama depan: Ayu'])
})

test('keeps a draft in the form while paging', async ({ page }) => {
  await openTalents(page)
  await field(page, 'Nama depan').fill('Cit')
  await page.getByRole('button', next).click()
  await expect(pagerText(page, 'Halaman 2 dari 200')).toBeVisible()
  await expect(field(page, 'Nama depan')).toHaveValue('Cit')
})

const many = (count: number) => Array.from({ length: count }, (_, n) => `language=L${n}`).join('&')
const bad: Record<string, string> = {
  'an unknown code': 'gender=X',
  'a non-numeric grade': 'grade=abc&gradeOperators=1',
  'a grade beyond 4': 'grade=5&gradeOperators=1',
  'a value without its operator': 'grade=3',
  'an operator without its value': 'gradeOperators=1',
  'Indonesia without a province': 'countri=CO96',
  'a day that does not exist': 'dobs=31022000&dobOperators=1',
  'a content without its status': 'setId=SET-0010',
  'page 0': 'page=0',
  'page -1': 'page=-1',
  'page 1e9': 'page=1e9',
  'page 1.5': 'page=1.5',
  'two pages': 'page=2&page=3',
  'an unsupported size': 'size=7',
  'a huge size': 'size=1000000',
  '51 languages': many(51),
  'a language twice': 'language=LNG-ID&language=LNG-ID',
  'a name twice': 'firstNames=Ayu&firstNames=Citra',
  'unknown parameters': 'sort=firstName&debug=1&corporateId=COR0002&start=5&length=100000',
  'markup in a name': `firstNames=${encodeURIComponent('<img src=x onerror="alert(1)">')}`,
  'markup in an id': `provinc=${encodeURIComponent('"><svg onload=alert(2)>')}`,
  'a prototype': '__proto__=1&constructor=2&toString=3&hasOwnProperty=4',
}

test('drops invalid values from a URL', async ({ page, world }) => {
  await openTalents(page)
  for (const [n, [what, query]] of Object.entries(bad).entries())
    await test.step(what, async () => {
      // A valid name that nobody has tells the searches apart; the URLs are opened within one page, as by Back.
      const name = 'zq' + String.fromCharCode(97 + n)
      await world.forget()
      await page.evaluate((search) => {
        history.pushState({}, '', `/dashboard/0/talentsearch?${search}`)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `lastNames=${name}&${query}`)
      await expect(chips(page)).toHaveText([`Nama belakang: ${name}`])
      // A call of an earlier step may come late.
      const searches = async () => (await world.calls(ROWS)).map((call) => recordOf(call.query))
      await expect
        .poll(async () => (await searches()).find(({ lastNames }) => lastNames?.[0] === name))
        .toEqual({ lastNames: [name], corporateId: ['COR0001'], start: ['0'], length: ['10'] })
    })
  await expectSettled(page)
})

test('shows markup in a free text as text', async ({ page, world }) => {
  const text = '"><svg onload=alert(2)>'
  await openTalents(page, `?skillNames=${encodeURIComponent(text)}`)
  await expect(chips(page)).toHaveText([`Keahlian: ${text}`])
  await expect(chips(page).getByRole('button').last()).toHaveAccessibleName(`Hapus kriteria Keahlian: ${text}`)
  expect(await searchQuery(world)).toMatchObject({ skillNames: [text] })
  await expect(page.locator('svg[onload]')).toHaveCount(0)
})

test('reports an unknown code and does not search for it; shows no code while its list is missing', async ({
  page,
  world,
}) => {
  await openTalents(page, '?specialNeeds=MSN99')
  await expect(page.getByText('Sebagian isi tautan tidak sesuai dan diabaikan: Kebutuhan khusus.')).toBeVisible()
  await expect(page.getByText('Tanpa filter')).toBeVisible()
  await expect(results(page)).toHaveText(/2\.000 orang/)
  await world.fault({ endpoint: 'getConsoleMasterData', kind: 'status', status: 404, times: 0 })
  await openTalents(page, '?language=LNG-XX')
  await expect(chips(page)).toHaveText(['Bahasa (daftar pilihan gagal dimuat)'])
  await page.getByRole('button', { name: 'Hapus kriteria Bahasa (daftar pilihan gagal dimuat)' }).click()
  await expect(page.getByText('Tanpa filter')).toBeVisible()
})

test('offers the last page on a page beyond the end', async ({ page }) => {
  await openTalents(page, '?gender=F&page=900')
  await expect(page.getByText('Halaman 900 tidak ada; hasil berakhir di halaman 95.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Halaman 900' })).toHaveText('Halaman 900 tidak ada')
  await page.getByRole('button', { name: 'Buka halaman terakhir' }).click()
  await expect(pagerText(page, 'Halaman 95 dari 95')).toBeVisible()
  await expect(page.getByText('941–946 dari 946')).toBeVisible()
  expect(urlQuery(page)).toMatchObject({ page: ['95'] })
})

test('sends start 1 for page 2 and shows other rows; sizes are 10, 20 and 50', async ({ page, world }) => {
  await openTalents(page, '?gender=F&page=2')
  expect(await searchQuery(world, '1')).toEqual({
    gender: ['F'],
    corporateId: ['COR0001'],
    start: ['1'],
    length: ['10'],
  })
  const second = await firstNames(page)
  await expect(page.getByText('11–20 dari 946')).toBeVisible()
  await page.getByRole('button', { name: 'Halaman pertama' }).click()
  await expect(page.getByText('1–10 dari 946')).toBeVisible()
  await expectSettled(page)
  const first = await firstNames(page)
  expect(first).not.toEqual(second)
  expect(urlQuery(page)).not.toHaveProperty('page')

  for (const size of ['20', '50']) {
    await world.forget()
    await page.getByLabel('Baris per halaman').selectOption(size)
    await expect(page.getByText(`1–${size} dari 946`)).toBeVisible()
    expect(await searchQuery(world)).toMatchObject({ start: ['0'], length: [size] })
    expect(urlQuery(page)).toMatchObject({ size: [size] })
  }
  await expectSettled(page)
  const rows = await firstNames(page)
  expect(rows).toHaveLength(50)
  expect(rows.slice(0, 20)).toEqual([...first, ...second])
  expect(await page.getByLabel('Baris per halaman').locator('option').allInnerTexts()).toEqual(['10', '20', '50'])
})

test('starts another search at its first page and keeps the size', async ({ page }) => {
  await openTalents(page, '?gender=F&page=3&size=20')
  await unfold(page)
  await field(page, 'Nama depan').fill('a')
  await pressSearch(page)
  await expect(chips(page)).toHaveCount(2)
  expect(urlQuery(page)).toEqual({ firstNames: ['a'], gender: ['F'], size: ['20'], c: ['COR0001'] })
})

test('searches again without a criterion and its companion when its chip is removed', async ({ page, world }) => {
  await openTalents(page, BOOKMARK)
  await world.forget()
  await page.getByRole('button', { name: 'Hapus kriteria Tanggal lahir >= 14/02/1990' }).click()
  await expect(chips(page)).toHaveText(CHIPS.slice(1))
  const query = await searchQuery(world)
  expect(query).not.toHaveProperty('dobs')
  expect(query).not.toHaveProperty('dobOperators')
  expect(query).toMatchObject({ gender: ['F'], grade: ['3.5'] })
  await expect(results(page)).toBeFocused()
})

test('prefers the corporate id of a link to its index', async ({ page, world }) => {
  await openTalents(page, '?gender=F&c=COR0002')
  await expect(page.getByText('PT Samudra Logistik Abadi')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard/1/talentsearch')
  expect(await searchQuery(world)).toMatchObject({ corporateId: ['COR0002'], gender: ['F'] })
})

test.describe('copying the link', () => {
  test('copies the URL and confirms it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTalents(page, BOOKMARK)
    await page.getByRole('button', { name: 'Salin tautan' }).click()
    await expect(page.getByText('Tautan pencarian disalin')).toBeVisible()
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(copied.origin + copied.pathname).toBe(page.url().replace(/\?.*/, ''))
    // The corporate id is included even when the current URL lacks it.
    expect(recordOf(copied.searchParams)).toEqual({ ...urlQuery(page), c: ['COR0001'] })
  })

  test('shows the URL when the browser denies the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
      })
    })
    await openTalents(page, '?gender=F')
    await page.getByRole('button', { name: 'Salin tautan' }).click()
    const dialog = page.getByRole('dialog', { name: /^Tautan tidak dapat disalin/ })
    await dialog.getByText('Rincian').click()
    await expect(dialog.getByText(page.url())).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('warns about a URL that servers may reject', async ({ page }) => {
  const ids = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${name}=${String(n).padStart(64, 'x')}`).join('&')
  const warning = page.getByRole('alert').filter({ hasText: 'Filter sangat panjang' })
  await openTalents(page, `?${ids('language', 50)}&${ids('testInt01', 45)}`)
  await expect(warning).toBeHidden()
  await openTalents(page, `?${ids('language', 50)}&${ids('testInt01', 50)}&${ids('testPers01', 5)}`)
  await expect(warning).toBeVisible()
})
