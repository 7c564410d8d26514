import type { Page } from '@playwright/test'
import { alterMenus, type Answer, withoutChild } from '../../support/rights'
import { AGAINST_CONTRACT, expect, expectAccessible, followLink, test } from '../../support/test'
import type { World } from '../../support/world'

test.use({ account: 'rudi.hartono' })

const panel = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Tidak memiliki akses', exact: true })
async function expectDenied(page: Page) {
  await expect(panel(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'Maaf kamu tidak bisa mengakses fitur ini, silahkan hubungi administrator untuk mengaktifkannya.',
  )
}
/** Calls made before a right is known; there must be no others. */
async function expectNoOtherCalls(world: World) {
  const endpoints = (await world.calls()).map(({ endpoint }) => endpoint)
  expect(new Set(endpoints)).toEqual(new Set(['listMenuCorporates', 'loginOnSuccess']))
  expect(endpoints).toHaveLength(2)
}

// rudi.hartono has no rights in corporate 0; in corporate 1, the searches and the ATS report.
const screens = [
  { path: '', heading: 'Dasbor', may: false },
  { path: '/talentsearch', heading: 'Cari Talenta', may: true },
  { path: '/recruitment', heading: 'Cari Pelamar', may: true },
  { path: '/recruitmentats', heading: 'Pelacakan Pelamar', may: true },
  { path: '/recruitmentmatching', heading: 'Matching', may: true },
  { path: '/infographic', heading: 'Infografik', may: false },
  { path: '/employees?by=all', heading: 'Karyawan', may: false },
  { path: '/atsreport', heading: 'ATS Report', may: true },
  { path: '/contact-us', heading: 'Tiket Executive Search', may: false },
  { path: '/es-admin-query', heading: 'Pencarian Executive Search', may: false },
  { path: '/chat-admin', heading: 'Pengaturan Jadwal Chat', may: false },
  { path: '/es-longlist', heading: 'Executive Search Longlist', may: false },
  { path: '/es-longlist/form/0', heading: 'User Longlist', may: false },
  { path: '/es-longlist/form/MUC03-HENDRA', heading: 'User Longlist', may: false },
  { path: '/contact-us/ES-BARU', heading: 'Detail Tiket', may: false },
]
test('without any right each screen shows the panel and requests nothing', async ({ page, world }) => {
  for (const { path, heading } of screens) {
    await world.forget()
    await page.goto(`/dashboard/0${path}`)
    await expect(page).toHaveTitle(new RegExp(`^${heading} · PT .+ · Klob$`))
    await expectDenied(page)
    await expectNoOtherCalls(world)
  }
})

test('with some rights each screen is shown or denied', async ({ page }) => {
  await page.goto('/dashboard/1')
  await expectDenied(page)
  for (const { path, heading, may } of screens) {
    await followLink(page, `/dashboard/1${path}`)
    if (may) {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(panel(page)).toBeHidden()
    } else {
      await expect(page).toHaveTitle(new RegExp(`^${heading} · PT .+ · Klob$`))
      await expectDenied(page)
    }
  }
})

test('shows an accessible panel, with a way on through the sidebar', async ({ page }) => {
  await page.goto('/dashboard/1')
  await expectDenied(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cari Talenta', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cari Talenta' })).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('requests nothing when a link to a denied screen is hovered', async ({ page, world }) => {
  await page.goto('/dashboard/0')
  await expectDenied(page)
  await page.getByRole('link', { name: 'Cari Talenta' }).hover()
  await page.getByRole('link', { name: 'Cari Talenta' }).click()
  await expect(page).toHaveURL('/dashboard/0/talentsearch')
  await expectDenied(page)
  await expectNoOtherCalls(world)
})

test.describe('the source of the rights', () => {
  // Which menus grant a right is told by the unit tests of the rule.
  test('is the current menu, where an allowed child under a denied parent grants nothing', async ({ page, world }) => {
    await alterMenus(page, (menu) =>
      menu.map((entry) => (entry.id === 'AUTH2009' ? { ...entry, allowed: false } : entry)),
    )
    await page.goto('/dashboard/1/talentsearch')
    await expectDenied(page)
    await expectNoOtherCalls(world)
  })

  test(
    'falls back to the menus of the profile when the current ones fail to load',
    AGAINST_CONTRACT,
    async ({ page, world }) => {
      await world.fault({ endpoint: 'listMenuCorporates', kind: 'shape', times: 0 })
      await page.goto('/dashboard/1/talentsearch')
      await expect(page.getByRole('heading', { level: 1, name: 'Cari Talenta' })).toBeVisible()
      await page.getByRole('link', { name: 'Infografik' }).click()
      await expectDenied(page)
    },
  )

  test('prefers the current menus to those of the profile', async ({ page }) => {
    await page.route('**/rest/post/login/onsuccess', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as Answer
      for (const corporate of answer.result.usr01?.corporate ?? [])
        corporate.menu = [{ id: 'AUTH2001', allowed: true, childMenu: [] }]
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/dashboard/1')
    await expectDenied(page)
  })

  test.describe('without a profile', () => {
    test('lets nobody in, and can be retried', async ({ page, world }) => {
      await world.fault({ endpoint: 'loginOnSuccess', kind: 'status', status: 500, times: 0 })
      await page.goto('/dashboard/1/talentsearch')
      await expect(page.getByRole('alert')).toContainText('Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.')
      await expectAccessible(page)
      await page.getByText('Rincian').click()
      const detail = page.getByRole('alert').getByRole('code')
      await expect(detail).toContainText('"endpoint":"loginOnSuccess","status":500')
      await expect(detail).not.toContainText(/eyJ|rudi/)
      expect(await world.calls('searchTalents')).toEqual([])
      await world.heal()
      await page.getByRole('button', { name: 'Coba lagi' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Cari Talenta' })).toBeVisible()
    })
  })

  test('shows neither screen nor panel until the rights are known', async ({ page, world }) => {
    await world.fault({ endpoint: 'listMenuCorporates', kind: 'slow', ms: 1_000 })
    await page.goto('/dashboard/0/talentsearch')
    await expect(page.getByText('Memuat...')).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await expectDenied(page)
    await expectNoOtherCalls(world)
  })
})

test.describe('of another corporate', () => {
  test('apply after switching to it', async ({ page, world }) => {
    await page.goto('/dashboard/1/talentsearch')
    await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
    await page.getByRole('link', { name: /^Klob Konsol Perusahaan/ }).click()
    await expect(page.getByRole('link', { name: 'PT Nusantara Karya Digital' })).toBeVisible()
    // No request of the previous corporate is pending.
    await page.waitForLoadState('networkidle')
    await world.forget()
    await page.getByRole('link', { name: 'PT Nusantara Karya Digital' }).click()
    await expectDenied(page)
    await page.getByRole('link', { name: 'Cari Talenta' }).click()
    await expectDenied(page)
    expect(await world.calls()).toEqual([])
  })
})

test.describe('with everything but one entry of the support area', () => {
  test.use({ account: 'budi.santoso' })
  const entry = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true })
  const executive = ['Tiket Exec. Search', 'Cari Exec. Search', 'Longlist Exec. Search']

  test('opens tickets, admin query and longlist with AUTH2051', async ({ page }) => {
    await alterMenus(page, withoutChild('AUTH2051'))
    for (const path of ['contact-us', 'es-admin-query', 'es-longlist', 'es-longlist/form/0', 'contact-us/ES-BARU']) {
      await page.goto(`/dashboard/0/${path}`)
      await expectDenied(page)
    }
    for (const name of executive) await expect(entry(page, name)).toHaveCount(0)
    await entry(page, 'Jadwal Chat').click()
    await expect(page.getByRole('form', { name: 'Chat Schedule On' })).toBeVisible()
  })
  test('opens the chat schedule with AUTH2054; its entry is always there', async ({ page, world }) => {
    await alterMenus(page, withoutChild('AUTH2054'))
    await page.goto('/dashboard/0/es-longlist')
    await expect(page.getByRole('heading', { level: 1, name: 'Executive Search Longlist' })).toBeVisible()
    for (const name of executive) await expect(entry(page, name)).toBeVisible()
    await entry(page, 'Jadwal Chat').click()
    await expectDenied(page)
    expect(await world.calls('getChatOnSchedule')).toEqual([])
  })
})

test.describe('the dialog of rights', () => {
  test.use({ account: 'budi.santoso' })
  test('keeps the rights of vacancies when they are read again in vain', async ({ page, world }) => {
    await page.clock.install()
    await page.goto('/dashboard/0')
    const dialog = page.getByRole('dialog', { name: 'Hak akses saya' })
    const open = async () => {
      await page.getByRole('button', { name: 'Menu Budi' }).click()
      await page.getByRole('menuitem', { name: 'Hak akses saya' }).click()
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Membuat dan menduplikasi lowongan' })).toBeVisible()
    }
    const stale = dialog.getByRole('alert').filter({ hasText: 'Data terbaru gagal dimuat.' })
    await open()
    await dialog.getByRole('button', { name: 'Tutup hak akses saya' }).click()
    await world.fault({ endpoint: 'getVacancyPermission', kind: 'status', status: 500, times: 0 })
    await page.clock.fastForward(31_000)
    await open()
    await expect(stale).toBeVisible()
    await world.heal()
    await stale.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(stale).toBeHidden()
  })
})
