import { expect, type Locator, type Page, type Route } from '@playwright/test'

/** Collects the answers of all calls, newest last, to compare with the figures on the screen. */
export class Answers {
  private readonly answers: { url: URL; result: unknown }[] = []

  constructor(page: Page) {
    page.on('response', async (response) => {
      const url = new URL(response.url())
      if (!url.pathname.startsWith('/rest/') || !response.ok()) return
      // The answers of a closed page cannot be read.
      const answer = (await response.json().catch(() => undefined)) as { result: unknown } | undefined
      if (answer) this.answers.push({ url, result: answer.result })
    })
  }
  /** Waits for the newest result of a path under /rest with these parameters. */
  async of<T>(path: string, params: Record<string, string> = {}): Promise<T> {
    const found = () =>
      this.answers.findLast(
        ({ url }) =>
          url.pathname === `/rest/${path}` &&
          Object.entries(params).every(([name, value]) => url.searchParams.get(name) === value),
      )
    await expect.poll(() => found() !== undefined, { message: `no answer of ${path}` }).toBe(true)
    return found()!.result as T
  }
}

/** Changes the result in answers of a path under /rest. */
export async function alterResult(page: Page, path: string, change: (result: never) => unknown): Promise<void> {
  await page.route(`**/rest/${path}?*`, answer)
  await page.route(`**/rest/${path}`, answer)
  async function answer(route: Route) {
    const response = await route.fetch()
    const envelope = (await response.json()) as { result: never }
    await route.fulfill({ response, json: { ...envelope, result: change(envelope.result) } })
  }
}

/** A figure in the screen's format. */
export const figureText = (value: number | null): string => (value === null ? '-' : value.toLocaleString('id-ID'))

/** The rows of a chart's table: label, figure. */
export async function rowsOf(page: Page, name: string): Promise<[string, string][]> {
  const rows = chart(page, name).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const texts = await rows.evaluateAll((all) =>
    all.map((row): [string, string] => [
      row.querySelector('th')?.textContent ?? '',
      // The bar beside the figure contains no text.
      row.querySelector('td')?.textContent ?? '',
    ]),
  )
  return texts
}
/** A chart's table. */
export const chart = (page: Page, name: string): Locator => page.getByRole('table', { name, exact: true })
/** A card or section by its heading. */
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Starts a download in a chart's menu and reads the saved file. */
export async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [, kind, title] = /^Unduh (PNG|CSV): (.*)$/.exec(name)!
  await page.getByRole('button', { name: `Unduh grafik: ${title}`, exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: kind === 'PNG' ? 'Gambar (PNG)' : 'Tabel (CSV)' }).click()
  const file = await saved
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) }
}
