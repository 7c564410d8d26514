import { readFileSync, readdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openConversation, sendAndConfirm, textOf } from '../support/messages'
import { signIn } from '../support/signIn'
import { openStage } from '../support/stages'
import { openTalents, results } from '../support/talents'

const BACKEND = process.env.BACKEND_URL!
const HTML = { accept: 'text/html' }
const asset = `/assets/${readdirSync('dist/assets').find((name) => /^index-.*\.js$/.test(name))!}`

async function signInAsAdmin(page: Page): Promise<void> {
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
    expect(headers['content-security-policy'], path).toContain(`connect-src 'self' ${BACKEND};`)
    expect(headers['content-security-policy'], path).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
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
  for (const path of ['/login', '/vacancy?id=VAC-AKTIF-01', '/dashboard/0/contact-us/ES-1.2'])
    for (const accept of ['text/html', '*/*', 'image/webp,*/*;q=0.8', '']) {
      const answer = await request.get(path, { headers: { accept } })
      expect(await answer.text(), `${path} ${accept}`).toBe(page)
      expect([answer.headers()['cache-control'], answer.headers()['vary']], path).toEqual([
        'no-cache',
        expect.stringMatching(/\bAccept\b(?!-)/),
      ])
    }
})
test('lets no cache store an error', async ({ request }) => {
  for (const path of ['/assets/none.js', '/landing/none.svg', '/favicon.ico']) {
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
