import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { screens } from '../../support/screens'
import { expect, test } from '../../support/test'

type Operation = { responses: { 200: { content?: Record<string, { example?: object }> } } }
const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
// A literal path wins over a templated one.
const operations = Object.entries(paths)
  .toSorted(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
  .map(([path, methods]) => ({ pattern: patternOf(path), methods }))

/** Answers every call with the example of its operation, as a mock made from the document does. */
async function serveExamples(page: Page): Promise<void> {
  await page.route(/\/rest\//, async (route) => {
    const { pathname } = new URL(route.request().url())
    const method = route.request().method().toLowerCase()
    const found = operations.find(({ pattern, methods }) => pattern.test(pathname) && method in methods)
    const example = found?.methods[method]!.responses[200].content?.['application/json']?.example
    await route.fulfill(example ? { json: example } : { status: 501 })
  })
}

/** The admin screens with a text that each has of its example; forms have theirs in fields. */
const admin: Record<string, RegExp> = {
  dashboard: /850/,
  employees: /Dian/,
  infographic: /Infografi/i,
  talents: /Bayu/,
  applicants: /Bayu/,
  tracking: /Bayu/,
  matching: /Bayu/,
  candidates: /Bayu/,
  report: /Software Engineer/,
  'open applicant': /Bayu Pratama/,
  vacancies: /Software/,
  'new vacancy': /./,
  'vacancy form': /./,
  tickets: /Hendra/,
  ticket: /Corporate Lawyer/,
  longlist: /Hendra/,
  'longlist user': /./,
  'new longlist user': /./,
  'chat hours': /./,
}

// Pictures of the examples are on a server that does not exist.
test.use({ expectedErrors: /konsol\.example|net::ERR_/ })

for (const [name, text] of Object.entries(admin))
  test(`the examples of docs/openapi.json open the screen '${name}'`, async ({ page }) => {
    await serveExamples(page)
    await page.goto(screens[name]!.path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(/gagal dimuat|Tidak memiliki akses|Coba lagi/)).toHaveCount(0)
  })
