import type { Page } from '@playwright/test'
import { PASSWORD } from '../../support/accounts'
import { identityCalls, signIn, signInAs } from '../../support/signIn'
import { doubleClick, expect, expectAccessible, expectReadable, test } from '../../support/test'
import { vacancyPath } from '../../support/vacancies'

const HEADLINE = 'Mempertemukan orang yang tepat dengan masa depan yang tepat'
const shown = (page: Page) => page.locator('li[aria-hidden=false]').getByRole('img')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const OFFLINE = 'Tidak dapat terhubung ke layanan masuk. Periksa koneksi internet Anda lalu coba lagi.'

test.describe('a visitor at the root', () => {
  test.use({ account: null })

  test('sees the headline, the sign-in links and rotating pictures', async ({ page, world }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    await expect(page).toHaveTitle(`${HEADLINE} · Klob`)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Klob membantu perusahaan/)
    await expect(page.getByRole('link', { name: 'Daftar sekarang' })).toHaveAttribute('href', '/register')
    await expect(page.getByRole('link', { name: 'Masuk ke akun' })).toHaveAttribute('href', '/login')
    await expect(shown(page)).toHaveAttribute('src', '/landing/1.svg')
    await expect(shown(page)).toHaveJSProperty('naturalWidth', 640)
    await page.clock.runFor(3000)
    await expect(shown(page)).toHaveAttribute('src', '/landing/2.svg')
    expect(await world.calls()).toEqual([])
    await page.getByRole('button', { name: 'Jeda gambar' }).click()
    await expectAccessible(page)

    await page.mouse.move(0, 0)
    await page.clock.runFor(9000)
    await expect(shown(page)).toHaveAttribute('src', '/landing/2.svg')
    await page.getByRole('button', { name: 'Gambar berikutnya' }).click()
    await page.getByRole('button', { name: 'Gambar berikutnya' }).click()
    await expect(shown(page)).toHaveAttribute('src', '/landing/1.svg')
    await page.getByRole('button', { name: 'Putar gambar' }).click()
    // The rotation pauses while it is hovered or focused.
    await page.clock.runFor(6000)
    await expect(shown(page)).toHaveAttribute('src', '/landing/1.svg')
    await page.getByRole('button', { name: 'Jeda gambar' }).blur()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3000)
    await expect(shown(page)).toHaveAttribute('src', '/landing/2.svg')
  })

  test('gets the choice of companies after signing in in another tab', async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    const other = await context.newPage()
    await signInAs(other, 'budi.santoso')
    await expect(page.getByRole('heading', { level: 1, name: 'Pilih perusahaan' })).toBeVisible()
  })

  test('sees still pictures on a phone with reduced motion', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Putar gambar' })).toBeVisible()
    await page.clock.runFor(9000)
    await expect(shown(page)).toHaveAttribute('src', '/landing/1.svg')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectReadable(page)
  })
})

test.describe('registration', () => {
  test.use({ account: null })
  const submit = (page: Page) => page.getByRole('button', { name: 'Daftar', exact: true })
  async function fill(page: Page, id: string, email = 'tini@surel.example', password = PASSWORD) {
    await field(page, 'KLOB ID').fill(id)
    await field(page, 'Email').fill(email)
    await field(page, 'Kata sandi').fill(password)
  }

  test('reports missing and invalid input and errors of the provider', async ({ page }) => {
    await page.goto('/register')
    await expect(page).toHaveTitle('Daftar akun · Klob')
    await submit(page).click()
    for (const text of ['KLOB ID wajib diisi', 'Email wajib diisi', 'Kata sandi wajib diisi'])
      await expect(page.getByText(text)).toBeVisible()
    await expect(field(page, 'KLOB ID')).toBeFocused()
    await expectAccessible(page)
    await fill(page, 'tini wati', 'tini')
    await submit(page).click()
    await expect(page.getByText(/^KLOB ID memuat huruf/)).toBeVisible()
    await expect(page.getByText('Format email salah')).toBeVisible()

    await fill(page, 'budi.santoso')
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('KLOB ID itu sudah dipakai. Pilih yang lain.')
    await fill(page, 'tini.wati', 'tini@surel.example', 'Kurang1')
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('Kata sandi belum memenuhi syarat: terlalu pendek.')
    expect(await page.content()).not.toContain('Kurang1')

    await fill(page, 'tini.wati')
    const sent = identityCalls(page)
    await doubleClick(submit(page))
    await expect(page.getByText('Akun tini.wati sudah dibuat.')).toBeVisible()
    expect(sent).toEqual(['SignUp'])
    await page.getByRole('button', { name: 'Kembali ke halaman masuk' }).click()
    await expect(page.getByRole('status')).toHaveText(/^Akun Anda belum dikonfirmasi/)
    await expect(field(page, 'KLOB ID')).toHaveValue('tini.wati')
    await expect(field(page, 'Kata sandi')).toBeFocused()
  })

  test('leaves an e-mail address with the account that has it', async ({ page }) => {
    await page.goto('/register')
    await fill(page, 'tini.wati', 'budi.santoso@surel.example')
    await submit(page).click()
    await page.getByRole('textbox', { name: 'Kode konfirmasi' }).fill('123456')
    await page.getByRole('button', { name: 'Konfirmasi' }).click()
    await expect(page.getByRole('alert')).toHaveText('Email itu sudah dipakai akun lain.')
  })

  test('ends with the code, and returns to the requested page', async ({ page, world }) => {
    const next = vacancyPath('VAC-AKTIF-01')
    await page.goto(`/login?${new URLSearchParams({ next })}`)
    await page.getByRole('main').getByRole('link', { name: 'Daftar' }).click()
    await expect(page.getByRole('heading', { name: 'Daftar akun' })).toBeVisible()
    await fill(page, 'tini.wati')
    await world.fault({ endpoint: 'cognito', kind: 'cut', times: 0 })
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(OFFLINE)
    await world.heal()
    await submit(page).click()

    await expect(page.getByText('Akun tini.wati sudah dibuat.')).toBeVisible()
    await expectAccessible(page)
    const code = page.getByRole('textbox', { name: 'Kode konfirmasi' })
    await code.fill('111111')
    await page.getByRole('button', { name: 'Konfirmasi' }).click()
    await expect(page.getByRole('alert')).toHaveText('Kode salah. Periksa kembali kode yang Anda terima.')
    await page.getByRole('button', { name: 'Kirim ulang kode' }).click()
    await expect(page.getByText('Kode baru sudah dikirim.')).toBeVisible()
    await code.fill('123456')
    await page.getByRole('button', { name: 'Konfirmasi' }).click()
    await expect(page.getByText('Akun Anda sudah siap. Silakan masuk.')).toBeVisible()
    await expect(field(page, 'KLOB ID')).toHaveValue('tini.wati')
    await signIn(page, {})
    await expect(page).toHaveURL(next)
    await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible()
  })
})

