import type { Page } from '@playwright/test'
import { screens } from '../../support/screens'
import { expect, test } from '../../support/test'

/** Opens a screen in a window and puts it on A4 portrait, in CSS pixels. */
async function print(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ media: 'screen' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
}
/** Elements that go beyond the sheet, or scroll: paper does not. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, [role=dialog] *')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, svg'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`),
  )

for (const [name, count] of [
  ['talents', 20],
  ['candidates', 30],
  ['tickets', 8],
] as const)
  test(`the list of ${name} prints every column of its rows, and no button`, async ({ page }) => {
    const { path } = screens[name]!
    await print(page, path)
    // That of the ticks has none.
    const titles = (await page.locator('thead th').allTextContents()).filter((title) => title.trim() !== '')
    expect(titles.length).toBeGreaterThanOrEqual(count)
    const row = page.locator('tbody tr').first()
    const printed = await row
      .locator('td')
      .evaluateAll((cells) =>
        cells.flatMap((cell) => (cell.checkVisibility() ? (cell.getAttribute('data-label') ?? '') : [])),
      )
    // The first one is the row's name, the last one its buttons.
    expect(printed.every((title) => titles.some((shown) => shown.startsWith(title)))).toBe(true)
    expect(printed.length).toBeGreaterThanOrEqual(titles.length - 2)
    // The criteria of the search are read, too.
    await expect(page.getByRole('main').getByRole('button', { name: /^(?!Ubah kriteria)/ })).toHaveCount(0)
    expect(await cutOff(page)).toEqual([])
  })

/** Fills the texts of the rows with words, and one that no line holds; returns the elements that do not show theirs whole. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const rows = [
      ...document.querySelectorAll(
        'tbody tr, main article, main li.card, section[data-stage] li, [aria-label="Kriteria yang dicari"]',
      ),
    ]
    const isShown = (element: Element) => element.checkVisibility() && !element.closest('.visually-hidden, svg')
    const texts = rows.flatMap((row) =>
      [...row.querySelectorAll('*')].flatMap((element) =>
        isShown(element)
          ? [...element.childNodes].filter((node) =>
              /^\s*[^\d\s]/.test(node.nodeName === '#text' ? (node.nodeValue ?? '') : ''),
            )
          : [],
      ),
    )
    for (const text of texts) text.nodeValue += ` ${'panjang '.repeat(30)}${'x'.repeat(120)}`
    const shown = rows.flatMap((row) => [row, ...row.querySelectorAll('*')]).filter(isShown)
    const isCut = (element: Element) => {
      const { overflowX, display } = getComputedStyle(element)
      const clips = overflowX !== 'visible' && display !== 'inline'
      return clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 8)
    }
    return {
      texts: texts.length,
      cut: shown
        .filter((element) => isCut(element) || element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`),
    }
  })

for (const name of [
  'talents',
  'applicants',
  'tracking',
  'matching',
  'candidates',
  'longlist',
  'vacancies',
  'report',
  'tickets',
  'employees',
  'stage',
  'board',
])
  test(`the list of ${name} prints long texts whole`, async ({ page }) => {
    await print(page, screens[name]!.path)
    const { texts, cut } = await cutTexts(page)
    expect(texts).toBeGreaterThan(10)
    expect(cut).toEqual([])
  })

test('the history of results prints long texts whole, and no button', async ({ page }) => {
  await page.goto(screens.candidates!.path)
  await page.getByRole('button', { name: 'Riwayat Hasil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Riwayat Hasil' })
  await expect(dialog.getByRole('rowheader').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await expect(page.getByRole('button')).toHaveCount(0)
  expect((await cutTexts(page)).cut).toEqual([])
})

test('a list of several values prints all of them', async ({ page }) => {
  await print(page, screens.talents!.path)
  const more = page.locator('tbody [data-rest]').first()
  const rest = await more.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(rest).toBe(JSON.stringify(`, ${await more.getAttribute('data-rest')}`))
})

test('a hidden column is named on paper', async ({ page }) => {
  await page.goto(screens.talents!.path)
  await page.getByRole('button', { name: 'Kolom' }).click()
  await page.getByRole('checkbox', { name: 'Provinsi' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Kolom yang disembunyikan: Provinsi')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Kolom yang disembunyikan: Provinsi')).toBeVisible()
})

test('a comparison prints names and table only', async ({ page }) => {
  await print(page, screens.comparison!.path)
  const table = page.getByRole('table')
  await expect(table.getByRole('link', { name: 'Ayu Wulandari' })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Catatan 5/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'ATS Report' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Tahap lowongan' })).toBeHidden()
  expect(await cutOff(page)).toEqual([])
})

test('a conversation prints whole, without the list behind it', async ({ page, world }) => {
  const html = `<p>${'Kami menunggu kabar Anda. '.repeat(60)}</p>`
  await world.seed({ threads: [{ userId: 'USR-CITRA', messages: Array.from({ length: 30 }, () => ({ html })) }] })
  await print(page, '/dashboard/0/talentsearch?userId=USR-CITRA&msgId=MSG-1&name=Citra+Dewi')
  const dialog = page.getByRole('dialog', { name: /^Pesan untuk/ })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  const scrolling = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible',
    ),
  )
  expect(scrolling).toBe(false)
  // The first message is the ticket itself.
  await expect(dialog.getByRole('list', { name: 'Pesan Terdahulu' }).getByRole('listitem')).toHaveCount(29)
})

test('the report prints every vacancy', async ({ page }) => {
  await print(page, screens.report!.path)
  const rows = page.getByRole('main').locator('li[aria-setsize]')
  const counts = await rows.evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-setsize'))))
  expect(counts.length).toBeGreaterThan(50)
  expect(counts.length).toBe(new Set(counts).size === 1 ? counts[0] : [...new Set(counts)].reduce((a, b) => a + b))
})

test('the board prints every card that is loaded, and how many are not', async ({ page }) => {
  await print(page, screens.board!.path)
  const columns = page.locator('section[data-stage]')
  const counts = await columns.evaluateAll((stages) =>
    stages.map((stage) => ({
      total: Number(stage.querySelector('h2 span')?.textContent?.replaceAll('.', '')),
      cards: stage.querySelectorAll('li').length,
      rest: Number(
        [...stage.querySelectorAll('p')]
          .flatMap(({ textContent }) => /^([\d.]+) lainnya belum dimuat$/.exec(textContent)?.[1] ?? [])
          .at(0) ?? 0,
      ),
    })),
  )
  expect(Math.max(...counts.map(({ cards }) => cards))).toBeGreaterThan(20)
  expect(counts.map(({ cards, rest }) => cards + rest)).toEqual(counts.map(({ total }) => total))
  expect(await cutOff(page)).toEqual([])
})

/** The pages of a PDF file. */
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length

const long = Array.from({ length: 30 }, () => ({ html: `<p>${'Kami menunggu kabar Anda. '.repeat(60)}</p>` }))
for (const [name, path] of [
  ['a long conversation', '/dashboard/0/talentsearch?userId=USR-CITRA&msgId=MSG-1&name=Citra+Dewi'],
  ['the board', screens.board!.path],
  ['the report', screens.report!.path],
] as const)
  test(`${name} fills several sheets of a file, not only what was in sight`, async ({ page, world }) => {
    await world.seed({ threads: [{ userId: 'USR-CITRA', messages: long }] })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(2)
  })
