import { expect, type Locator, type Page } from '@playwright/test'
import type { World } from './world'

const PATH = (index: number) => `/dashboard/${index}/talentsearch`
export const ROWS = 'searchTalents'

/** Opens the talent search, with what a URL may say, and waits for its answer; every field can be reached. */
export async function openTalents(page: Page, query = '', index = 0): Promise<void> {
  await page.goto(PATH(index) + query)
  await settled(page)
  await unfold(page)
}

/** The rows or the panel of the present search are there. */
export async function settled(page: Page): Promise<void> {
  await expect(results(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** The results' heading; it says how many there are. */
export const results = (page: Page): Locator => page.getByRole('heading', { name: /^Hasil pencarian/ })
export const form = (page: Page): Locator => page.getByRole('form', { name: 'Filter pencarian' })
/** A field of the form, by its whole label. */
export const field = (page: Page, label: string, role: 'textbox' | 'combobox' = 'textbox'): Locator =>
  form(page).getByRole(role, { name: label, exact: true })
/** The open list of a field. */
export const options = (page: Page, label: string): Locator =>
  page.getByRole('listbox', { name: label, exact: true }).getByRole('option')

/** Finds an entry of a field's list by typing and presses it. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const combobox = field(page, label, 'combobox')
  await combobox.fill(text)
  await options(page, label)
    .filter({ hasText: new RegExp(`^${text}$`) })
    .click()
}

export const pressSearch = (page: Page): Promise<void> => form(page).getByRole('button', { name: 'Cari' }).click()
/** Opens every section of the filter panel, whose fields come with it. */
export async function unfold(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^(Buka|Lipat) semua bagian$/ })
  await expect(fold).toBeVisible()
  if ((await fold.getAttribute('aria-label')) === 'Buka semua bagian') await fold.click()
  await expect(fold).toHaveAccessibleName('Lipat semua bagian')
}

/** Comes to each field of the panel; what it has to choose from is read then. */
export async function comeToFields(page: Page): Promise<void> {
  await unfold(page)
  // The fields of a new form come after its frame, all at once.
  await expect(form(page).locator('[data-criterion]').first()).toBeVisible()
  for (const criterion of await form(page).locator('[data-criterion]').all()) await criterion.hover()
}

/** Opens the list of all saved filters. */
export async function openSavedList(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Lihat Filter' }).click()
  await page.getByRole('button', { name: 'Semua filter' }).click()
}

/** What the pager says; the announcement for screen readers holds the same words. */
export const pageTold = (page: Page, text: string): Locator => page.getByText(text, { exact: true })

/** The chips of the present search, as texts. */
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Kriteria yang dicari' }).getByRole('listitem')

/** Pairs of a query as a record of lists. */
export const recordOf = (pairs: Iterable<[string, string]>): Record<string, string[]> => {
  const told: Record<string, string[]> = {}
  for (const [name, value] of pairs) (told[name] ??= []).push(value)
  return told
}
/** What the URL says, by name. */
export const urlQuery = (page: Page): Record<string, string[]> => recordOf(new URL(page.url()).searchParams)

/** Whether a search was sent; the next page is prefetched at any time and does not count. */
export const isAsked = ({ query }: { query: [string, string][] }): boolean => recordOf(query)['start']?.[0] === '0'

/** The query of the first search for that page since the journal was emptied; the page after it is fetched ahead. */
export async function askedQuery(world: World, start = '0'): Promise<Record<string, string[]>> {
  const asked = async () =>
    (await world.calls(ROWS)).map(({ query }) => recordOf(query)).find((one) => one['start']?.[0] === start)
  await expect.poll(asked, { message: 'no search' }).toBeDefined()
  return (await asked())!
}

/** Keeps the rows' answers on the way until it is called back: what shows meanwhile does not depend on time. */
export async function holdRows(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/population/pagingnew?*', async (route) => {
    await released
    // The page may have given the call up meanwhile.
    await route.continue().catch(() => {})
  })
  return release
}

/** First names of the rows, from the top. */
export const firstNames = (page: Page): Promise<string[]> =>
  page.getByRole('table', { name: 'Cari Talenta' }).getByRole('rowheader').allInnerTexts()
