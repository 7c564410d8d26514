import { expect, type Locator, type Page } from '@playwright/test'
import { holdBack } from './test'
import type { World } from './world'

const PATH = (index: number) => `/dashboard/${index}/talentsearch`
export const ROWS = 'searchTalents'

/** Opens the talent search with a query, waits for its answer and unfolds all filters. */
export async function openTalents(page: Page, query = '', index = 0): Promise<void> {
  await page.goto(PATH(index) + query)
  await expectSettled(page)
  await unfold(page)
}

/** Waits until the current search shows its rows or its empty panel. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(results(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** The heading of the results, with their number. */
export const results = (page: Page): Locator => page.getByRole('heading', { name: /^Hasil pencarian/ })
export const form = (page: Page): Locator => page.getByRole('form', { name: 'Filter pencarian' })
/** A field of the form by its full label. */
export const field = (page: Page, label: string, role: 'textbox' | 'combobox' = 'textbox'): Locator =>
  form(page).getByRole(role, { name: label, exact: true })
/** The options of a field's open list. */
export const options = (page: Page, label: string): Locator =>
  page.getByRole('listbox', { name: label, exact: true }).getByRole('option')

/** Types into a combobox and picks the option with that text. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const combobox = field(page, label, 'combobox')
  await combobox.fill(text)
  await options(page, label)
    .filter({ hasText: new RegExp(`^${text}$`) })
    .click()
}

export const pressSearch = (page: Page): Promise<void> => form(page).getByRole('button', { name: 'Cari' }).click()
/** Unfolds all sections of the filter panel, which mounts their fields. */
export async function unfold(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^(Buka|Lipat) semua bagian$/ })
  await expect(fold).toBeVisible()
  if ((await fold.getAttribute('aria-label')) === 'Buka semua bagian') await fold.click()
  await expect(fold).toHaveAccessibleName('Lipat semua bagian')
}

/** Hovers each field of the panel, which loads its options. */
export async function hoverFields(page: Page): Promise<void> {
  await unfold(page)
  // The fields of a new form are mounted after its frame, all at once.
  const fields = form(page).locator('[data-criterion]')
  await expect(fields.first()).toBeVisible()
  const hovered = new Set<string>()
  for (;;) {
    // Read each time: some fields come when it is known that the corporate has them.
    const names = await fields.evaluateAll((all) => all.map((one) => one.getAttribute('data-criterion')!))
    const next = names.find((name) => !hovered.has(name))
    if (next === undefined) return
    hovered.add(next)
    await form(page).locator(`[data-criterion="${next}"]`).hover()
  }
}

/** Opens the list of all saved filters. */
export async function openSavedList(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Lihat Filter' }).click()
  await page.getByRole('button', { name: 'Semua filter' }).click()
}

/** The pager's text; the announcement for screen readers has the same. */
export const pagerText = (page: Page, text: string): Locator => page.getByText(text, { exact: true })

/** The chips of the active filters. */
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Kriteria yang dicari' }).getByRole('listitem')

/** Groups the pairs of a query by name. */
export const recordOf = (pairs: Iterable<[string, string]>): Record<string, string[]> => {
  const grouped: Record<string, string[]> = {}
  for (const [name, value] of pairs) (grouped[name] ??= []).push(value)
  return grouped
}
/** The search params of the URL by name. */
export const urlQuery = (page: Page): Record<string, string[]> => recordOf(new URL(page.url()).searchParams)

/** Whether a call is a new search; later pages are prefetched at any time and do not count. */
export const isNewSearch = ({ query }: { query: [string, string][] }): boolean => recordOf(query)['start']?.[0] === '0'

/** Waits for the first search from that row since the journal was cleared and returns its query; the next page is prefetched. */
export async function searchQuery(world: World, start = '0'): Promise<Record<string, string[]>> {
  const findQuery = async () =>
    (await world.calls(ROWS)).map(({ query }) => recordOf(query)).find((one) => one['start']?.[0] === start)
  await expect.poll(findQuery, { message: 'no search' }).toBeDefined()
  return (await findQuery())!
}

/** Holds back the rows' answers until the returned function is called. */
export const holdRows = (page: Page): Promise<() => void> => holdBack(page, '**/population/pagingnew?*')

/** First names of the rows, top to bottom. */
export const firstNames = (page: Page): Promise<string[]> =>
  page.getByRole('table', { name: 'Cari Talenta' }).getByRole('rowheader').allInnerTexts()
