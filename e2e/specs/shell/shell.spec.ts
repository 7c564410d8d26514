import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unfold } from '../../support/talents'
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../../support/test'

const SEARCH = '/dashboard/0/talentsearch'
const corporates = ['PT Nusantara Karya Digital', 'PT Samudra Logistik Abadi', 'PT Cakrawala Energi']
const chooser = (page: Page) => page.getByRole('heading', { name: 'Pilih perusahaan' })
const themes = { 'Tema gelap': 'dark', 'Tema terang': 'light' } as const

test.describe('the corporate chooser', () => {
  test('shows every corporate with its logo, ordered by id', async ({ page }) => {
    await page.goto('/')
    await expect(chooser(page)).toBeVisible()
    await expect(page).toHaveTitle('Pilih perusahaan · Klob')
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(cards).toHaveText(corporates)
    for (const n of corporates.keys()) {
      await expect(cards.nth(n)).toHaveAttribute('href', `/dashboard/${n}`)
      await expect(cards.nth(n).locator('img')).toHaveJSProperty('naturalWidth', 64)
    }
    await expectAccessible(page)
    await cards.nth(2).click()
    await expect(page).toHaveURL('/dashboard/2')
    await expect(page.getByRole('banner')).toContainText('PT Cakrawala Energi')
  })

  test('shows the company used last first, and why to enter each', async ({ page, world }) => {
    await page.goto('/dashboard/1')
    await expect(page.getByRole('heading', { name: 'Dasbor', exact: true })).toBeVisible()
    await world.forget()
    await page.goto('/')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.getByRole('link')).toHaveText([corporates[1]!, corporates[0]!, corporates[2]!])
    await expect(cards.first().getByRole('link')).toHaveAttribute('href', '/dashboard/1')
    await expect(cards.first()).toContainText(/\d+ lowongan lewat tanggal, masih Aktif/)
    const askedOf = async (id: string) =>
      (await world.calls('listAtsVacancies')).some(({ query }) => query.some(([, value]) => value === id))
    for (const id of ['COR0001', 'COR0002', 'COR0003']) await expect.poll(() => askedOf(id)).toBe(true)
    await expectAccessible(page)
  })

  test.describe('without logos', () => {
    test.use({ expectedErrors: /COR0003\.svg/ })
    test('shows initials', async ({ page }) => {
      await page.route('**/files/logo/COR0003.svg', (route) => route.abort())
      await page.goto('/home')
      await expect(page.locator('[data-initials=CE]')).toBeVisible()
    })
  })

  test.describe('for a user with one corporate', () => {
    test.use({ account: 'siti.aminah' })
    test('is skipped', async ({ page }) => {
      for (const path of ['/', '/home']) {
        await page.goto(path)
        await expect(page).toHaveURL('/dashboard/0')
      }
    })
  })

  test.describe('for a user without a corporate', () => {
    test.use({ account: 'agus.pratama' })
    test('is replaced by the main site', async ({ page }) => {
      for (const path of ['/', '/dashboard/0', '/intro']) {
        await page.goto(path)
        await expect(page).toHaveURL('/situs')
      }
    })
  })
})

