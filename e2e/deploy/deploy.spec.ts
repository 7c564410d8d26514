import { readFileSync, readdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openConversation, sendAndConfirm, textOf } from '../support/messages'
import { signIn } from '../support/signIn'
import { openStage } from '../support/stages'
import { openTalents, results } from '../support/talents'

const BACKEND = process.env.BACKEND_URL!
/** Where the settings' pool is, since they name no endpoint. There is no such pool: the backend answers in its place. */
const POOL = 'https://cognito-idp.ap-southeast-1.amazonaws.com'
const HTML = { accept: 'text/html' }
const asset = `/assets/${readdirSync('dist/assets').find((name) => /^index-.*\.js$/.test(name))!}`

async function signInAsAdmin(page: Page): Promise<void> {
  await page.route(`${POOL}/**`, async (route) => {
    const response = await route.fetch({ url: `${BACKEND}/cognito` })
    await route.fulfill({ response })
  })
  await page.goto('/login')
  await signIn(page, { id: 'budi.santoso' })
  await expect(page).not.toHaveURL(/login/)
}

test('sends the security headers with every answer', async ({ request }) => {
  for (const path of ['/', '/dashboard/0/talentsearch', asset, '/assets/none.js', '/config.json']) {
    const headers = (await request.get(path, { headers: HTML })).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy'], path).toContain(`connect-src 'self' ${BACKEND} ${POOL};`)
    expect(headers['content-security-policy'], path).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com blob:;",
    )
    expect(headers, path).not.toHaveProperty('strict-transport-security')
  }
  const secure = await request.get('/', { headers: { 'x-forwarded-proto': 'https' } })
  expect(secure.headers()['strict-transport-security']).toBe('max-age=31536000')
})

test('serves assets immutable and compressed, and revalidates pages and settings', async ({ request }) => {
  const file = await request.get(asset, { headers: { 'accept-encoding': 'gzip' } })
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  })
  for (const path of ['/', '/config.json'])
    expect((await request.get(path, { headers: HTML })).headers()['cache-control'], path).toBe('no-cache')
})

test('uses settings edited after the build', async ({ request }) => {
  const answer = await request.get('/config.json', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers()).not.toHaveProperty('content-encoding')
  expect(await answer.json()).toMatchObject({ serviceUrl: BACKEND })
})

