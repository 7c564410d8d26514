import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'

const FILE = 'test-results/budgets.json'
const LOGIN = '/login'
const TALENT_SEARCH = '/dashboard/0/talentsearch'
const VACANCY = '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001'
/** What a first load may take: KB of 1024 bytes, each file gzipped by itself at level 9. */
const budgets = {
  [LOGIN]: { js: 150, css: 20 },
  [TALENT_SEARCH]: { js: 225, css: 20 },
  [VACANCY]: { js: 170, css: 20 },
}

// One after the other, since both write the file.
test.describe.configure({ mode: 'default' })

/** Opens a page with nothing cached and weighs all code that it asks for until the network rests. */
async function weigh(page: Page, path: keyof typeof budgets) {
  const urls = new Set<string>()
  page.on('response', (response) => urls.add(response.url()))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path, { waitUntil: 'networkidle' })

  const weights = { js: 0, css: 0 }
  const files: Record<string, number> = {}
  for (const url of urls) {
    const { pathname } = new URL(url)
    const [, kind] = /\.(js|css)$/.exec(pathname) ?? []
    if (kind !== 'js' && kind !== 'css') continue
    // Asked again, since the browser does not hand out the body of a preload.
    const response = await page.request.get(url)
    files[pathname] = gzipSync(await response.body(), { level: 9 }).length / 1024
    weights[kind] += files[pathname]
  }
  const known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  mkdirSync('test-results', { recursive: true })
  writeFileSync(FILE, `${JSON.stringify({ ...known, [path]: { ...weights, files } }, null, 2)}\n`)

  const { js, css } = budgets[path]
  const description = `${path}: ${weights.js.toFixed(1)} of ${js} KB JavaScript, ${weights.css.toFixed(1)} of ${css} KB CSS`
  test.info().annotations.push({ type: 'budget', description })
  console.log(description)
  expect(weights.js, description).toBeGreaterThan(0)
  expect(weights.js, description).toBeLessThanOrEqual(js)
  expect(weights.css, description).toBeLessThanOrEqual(css)
}

test('the first load of the sign-in page keeps its budget', async ({ page }) => {
  await weigh(page, LOGIN)
  await expect(page.getByLabel('KLOB ID')).toBeVisible()
})

test('the first load of the public vacancy page keeps its budget', async ({ page }) => {
  await weigh(page, VACANCY)
  await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer' })).toBeVisible()
})

test('the first load of the talent search keeps its budget', async ({ page, context }) => {
  await page.goto(LOGIN)
  await page.getByLabel('KLOB ID').fill('budi.santoso')
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill('Rahasia123')
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  await expect(page).not.toHaveURL(/\/login/, { timeout: 15_000 })

  const fresh = await context.newPage()
  await weigh(fresh, TALENT_SEARCH)
  await expect(fresh.locator('tbody:not([aria-hidden]) tr').first()).toBeVisible()
})