test.describe('the introduction', () => {
  test.use({ account: 'rina.wijaya' })
  test('links to the tests, or on into the console', async ({ page }) => {
    await page.goto('/intro')
    await expect(page).toHaveTitle('Kenali diri Anda · Klob')
    await expect(page.getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute('href', '/situs/tests')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Nanti saja, buka konsol' }).click()
    await expect(page).toHaveURL('/dashboard/0')
  })
})

test.describe('the frame', () => {
  test('has a header with the location and the user', async ({ page }) => {
    await page.goto('/dashboard/1')
    await expect(page).toHaveTitle('Dasbor · PT Samudra Logistik Abadi · Klob')
    await expect(page.getByRole('heading', { name: 'Dasbor' })).toBeVisible()
    const header = page.getByRole('banner')
    await expect(header).toContainText('Klob Konsol Perusahaan')
    await expect(header).toContainText('PT Samudra Logistik Abadi')
    await expect(header.getByRole('link', { name: 'Situs utama' })).toHaveAttribute('href', '/situs')

    await header.getByRole('button', { name: 'Menu Budi' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Tindakan saya', 'Hak akses saya', 'Logout'])
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/situs/profile/USR-BUDI')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(header.getByRole('button', { name: 'Menu Budi' })).toBeFocused()

    await header.getByRole('link', { name: /^Klob Konsol Perusahaan/ }).click()
    await expect(chooser(page)).toBeVisible()
  })

  test('has a skip link past the menus, and a footer', async ({ page }) => {
    await page.goto('/dashboard/0')
    const skip = page.getByRole('link', { name: 'Langsung ke isi' })
    // The screen has its heading while the frame is loading.
    await expect(skip).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const links = page.getByRole('contentinfo').getByRole('link')
    await expect(links).toHaveText(['Syarat dan Ketentuan', 'Kebijakan Privasi', 'Hubungi Kami'])
    const addresses = ['/situs/page/terms', '/situs/page/privacy', '/situs/page/contactus']
    for (const [n, address] of addresses.entries()) await expect(links.nth(n)).toHaveAttribute('href', address)
  })

  test('remembers the theme, and is readable in both', async ({ page }) => {
    await page.goto('/dashboard/0')
    const html = page.locator('html')
    for (const [name, scheme] of Object.entries(themes)) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme)
      await expectAccessible(page)
      await page.reload()
      await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme)
    }
  })

  test('fits into 1024 px, also from right to left', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/dashboard/0')
    await expect(page.getByRole('heading', { name: 'Dasbor' })).toBeVisible()
    for (const direction of ['ltr', 'rtl']) {
      const overflow = await page.evaluate((dir) => {
        document.documentElement.dir = dir
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      }, direction)
      expect(overflow, direction).toBe(0)
    }
  })
})

test.describe('the sidebar', () => {
  const NEEDS_RIGHT = 'only with its right'
  const entries: readonly (readonly [name: string, path: string, shown?: typeof NEEDS_RIGHT])[] = [
    ['Dasbor', ''],
    ['Cari Talenta', '/talentsearch'],
    ['Cari Pelamar', '/recruitment'],
    ['Pelacakan Pelamar', '/recruitmentats'],
    ['Infografik', '/infographic'],
    ['ATS Report', '/atsreport'],
    ['Lowongan Kerja', '/create-job-vacancy'],
    ['Tiket Exec. Search', '/contact-us', NEEDS_RIGHT],
    ['Cari Exec. Search', '/es-admin-query', NEEDS_RIGHT],
    ['Jadwal Chat', '/chat-admin'],
    ['Longlist Exec. Search', '/es-longlist', NEEDS_RIGHT],
  ]
  const links = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link')

  test('shows all screens on a small laptop', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/dashboard/0/es-longlist')
    for (const link of [links(page).first(), links(page).last()]) await expect(link).toBeInViewport({ ratio: 1 })
  })
  test('shows where one is in a window that is too low for all', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 560 })
    await page.goto('/dashboard/0/es-longlist')
    await expect(links(page).last()).toBeInViewport({ ratio: 1 })
  })
  test('lists the screens in order and marks the open one', async ({ page }) => {
    await page.goto('/dashboard/1')
    await expect(links(page)).toHaveText(entries.map(([name]) => name))
    for (const [n, [name, path]] of entries.entries()) {
      const link = links(page).nth(n)
      await expect(link).toHaveAttribute('href', `/dashboard/1${path}`)
      await link.click()
      // A screen may add its page to the URL at once.
      await expect(page).toHaveURL((url) => url.pathname === `/dashboard/1${path}`)
      await expect(links(page).and(page.locator('[aria-current=page]'))).toHaveText([name])
      // The first entry is the screen that is open already.
      if (n > 0) await expect(page.getByRole('main')).toBeFocused()
    }
  })

  for (const [screen, path, name] of [
    ['the matching', '/recruitmentmatching', 'Cari Pelamar'],
    ['the list of employees', '/employees?by=all', 'Dasbor'],
  ] as const)
    test(`marks the screen from which ${screen} is reached`, async ({ page }) => {
      await page.goto(`/dashboard/0${path}`)
      await expect(links(page).and(page.locator('[aria-current=page]'))).toHaveText([name])
    })

  test.describe('without rights', () => {
    test.use({ account: 'rudi.hartono' })
    test('hides the screens that are shown only with their right', async ({ page }) => {
      const shown = entries.flatMap(([name, , needs]) => (needs ? [] : [name]))
      for (const index of [0, 1]) {
        await page.goto(`/dashboard/${index}`)
        await expect(links(page)).toHaveText(shown)
      }
    })
  })
})