test('serves the page for screen addresses, even with a dot in an id, but not for a missing file', async ({
  request,
}) => {
  const page = readFileSync('dist/index.html', 'utf8')
  for (const path of ['/login', '/dashboard/0/contact-us/ES-1.2'])
    for (const accept of ['text/html', '*/*', 'image/webp,*/*;q=0.8', '']) {
      const answer = await request.get(path, { headers: { accept } })
      expect(await answer.text(), `${path} ${accept}`).toBe(page)
      expect([answer.headers()['cache-control'], answer.headers()['vary']], path).toEqual([
        'no-cache',
        expect.stringMatching(/\bAccept\b(?!-)/),
      ])
    }
})
/** The services that show previews of links: what they send, as their requests have it. */
const services = [
  { name: 'curl', 'user-agent': 'curl/8.5.0', accept: '*/*' },
  { name: 'WhatsApp', 'user-agent': 'WhatsApp/2.24.20.89 A', accept: '' },
  {
    name: 'LinkedIn',
    'user-agent': 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    accept: '*/*',
  },
  {
    name: 'Facebook',
    'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    accept: '*/*',
  },
  { name: 'LINE', 'user-agent': 'facebookexternalhit/1.1;line-poker/1.0', accept: 'text/html,*/*;q=0.8' },
]
const VACANCY = '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001'
for (const { name, ...headers } of services)
  test(`${name} gets title, description and a picture of a shared vacancy`, async ({ request, baseURL }) => {
    const answer = await request.get(VACANCY, { headers })
    const html = await answer.text()
    const contentOf = (property: string) => new RegExp(`="${property}" content="([^"]*)"`).exec(html)?.[1]
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8')
    expect(contentOf('og:title')).toMatch(/^Software Engineer - PT /)
    expect(contentOf('og:description')).toMatch(/^Bangun layanan rekrutmen /)
    expect(contentOf('og:url')).toBe(`${baseURL}${VACANCY.replace('&', '&#38;')}`)
    const picture = await request.get(contentOf('og:image')!, { headers })
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  })
test('serves pages of vacancies with the headers of every page, each once', async ({ request }) => {
  const answer = await request.get(VACANCY, { headers: HTML })
  const count = (name: string) => answer.headersArray().filter((header) => header.name.toLowerCase() === name).length
  for (const name of ['cache-control', 'content-security-policy', 'x-frame-options', 'content-type'])
    expect(count(name), name).toBe(1)
  expect(answer.headers()['cache-control']).toBe('no-cache')
})
test('a vacancy opened in a browser has one JobPosting and one address, and breaks no policy', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => /script-src|connect-src|img-src/.test(message.text()) && refused.push(message.text()))
  await page.goto(VACANCY)
  await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer' })).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  expect(refused).toEqual([])
})
test('the map of an office is shown by the policy that comes from the settings', async ({ page }) => {
  await page.goto(VACANCY)
  await page.getByTitle('Peta lokasi kantor').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe[title="Peta lokasi kantor"]').locator('body')).toContainText('Peta')
})
test('a vacancy shared with `&amp;` in its address opens', async ({ page }) => {
  await page.goto(VACANCY.replace('&', '&amp;'))
  await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer' })).toBeVisible()
})
test('serves robots.txt, favicon.ico, and HTML as UTF-8', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /dashboard/')
  expect((await request.get('/favicon.ico')).status()).toBe(200)
  const page = await request.get('/login', { headers: HTML })
  expect(page.headers()['content-type']).toBe('text/html; charset=utf-8')
  expect(await page.text()).toMatch(/<meta\s+name="description"\s+content="Konsol perusahaan/)
})
test('lets no cache store an error', async ({ request }) => {
  for (const path of ['/assets/none.js', '/landing/none.svg', '/none.ico']) {
    const missing = await request.get(path, { headers: { accept: '*/*' } })
    expect([missing.status(), missing.headers()['cache-control']], path).toEqual([404, 'no-store'])
  }
  const picture = await request.get('/vacancy', { headers: { accept: 'image/webp' } })
  expect([picture.status(), picture.headers()['cache-control']]).toEqual([404, 'no-store'])
})
test('writes neither queries nor addresses of pages to its log', async ({ request }) => {
  const referer = 'http://localhost/dashboard/0/talentsearch?firstNames=Kartini'
  for (const path of [
    '/dashboard/0/talentsearch?firstNames=Kartini',
    '/config.json?Kartini',
    '/assets/none.js?Kartini',
  ])
    await request.get(path, { headers: { ...HTML, referer } })
  const log = () => readFileSync(process.env.ACCESS_LOG!, 'utf8')
  await expect.poll(log).toContain('"GET /assets/none.js HTTP/1.1" 404')
  expect(log()).toContain('"GET /dashboard/0/talentsearch HTTP/1.1" 200')
  expect(log()).not.toContain('Kartini')
})
test('answers a request whose cookies are larger than 8 KB', async ({ request }) => {
  const cookie = `sessionToken=${'a'.repeat(12_000)}`
  expect((await request.get('/login', { headers: { ...HTML, cookie } })).status()).toBe(200)
})

test('lets a recruiter sign in, search, write a message, export and open a CV', async ({ page, context }) => {
  const refused: string[] = []
  page.on('console', (message) => /Content Security Policy|CORS/.test(message.text()) && refused.push(message.text()))
  await signInAsAdmin(page)
  await openTalents(page, '?firstNames=Ayu')
  await expect(results(page)).toContainText('orang')
  const dialog = await openConversation(page, 'USR-BAYU', 'Bayu Pratama')
  await textOf(dialog).fill('Apakah Anda bersedia diwawancarai minggu depan?')
  await sendAndConfirm(page, 'Bayu Pratama')
  await expect(dialog.getByText('Apakah Anda bersedia diwawancarai minggu depan?')).toBeVisible()

  await openTalents(page, '?firstNames=Ayu')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const exporting = page.getByRole('dialog', { name: 'Download' })
  await exporting.getByRole('button', { name: 'Unduh', exact: true }).click()
  const link = exporting.getByRole('link', { name: 'Unduh berkas' })
  await expect(link).toBeVisible({ timeout: 30_000 })
  const file = await page.request.get((await link.getAttribute('href'))!)
  expect((await file.body()).subarray(0, 2).toString(), 'a sheet is a zip file').toBe('PK')

  await openStage(page, { open: 'USR-AYU' })
  const cv = page.getByRole('link', { name: 'Unduh CV Ayu Wulandari' })
  await expect(cv).toBeVisible()
  const opened = await context.request.get((await cv.getAttribute('href'))!)
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(refused).toEqual([])
})
