import type { Locator, Page } from '@playwright/test'
import { alterResult, Answers, card, chart, download, rowsOf, figureText } from '../../support/figures'
import { AGAINST_CONTRACT, expect, expectAccessible, expectReadable, test } from '../../support/test'

const AT = 'console/corporate/infographic'
const MAP = 'Total Klobbers per Province in Indonesia'
const PATH = '/dashboard/0/infographic'
type Counts = { data: { id: string; value: number | null }[]; orderedData: string[] }
type Detail = {
  ageGrouping: (number | null)[]
  totalFemaleUsers: number
  totalMaleUsers: number
  totalUsersAmount: number
}

const map = (page: Page): Locator => page.getByRole('group', { name: MAP })
const region = (page: Page, name: string): Locator => map(page).getByRole('button', { name: new RegExp(`^${name}: `) })
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(PATH + query)
  await expect(map(page)).toBeVisible()
}
/** The panel of a province: total, sexes with their shares, ages. */
async function panelOf(page: Page, name: string) {
  const total = await card(page, name).getByRole('status').locator('strong').innerText()
  const sexes = await chart(page, `Jenis kelamin, ${name}`).locator('tbody tr').allInnerTexts()
  return { total, sexes: sexes.map((text) => text.split(/\s+/)), ages: await rowsOf(page, `Umur, ${name}`) }
}

test('shows every figure as answered', async ({ page, world }) => {
  const answers = new Answers(page)
  await open(page)
  const { data, orderedData } = await answers.of<Counts>(`${AT}/maps`)
  const lists = await answers.of<{ provinces: { id: string; text: string }[] }>('masterdata/console/findAll/COR0001')
  const nameOf = (id: string) => lists.provinces.find((province) => province.id === id)!.text
  const valueOf = (id: string) => figureText(data.find((province) => province.id === id)!.value)
  await expect
    .poll(() => rowsOf(page, 'Top 10 Provinces'))
    .toEqual(orderedData.map((id, n) => [`${n + 1}. ${nameOf(id)}`, valueOf(id)]))
  const all = await rowsOf(page, 'Semua provinsi')
  expect(new Map(all.map(([name, value]) => [name.replace(' *', ''), value]))).toEqual(
    new Map(data.map(({ id }) => [nameOf(id), valueOf(id)])),
  )
  expect(all.filter(([name]) => name.endsWith(' *')).map(([name]) => name)).toEqual([
    'Papua Barat Daya *',
    'Papua Pegunungan *',
    'Papua Selatan *',
    'Papua Tengah *',
  ])
  const drawn = await map(page)
    .getByRole('button')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('aria-label')))
  expect(drawn).toHaveLength(34)
  for (const name of drawn) expect(all.map(([label, value]) => `${label}: ${value} orang`)).toContain(name)

  const education = await answers.of<{ data: { degreeName: string; total: number }[] }>(`${AT}/piechart`)
  expect(await rowsOf(page, "Klobbers' Education Level")).toEqual(
    education.data.map(({ degreeName, total }) => [degreeName, figureText(total)]),
  )
  const sum = education.data.reduce((before, { total }) => before + total, 0)
  await expect(chart(page, "Klobbers' Education Level").locator('tfoot')).toContainText(figureText(sum))
  expect(await world.calls('getInfographicProvince')).toEqual([])
})

test('selects a province on the map and in the lists, keeps it in the URL and shows its people', async ({
  page,
  world,
}) => {
  const answers = new Answers(page)
  await open(page)
  await expect(page.getByText('Pilih provinsi di peta atau di daftar')).toBeVisible()
  await region(page, 'Bali').click()
  await expect(page).toHaveURL(`${PATH}?province=ID-BA`)
  await expect(region(page, 'Bali')).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, 'Bali')).toBeVisible()
  const bali = await answers.of<Detail>(`${AT}/detail`)
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const part = (value: number) =>
    (value / bali.totalUsersAmount).toLocaleString('id-ID', { style: 'percent', ...digits })
  await expect(card(page, 'Bali').getByText(/^Persentase dari/)).toContainText([
    `Persentase dari ${figureText(bali.totalUsersAmount)} orang`,
    `Persentase dari ${figureText(bali.totalUsersAmount)} orang`,
  ])
  expect(await panelOf(page, 'Bali')).toEqual({
    total: figureText(bali.totalUsersAmount),
    sexes: [
      ['Pria', figureText(bali.totalMaleUsers), part(bali.totalMaleUsers)],
      ['Wanita', figureText(bali.totalFemaleUsers), part(bali.totalFemaleUsers)],
    ],
    ages: ['<18', '18-24', '24-35', '35+'].map((label, n) => [label, figureText(bali.ageGrouping[n]!)]),
  })
  // A province without an outline is only in the list.
  await chart(page, 'Semua provinsi')
    .getByRole('button', { name: /^Papua Selatan \*: / })
    .click()
  await expect(page).toHaveURL(`${PATH}?province=ID-PS`)
  await expect(card(page, 'Papua Selatan')).toBeVisible()
  await expect.poll(() => world.lastQuery('getInfographicProvince')).toEqual({ id: ['ID-PS'] })
  await page.goBack()
  await expect(card(page, 'Bali')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Bali')).toBeVisible()
})