test.describe('the chooser', () => {
  test.use({ account: 'rudi.hartono' })

  test('enters a corporate at its first permitted screen', async ({ page }) => {
    await page.goto('/home')
    await page.getByRole('link', { name: 'PT Samudra Logistik Abadi' }).click()
    await expect(page).toHaveURL('/dashboard/1/talentsearch')
  })
})

test.describe('an address', () => {
  test('unknown outside the console is reported', async ({ page }) => {
    for (const path of ['/login/lagi', '/tidak-ada']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Oops... Halaman yang Anda cari tidak ditemukan' })).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: 'KEMBALI KE HOME' }).click()
    await expect(chooser(page)).toBeVisible()
  })

  const toast = (page: Page) => page.getByText('Perusahaan pada alamat itu tidak ada di akun Anda.')
  test('unknown inside the console redirects home', async ({ page }) => {
    for (const path of ['/dashboard', '/dashboard/0/tidak-ada', '/dashboard/0/talentsearch/1']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(chooser(page)).toBeVisible()
      if (path.includes('tidak-ada')) await expect(page.getByText('Halaman pada alamat itu tidak ada')).toBeVisible()
      await expect(toast(page)).toBeHidden()
    }
  })
  test('of a corporate that the user does not have redirects home with a message', async ({ page }) => {
    for (const path of [
      '/dashboard/9',
      '/dashboard/01',
      '/dashboard/-1',
      '/dashboard/x',
      '/dashboard/%20',
      '/dashboard/a%2fb/talentsearch',
      '/dashboard/a%2fb/talentsearch?c=COR0003',
      '/dashboard/9/talentsearch?c=COR9999',
    ]) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/')
      await expect(chooser(page)).toBeVisible()
      await expect(toast(page), path).toBeVisible()
    }
  })

  test.describe('for a user of a single corporate', () => {
    test.use({ account: 'siti.aminah' })
    test('of another one redirects to the own one with a message', async ({ page }) => {
      await page.goto('/dashboard/3/talentsearch')
      await expect(page).toHaveURL('/dashboard/0')
      await expect(toast(page)).toBeVisible()
    })
  })

  test('with a corporate id opens that corporate even after the indexes have shifted', async ({ page }) => {
    await page.goto('/dashboard/0/talentsearch?c=COR0003&gender=F')
    await expect(page).toHaveURL('/dashboard/2/talentsearch?c=COR0003&gender=F')
    await expect(page.getByRole('banner')).toContainText('PT Cakrawala Energi')
  })

  test('with the id of a foreign corporate opens none', async ({ page, world }) => {
    await page.goto('/dashboard/0/talentsearch?c=COR0009')
    await expect(chooser(page)).toBeVisible()
    expect(await world.calls('searchTalents')).toEqual([])
  })
})