test.describe('a part that fails to load', () => {
  test.use({ account: null, expectedErrors: /\/assets\/identity-/ })
  const forms = [
    { path: '/login', button: 'Selanjutnya' },
    { path: '/forgot-password', button: 'Kirim kode' },
  ]
  test('is reported and can be retried', async ({ page }) => {
    await page.route(/\/assets\/identity-/, (route) => route.abort())
    for (const { path, button } of forms) {
      await page.goto(path)
      await field(page, 'KLOB ID').fill('budi.santoso')
      if (path === '/login') await field(page, 'Kata sandi').fill(PASSWORD)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('alert'), path).toHaveText(OFFLINE)
      await expect(page.getByRole('button', { name: button })).toBeEnabled()
    }
  })
})

test.describe('recovery', () => {
  test.use({ account: null })
  test('resends a code for a new password, and returns to the requested page', async ({ page }) => {
    const search = new URLSearchParams({ next: '/intro' })
    await page.goto(`/login?${search}`)
    await page.getByRole('link', { name: 'Lupa KLOB ID?' }).click()
    await expect(page).toHaveURL(`/forgot-id?${search}`)
    await page.getByRole('link', { name: 'Kembali ke halaman masuk' }).click()
    await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
    await expect(page).toHaveURL(`/forgot-password?${search}`)
    await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible()
    await field(page, 'KLOB ID').fill('siti.aminah')
    // Even if the provider reveals that an ID is unknown, the page must not.
    await page.route(
      '**/cognito',
      (route) => route.fulfill({ status: 400, json: { __type: 'UserNotFoundException' } }),
      {
        times: 1,
      },
    )
    await page.getByRole('button', { name: 'Kirim kode' }).click()
    await expect(page.getByRole('status')).toHaveText(/^Bila siti.aminah terdaftar/)
    await page.getByRole('button', { name: 'Kirim ulang kode' }).click()
    await expect(page.getByText('Kode baru sudah dikirim.')).toBeVisible()
    await field(page, 'Kode').fill('123456')
    await field(page, 'Kata sandi baru').fill('Rahasia789')
    expect(await page.content()).not.toContain('Rahasia789')
    const sent = identityCalls(page)
    await doubleClick(page.getByRole('button', { name: 'Simpan kata sandi' }))
    await expect(page.getByRole('link', { name: 'Masuk dengan kata sandi baru' })).toBeFocused()
    expect(sent).toEqual(['ConfirmForgotPassword'])
    await page.keyboard.press('Enter')
    await signIn(page, { id: 'siti.aminah', password: 'Rahasia789' })
    await expect(page).toHaveURL('/intro')
  })
})

test.describe('a signed-in user', () => {
  test('at the root gets the landing page after signing out in another tab', async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Pilih perusahaan' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/home')
    await other.getByRole('button', { name: 'Menu Budi' }).click()
    await other.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(other.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Masuk ke akun' })).toBeVisible()
  })

  test('is redirected from the pages for visitors', async ({ page }) => {
    for (const path of ['/login', '/register', '/login?next=%2F%2Fevil.example', '/login?next=a&next=b']) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/home')
    }
    await page.goto(`/login?${new URLSearchParams({ next: '/dashboard/1' })}`)
    await expect(page).toHaveURL('/dashboard/1')
    await expect(page.getByRole('heading', { name: HEADLINE })).toBeHidden()
  })

  test('with a rejected session is asked to sign in, without a redirect loop', async ({ page, world }) => {
    await world.fault({ endpoint: 'loginOnSuccess', kind: 'status', status: 401, times: 0 })
    await page.goto('/dashboard/0')
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: '/dashboard/0' })}`)
    await world.heal()
    await signIn(page, { id: 'budi.santoso' })
    await expect(page).toHaveURL('/dashboard/0')
  })
})
