import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/test'

const SEARCH = '/dashboard/0/talentsearch'
const VERSION = /Versi \d+\.\d+\.\d+ \(.+\)/
const UPDATED = 'Konsol sudah diperbarui sejak halaman ini dibuka.'
const reload = (page: Page) => page.getByRole('button', { name: 'Muat ulang halaman' })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true })

/** Simulates a new deployment: the files of the open page are gone. */
async function deploy(page: Page) {
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/-.{7}\.js"/g, '-another.js"'),
    })
  })
}

test.describe('a tab from before a deployment', () => {
  // The page logs the missing files.
  test.use({ expectedErrors: /dynamically imported module|Failed to load resource.*(assets|\(\/\))/ })

  test('offers a reload where a screen is missing', async ({ page }) => {
    await page.goto(SEARCH)
    await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
    await expect(page.getByRole('button', { name: 'Cari', exact: true })).toBeVisible()
    await deploy(page)
    await menu(page, 'Infografik').click()
    await expect(page.getByRole('heading', { name: 'Halaman tidak dapat dibuka' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(UPDATED)
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'wait' })
    await reload(page).click()
    await expect(page.getByRole('heading', { name: 'Infografik' })).toBeVisible()
  })

  test('offers a reload where a part of a screen is missing', async ({ page }) => {
    await page.goto('/home')
    // Everything shown so far has loaded.
    await page.waitForLoadState('networkidle')
    await deploy(page)
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await expect(page.getByRole('alert')).toContainText(UPDATED)
    await page.unrouteAll({ behavior: 'wait' })
    await reload(page).click()
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  })

  test('does not mistake a lost connection for a deployment', async ({ page }) => {
    await page.goto(SEARCH)
    await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
    // The filter form comes after the rows, and would fail with a 'Coba lagi' of its own.
    await expect(page.getByRole('button', { name: 'Cari', exact: true })).toBeVisible()
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.route('/', (route) => route.abort())
    await menu(page, 'Infografik').click()
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByRole('heading', { name: 'Infografik' })).toBeVisible()
  })
})

test('no file of a build names one that it loads later, or a style: a change of that one leaves it as it is', async ({
  page,
}) => {
  type Table = { files: string[]; needs: number[][] }
  const textOf = async (path: string) => (await page.request.get(path)).text()
  const html = await textOf('/')
  const { files, needs } = JSON.parse(/id="files">(.*?)<\/script>/.exec(html)![1]!) as Table
  const first = [...html.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, name]) => name!)
  const scripts = [...first, ...files].filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  const named = []
  for (const name of scripts) {
    const text = await textOf(`/assets/${name}`)
    const needed = new Set(needs[files.indexOf(name)])
    for (const file of needed) for (const other of needs[file]!) needed.add(other)
    const mayName = (file: string, number: number) => needed.has(number) && file.endsWith('.js')
    named.push(...files.filter((file, number) => text.includes(file) && !mayName(file, number)))
  }
  expect(named).toEqual([])
})

test('a build carries the licences of the libraries in it', async ({ page }) => {
  const licences = await (await page.request.get('/licences.txt')).text()
  for (const library of ['react', '@mantine/core', 'dompurify', '@svg-maps/indonesia'])
    expect(licences).toContain(`## ${library} - `)
})

test.describe('the version', () => {
  test('is in the menu of the user and in the details of a failure', async ({ page, world }) => {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await expect(page.getByText(VERSION)).toBeVisible()
    await world.fault({ endpoint: 'loginOnSuccess', kind: 'status', status: 403, times: 0 })
    await page.reload()
    await page.getByText('Rincian').click()
    await expect(page.getByText(VERSION)).toBeVisible()
  })

  test('is in details that come with their page, since nothing replaces them then', async ({ page, world }) => {
    await world.fault({ endpoint: 'loginOnSuccess', kind: 'status', status: 403, times: 0 })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let isRefused = false
    page.on('response', (response) => (isRefused ||= response.status() === 403))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (isRefused) await released
      await route.continue()
    })
    const file = page.waitForRequest((request) => isRefused && request.url().endsWith('.js'))
    await page.goto('/home')
    await file
    await expect(page.getByRole('status')).toHaveText('Memuat...')
    await expect(page.getByText('Rincian')).toBeHidden()
    release()
    await page.getByText('Rincian').click()
    await expect(page.getByText(VERSION)).toBeVisible()
  })
})

test.describe('settings', () => {
  const change = (page: Page, changes: object) =>
    page.route('**/config.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } })
    })

  test('that are unknown are named, with the version', async ({ page }) => {
    await change(page, { mapEmbedURL: null })
    await page.goto('/home')
    await expect(page.getByText('config.json: mapEmbedURL (tidak dikenal)')).toBeVisible()
    await expect(page.getByText(VERSION)).toBeVisible()
  })

  test('accept a main site with a trailing slash', async ({ page }) => {
    await change(page, { mainSiteUrl: '/situs/' })
    await page.goto('/home')
    await expect(page.getByRole('link', { name: 'Situs utama' })).toHaveAttribute('href', '/situs')
  })
})