test.describe('a small screen', () => {
  const block = (page: Page) => page.getByRole('dialog', { name: 'Gunakan browser PC' })

  test('shows that the console is for a PC, and can be continued', async ({ page }) => {
    await page.setViewportSize({ width: 799, height: 900 })
    await page.goto('/dashboard/0?by=all')
    await expect(block(page)).toContainText('Halaman ini hanya dapat digunakan melalui browser di PC.')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(block(page).getByRole('link', { name: 'Kembali ke situs utama' })).toHaveAttribute('href', '/situs')
    const menu = block(page).getByRole('navigation').getByRole('link')
    await expect(menu).toHaveText(['Jurnal', 'Lihat Profil', 'Hubungi Kami'])
    const addresses = ['/situs/goals', '/situs/profile/USR-BUDI', '/situs/page/contactus']
    for (const [n, address] of addresses.entries()) await expect(menu.nth(n)).toHaveAttribute('href', address)
    await expectAccessibleInBoth(page)

    // The screen of the URL is beneath.
    await expect(page.getByText('Karyawan: Semua karyawan')).toBeAttached()
    await block(page).getByRole('button', { name: 'Tetap lanjutkan' }).click()
    await expect(block(page)).toBeHidden()
    // The focus is in the dialog that the address opens.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    await page.getByRole('button', { name: 'Tutup daftar karyawan' }).click()
    await expect(page.getByRole('heading', { name: 'Dasbor' })).toBeVisible()
    // Remembered for the tab's session.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dasbor' })).toBeVisible()
    await expect(block(page)).toBeHidden()
    await page.setViewportSize({ width: 360, height: 800 })
    await expect(page.getByRole('table', { name: 'Sudah dan belum tes' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectAccessible(page)
  })

  test('allows signing out', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.goto('/dashboard/0')
    await block(page).getByRole('button', { name: 'Keluar' }).click()
    await expect(page).toHaveURL('/')
  })

  test('starts below 800 px, and the input is still there afterwards', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 })
    await page.goto(SEARCH)
    await page.getByRole('button', { name: 'Ubah filter' }).click()
    await unfold(page)
    const field = page.getByRole('textbox', { name: 'Nama depan' })
    await field.fill('Ayu')
    await page.setViewportSize({ width: 799, height: 900 })
    await expect(block(page)).toBeVisible()
    await expect(field).toBeHidden()
    await page.setViewportSize({ width: 800, height: 900 })
    await expect(block(page)).toBeHidden()
    await expect(field).toHaveValue('Ayu')
  })

  test('shows the pages outside of the admin area, without sideways scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/home', '/login', '/forgot-password', '/intro', '/tidak-ada']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(block(page)).toBeHidden()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('the settings', () => {
  test.use({ expectedErrors: /\(\/config\.json\)/ })
  const settings = JSON.parse(readFileSync('public/config.json', 'utf8')) as Record<string, unknown>
  const faults = [
    { what: 'missing', answer: { status: 404 }, told: 'config.json: HTTP 404' },
    { what: 'no JSON', answer: { body: '<html>' }, told: 'config.json: bukan JSON' },
    {
      what: 'without the identity provider',
      answer: { json: { ...settings, cognito: undefined } },
      told: 'config.json: cognito',
    },
    {
      what: 'with an unsafe address',
      answer: { json: { ...settings, mainSiteUrl: 'javascript:alert(1)' } },
      told: 'config.json: mainSiteUrl',
    },
    { what: 'not an object', answer: { json: [] }, told: 'config.json: isi' },
  ]
  test('show a clear page when they are invalid', async ({ page }) => {
    for (const { what, answer, told } of faults) {
      await page.route('/config.json', (route) => route.fulfill(answer))
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Konsol gagal dibuka' }), what).toBeVisible()
      await expect(page.getByText(told, { exact: true })).toBeVisible()
    }
    await expectAccessible(page)
  })

  test('show a clear page when they fail to load', async ({ page }) => {
    await page.route('/config.json', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Konsol gagal dibuka' })).toBeVisible()
  })
})
