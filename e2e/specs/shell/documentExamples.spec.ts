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

const admin = Object.entries({
  dashboard: 'dashboard',
  employees: 'employees',
  infographic: 'infographic',
  'talent search': 'talents',
  'applicant search': 'applicants',
  tracking: 'tracking',
  matching: 'matching',
  'executive search': 'candidates',
  report: 'report',
  stage: 'open applicant',
  vacancies: 'vacancies',
  'new vacancy': 'new vacancy',
  'vacancy form': 'vacancy form',
  tickets: 'tickets',
  ticket: 'ticket',
  longlist: 'longlist',
  'longlist user': 'longlist user',
  'new longlist user': 'new longlist user',
  'chat hours': 'chat hours',
})

// Pictures of the examples are on a server that does not exist.
test.use({ expectedErrors: /konsol\.example|net::ERR_/ })

for (const [name, key] of admin)
  test(`the examples of docs/openapi.json open the screen '${name}'`, async ({ page }) => {
    await serveExamples(page)
    await page.goto(screens[key]!.path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(/gagal dimuat|Tidak memiliki akses|Coba lagi/)).toHaveCount(0)
  })