test('reaches every province of the map with the arrow keys, all others with the tab key', async ({ page }) => {
  await open(page)
  await expect(region(page, 'Aceh')).toBeVisible()
  await region(page, 'Aceh').focus()
  const reached = new Set<string>()
  for (let n = 0; n < 34; n++) {
    const name = (await page.locator(':focus').getAttribute('aria-label'))!
    reached.add(name)
    // The tooltip of the focused province is beside it.
    if (n % 11 === 0) await expect(page.getByText(name, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  expect(reached.size).toBe(34)
  await page.keyboard.press('Home')
  // Hovering elsewhere leaves the focus in place and visible.
  const tip = page.locator('p').filter({ hasText: /^Aceh: [\d.]+ orang$/ })
  await region(page, 'Bali').hover()
  await expect(tip).toBeHidden()
  await page.mouse.move(0, 0)
  await expect(tip).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PATH}?province=ID-SU`)
  await expect(region(page, 'Sumatera Utara')).toBeFocused()
  // The map is a single tab stop, its list has one for each province.
  const list = chart(page, 'Semua provinsi').getByRole('button')
  await expect(list).toHaveCount(38)
  await list.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PATH}?province=ID-AC`)
})

test('a link to a province that is none says so and asks to choose one', async ({ page }) => {
  await page.goto(`${PATH}?province=XX`)
  await expect(page.getByText('Pilih provinsi di peta atau di daftar')).toBeVisible()
  const ignored = page.getByText('Provinsi di tautan tidak dikenal dan diabaikan.')
  await expect(ignored).toBeInViewport()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await chart(page, 'Semua provinsi').getByRole('button').first().click()
  await expect(page).toHaveURL(`${PATH}?province=ID-AC`)
  await expect(ignored).toBeHidden()
})

test.describe('without the drawing', () => {
  test.use({ expectedErrors: /\/assets\/indonesia-/ })
  test('limits a failure to its part and retries it there', AGAINST_CONTRACT, async ({ page, world }) => {
    await world.fault({ endpoint: 'getInfographicProvince', kind: 'status', status: 404, times: 0 })
    await world.fault({ endpoint: 'getInfographicEducation', kind: 'shape', times: 0 })
    await world.fault({ endpoint: 'getConsoleMasterData', kind: 'status', status: 403, times: 0 })
    let isCut = true
    await page.route('**/assets/indonesia-*.js', (route) => (isCut ? route.abort() : route.continue()))
    await page.goto(`${PATH}?province=ID-JB`)
    const alerts = page.getByRole('alert')
    await expect(alerts).toHaveCount(4)
    await expect(alerts.filter({ hasText: 'Peta gagal dimuat' })).toBeVisible()
    // Without names and drawing, the ids still open every province.
    await expect(chart(page, 'Semua provinsi').getByRole('button', { name: /^ID-/ })).toHaveCount(38)
    await world.heal()
    isCut = false
    for (const text of ['Data tidak ditemukan', 'Jawaban server tidak sesuai', 'Nama provinsi gagal dimuat'])
      await alerts.filter({ hasText: text }).getByRole('button', { name: 'Coba lagi' }).click()
    await expect(alerts).toHaveCount(1)
    await expect(chart(page, "Klobbers' Education Level")).toBeVisible()
    await expect(card(page, 'Jawa Barat')).toBeVisible()
    await world.fault({ endpoint: 'getInfographicMap', kind: 'status', status: 403, times: 0 })
    await page.goto(PATH)
    await expect(alerts.filter({ hasText: 'Maaf kamu tidak bisa mengakses fitur ini' })).toHaveCount(3)
    await expect(chart(page, "Klobbers' Education Level")).toBeVisible()
  })
})

test('draws zero, huge, unknown and unexpected values correctly', async ({ page, world }) => {
  await alterResult(page, `${AT}/maps`, ({ data }: Counts) => ({
    data: [
      { id: 'ID-ZZ', value: 12_345_678 },
      ...data
        .filter(({ id }) => id !== 'ID-AC')
        .map(({ id }, n) => ({ id, value: id === 'ID-BA' ? 1 : n === 0 ? null : 0 })),
    ],
    orderedData: ['ID-ZZ', 'ID-BA'],
  }))
  let women: number | null = 0
  await alterResult(page, `${AT}/detail`, () => ({
    ageGrouping: [0, null, 0, 0],
    totalFemaleUsers: women,
    totalMaleUsers: 0,
    totalUsersAmount: 0,
  }))
  await alterResult(page, `${AT}/piechart`, () => ({
    data: [
      { degreeName: 'S1', total: 12_345_678 },
      { degreeName: 'S2', total: null },
    ],
  }))
  await open(page, '?province=ID-BA')
  expect(await rowsOf(page, 'Top 10 Provinces')).toEqual([
    ['1. ID-ZZ', '12.345.678'],
    ['2. Bali', '1'],
  ])
  await expect(region(page, 'Aceh')).toHaveAccessibleName('Aceh: - orang')
  await expect(page.getByRole('list', { name: 'Warna menurut jumlah orang' }).getByRole('listitem')).toHaveText([
    '- / 0',
    '1',
    '12.345.678',
  ])
  await expect(region(page, 'Bali')).toHaveAccessibleName('Bali: 1 orang')
  const { total, sexes, ages } = await panelOf(page, 'Bali')
  expect([total, sexes, ages.map(([, value]) => value)]).toEqual([
    '0',
    [
      ['Pria', '0', '0,0%'],
      ['Wanita', '0', '0,0%'],
    ],
    ['0', '-', '0', '0'],
  ])
  expect(await rowsOf(page, "Klobbers' Education Level")).toEqual([
    ['S1', '12.345.678'],
    ['S2', '-'],
  ])
  // An unknown number has no share, not even for zero.
  women = null
  await page.goto(`${PATH}?province=ID-BA`)
  await expect(chart(page, 'Jenis kelamin, Bali').locator('tbody tr')).toHaveText(['Pria0-', 'Wanita--'])
  await world.forget()
  await page.goto(`${PATH}?province=..%2F..%2Fx`)
  await expect(page.getByText('Pilih provinsi di peta atau di daftar')).toBeVisible()
  expect(await world.calls('getInfographicProvince')).toEqual([])
})

test('exports the map and the ring as pictures, and their figures as tables', async ({ page }) => {
  await open(page)
  const picture = await download(page, `Unduh PNG: ${MAP}`)
  expect(picture.name).toMatch(/^total-klobbers-per-province-in-indonesia-pt-nusantara-karya-digital-[\d-]+\.png$/)
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.bytes.length).toBeGreaterThan(60_000)
  const ring = await download(page, "Unduh PNG: Klobbers' Education Level")
  expect(ring.bytes.length).toBeGreaterThan(15_000)
  const table = await download(page, "Unduh CSV: Klobbers' Education Level")
  // A degree that looks like a formula is exported as text (security list T13).
  expect(table.bytes.toString('utf8')).toMatch(/^\uFEFF"Pendidikan";"Jumlah"\r\n"SMA";\d+\r\n[^]*\r\n"'=HYPERLINK/)
})

test('loads the map on this screen only', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/dashboard/0')
  await expect(page.getByRole('heading', { name: 'Hasil Tes Karyawan' })).toBeVisible()
  expect(loaded.filter((url) => /indonesia|DataTable|picture/.test(url))).toEqual([])
  await page.getByRole('link', { name: 'Infografik' }).click()
  await expect(map(page)).toBeVisible()
  expect(loaded.filter((url) => url.includes('/assets/indonesia-'))).toHaveLength(1)
})

test('is accessible in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '?province=ID-JK')
  await expect(card(page, 'DKI Jakarta')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectReadable(page)
})
