import type { Page } from '@playwright/test'
import { PASSWORD } from '../../support/accounts'
import { idToken, sessionCookies, signIn, storedSession } from '../../support/signIn'
import { storedIn } from '../../support/stored'
import { AGAINST_CONTRACT, doubleClick, expect, expectAccessible, test } from '../../support/test'

test.use({ account: null })

const idField = (page: Page) => page.getByRole('textbox', { name: 'KLOB ID' })
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Kata sandi' })
const next = (page: Page) => page.getByRole('button', { name: 'Selanjutnya' })
const WRONG = 'KLOB ID atau kata sandi salah.'

test.describe('the form', () => {
  test('stays in its place when errors come', async ({ page }) => {
    await page.goto('/login')
    const top = async () => (await page.getByRole('heading', { name: 'Masuk Klob!' }).boundingBox())!.y
    await expect(next(page)).toBeVisible()
    const before = await top()
    await next(page).click()
    await expect(page.getByText('Password is required')).toBeVisible()
    expect(await top()).toBe(before)
  })

  test('reports missing input after leaving a field, and everything on submit', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Masuk Klob!', exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Masuk · Klob')
    await expectAccessible(page)

    await idField(page).focus()
    await expect(page.getByText('KLOB Id is required')).toBeHidden()
    await passwordField(page).focus()
    await expect(page.getByText('KLOB Id is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeHidden()
    await expect(idField(page)).toHaveAccessibleDescription('KLOB Id is required')

    await next(page).click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(idField(page)).toBeFocused()
    await expectAccessible(page)
    await idField(page).fill('budi.santoso')
    await passwordField(page).fill('12345')
    await next(page).click()
    await expect(page.getByText('KLOB Id is required')).toBeHidden()
    await expect(passwordField(page)).toHaveAccessibleDescription('Kata sandi minimal 6 karakter')
    await expect(passwordField(page)).toBeFocused()
    await passwordField(page).fill('123456')
    await expect(page.getByText('Kata sandi minimal 6 karakter')).toBeHidden()

    await expect(passwordField(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
    await passwordField(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(passwordField(page)).toHaveAttribute('type', 'password')
  })

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/login')
    await expect(idField(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Klob', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('budi.santoso')
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/home', { timeout: 15_000 })
  })

  test('takes what a password manager has put in without an event, without invisible characters', async ({ page }) => {
    await page.goto('/login')
    for (const [field, value] of [
      [idField(page), '\u200Bbudi.santoso\u00A0'],
      [passwordField(page), PASSWORD],
    ] as const)
      await field.evaluate((input: HTMLInputElement, text) => void (input.value = text), value)
    await next(page).click()
    await expect(page).toHaveURL('/home', { timeout: 15_000 })
  })
})

test.describe('after the sign-in', () => {
  const landings = [
    { id: 'budi.santoso', path: '/home', heading: 'Pilih perusahaan' },
    { id: 'siti.aminah', path: '/dashboard/0', heading: 'Dasbor' },
    { id: 'rina.wijaya', path: '/intro', heading: 'Kenali diri Anda lebih dulu' },
    { id: 'agus.pratama', path: '/situs', heading: 'Situs utama' },
  ]
  for (const { id, path, heading } of landings)
    test(`${id} lands on ${path}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Masuk ke akun' }).click()
      await signIn(page, { id })
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    })

  test('opens the requested page, with its whole query', async ({ page }) => {
    const requestedPath = '/dashboard/1/talentsearch?gender=F&userId=USR-BAYU&msgId=1&name=Bayu'
    await page.goto(requestedPath)
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: requestedPath })}`)
    await signIn(page, { id: 'budi.santoso' })
    await expect(page).toHaveURL(requestedPath)
    await expect(page.getByRole('heading', { name: 'Cari Talenta' })).toBeVisible()
  })

  test('opens the main site when a user without a corporate requested a page', async ({ page }) => {
    await page.goto('/dashboard/0/talentsearch')
    await signIn(page, { id: 'agus.pratama' })
    await expect(page).toHaveURL('/situs')
  })

  // Which paths may follow is told by the unit tests of safeNextPath.
  test('opens no foreign address from a link', async ({ page }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await page.goto(`/login?${new URLSearchParams({ next: '/\\evil.example' })}`)
    await signIn(page, { id: 'budi.santoso' })
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('heading', { name: 'Pilih perusahaan' })).toBeVisible()
    expect([...hosts]).toEqual(['localhost'])
  })
})

test.describe('a rejected sign-in', () => {
  const refusals = [
    { what: 'a wrong password', id: 'budi.santoso', password: 'Salah12345' },
    { what: 'an unknown ID', id: 'tidak.ada', password: PASSWORD },
  ]
  test('shows the same message whatever was wrong', async ({ page }) => {
    await page.goto('/login')
    for (const { what, id, password } of refusals) {
      await signIn(page, { id, password })
      await expect(page.getByRole('alert'), what).toHaveText(WRONG)
      await expect(idField(page)).toHaveValue(id)
      await expect(passwordField(page)).toHaveValue(password)
    }
    await expectAccessible(page)
  })

  const failures = [
    { kind: 'status', message: 'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.' },
    {
      kind: 'shape',
      message: 'Jawaban server tidak sesuai. Hubungi administrator bila ini terus terjadi.',
    },
    {
      kind: 'cut',
      message: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda lalu coba lagi.',
    },
  ] as const
  test('signs nobody in when the profile fails to load', AGAINST_CONTRACT, async ({ page, world }) => {
    await page.goto('/login')
    await idField(page).fill('budi.santoso')
    for (const { kind, message } of failures) {
      await world.fault({ endpoint: 'loginOnSuccess', kind, times: 0 })
      await signIn(page, {})
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(message)
      await alert.getByText('Rincian').click()
      await expect(alert).toContainText('"endpoint":"loginOnSuccess"')
      await expect(idField(page)).toHaveValue('budi.santoso')
      await expect(passwordField(page)).toHaveValue(PASSWORD)
      expect([await sessionCookies(page), await storedSession(page)]).toEqual([[], undefined])
      await world.heal()
    }
    await signIn(page, {})
    await expect(page).toHaveURL('/home')
  })

  test('reports an unavailable identity provider', async ({ page, world }) => {
    await page.goto('/login')
    await idField(page).fill('budi.santoso')
    for (const kind of ['cut', 'status'] as const) {
      await world.fault({ endpoint: 'cognito', kind, times: 0 })
      await signIn(page, {})
      await expect(page.getByRole('alert'), kind).toHaveText(
        'Tidak dapat terhubung ke layanan masuk. Periksa koneksi internet Anda lalu coba lagi.',
      )
      await world.heal()
    }
    expect(await world.calls()).toEqual([])
    await signIn(page, {})
    await expect(page).toHaveURL('/home')
  })
})

test.describe('sign-in requests', () => {
  test('are sent once on a double click', async ({ page, world }) => {
    const targets: (string | undefined)[] = []
    page.on('request', (request) => targets.push(request.headers()['x-amz-target']))
    await page.goto('/login')
    await idField(page).fill('budi.santoso')
    await passwordField(page).fill(PASSWORD)
    await doubleClick(next(page))
    await expect(page).toHaveURL('/home', { timeout: 15_000 })
    expect(targets.filter((target) => target?.endsWith('.InitiateAuth'))).toHaveLength(1)
    await expect.poll(async () => (await world.calls('loginOnSuccess')).length).toBe(1)
  })

  test('store a single cookie for the CV for 365 days, the token in no address or page, and the password nowhere', async ({
    page,
    world,
    baseURL,
  }) => {
    const urls: string[] = []
    const sent: string[] = []
    const trusted = new Set<string>()
    page.on('request', (request) => {
      urls.push(request.url())
      sent.push(request.postData() ?? '')
      if (request.headers().authorization) trusted.add(new URL(request.url()).pathname)
    })
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Kata sandi' }).fill(PASSWORD)
    expect(await page.content()).not.toContain(PASSWORD)
    await signIn(page, { id: 'budi.santoso' })
    await expect(page).toHaveURL('/home')

    expect(sent.filter((text) => text.includes(PASSWORD))).toEqual([])
    // The profile is asked for by the product ID alone.
    const [call, ...more] = await world.calls('loginOnSuccess')
    expect(call).toMatchObject({ body: { userId: 'budi.santoso' }, query: [], hasToken: true })
    expect(more).toEqual([])

    const token = (await idToken(page))!
    expect(token.split('.')).toHaveLength(3)
    const cookies = await sessionCookies(page)
    expect(cookies.map(({ name, value, path }) => ({ name, value, path }))).toEqual([
      { name: 'sessionToken', value: token, path: '/rest/open/cv/download' },
    ])
    // Not `secure` on this machine, or Safari would drop the cookies there.
    const isSecure = !['localhost', '127.0.0.1'].includes(new URL(baseURL!).hostname)
    for (const { name, expires, secure, sameSite } of cookies) {
      expect({ name, secure, sameSite }).toEqual({ name, secure: isSecure, sameSite: 'Lax' })
      expect(Math.round((expires - Date.now() / 1000) / 86_400), name).toBe(365)
    }
    // Logos and other files are requested without the token.
    expect([...trusted].filter((path) => !/^\/rest\/(console|post)\//.test(path))).toEqual([])
    const { local, session } = await storedIn(page)
    expect(JSON.stringify([local, session])).not.toContain(PASSWORD)
    const { 'klob:session': stored, ...others } = local
    expect(Object.keys(JSON.parse(stored!)).toSorted((a, b) => a.localeCompare(b))).not.toContain('accessToken')
    expect(JSON.stringify([others, session])).not.toContain(token)
    for (const secret of [token, PASSWORD]) {
      expect(urls.join(' ')).not.toContain(secret)
      expect(await page.content()).not.toContain(secret)
    }
    expect(cookies.map(({ value }) => value).join(' ')).not.toContain(PASSWORD)
  })
})

test.describe('an unconfirmed account', () => {
  test('is confirmed with the code and then signed in', async ({ page }) => {
    await page.goto('/login')
    await signIn(page, { id: 'dewi.lestari' })
    await page.getByRole('button', { name: 'Kembali ke halaman masuk' }).click()
    await expect(idField(page)).toBeVisible()
    await signIn(page, { id: 'dewi.lestari' })
    await expect(page.getByText('Akun dewi.lestari belum dikonfirmasi.')).toBeVisible()
    await expectAccessible(page)
    const code = page.getByRole('textbox', { name: 'Kode konfirmasi' })
    const confirm = page.getByRole('button', { name: 'Konfirmasi' })
    await expect(code).toBeFocused()

    await confirm.click()
    await expect(page.getByRole('alert')).toHaveText('Kode wajib diisi')
    await code.fill('654321')
    await confirm.click()
    await expect(page.getByRole('alert')).toHaveText('Kode salah. Periksa kembali kode yang Anda terima.')
    await page.getByRole('button', { name: 'Kirim ulang kode' }).click()
    await expect(page.getByText('Kode baru sudah dikirim.')).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()

    await code.fill('123456')
    await confirm.click()
    await expect(page.getByText('Akun sudah dikonfirmasi. Silakan masuk.')).toBeVisible()
    await expect(idField(page)).toHaveValue('dewi.lestari')
    await expect(passwordField(page)).toHaveValue('')
    await signIn(page, {})
    // Confirmed, but without a corporate.
    await expect(page).toHaveURL('/situs')
  })
})

test.describe('a forgotten login', () => {
  test('ID: explains how to recover it', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Lupa KLOB ID?' }).click()
    await expect(page.getByRole('heading', { name: 'Lupa KLOB ID' })).toBeVisible()
    await expect(page).toHaveTitle('Lupa KLOB ID · Klob')
    await expect(page.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/situs/page/contactus')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Kembali ke halaman masuk' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('password: sends a code, sets a new one, and signs in', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
    await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible()
    await expectAccessible(page)
    const requestCode = page.getByRole('button', { name: 'Kirim kode' })
    await requestCode.click()
    await expect(page.getByRole('alert')).toHaveText('KLOB Id is required')
    await idField(page).fill('budi.santoso')
    await requestCode.click()

    const code = page.getByRole('textbox', { name: 'Kode' })
    const newPassword = page.getByRole('textbox', { name: 'Kata sandi baru' })
    const save = page.getByRole('button', { name: 'Simpan kata sandi' })
    await expect(code).toBeVisible()
    await expectAccessible(page)
    await code.fill('123456')
    await newPassword.fill('pendek')
    await save.click()
    await expect(page.getByRole('alert')).toHaveText('Kata sandi belum memenuhi syarat: terlalu pendek.')
    await newPassword.fill('Rahasia456')
    await code.fill('111111')
    await save.click()
    await expect(page.getByRole('alert')).toHaveText('Kode salah. Periksa kembali kode yang Anda terima.')
    await code.fill('123456')
    await save.click()
    await expect(page.getByText('Kata sandi baru sudah tersimpan.')).toBeVisible()

    await page.getByRole('link', { name: 'Masuk dengan kata sandi baru' }).click()
    await signIn(page, { id: 'budi.santoso' })
    await expect(page.getByRole('alert')).toHaveText(WRONG)
    await signIn(page, { password: 'Rahasia456' })
    await expect(page).toHaveURL('/home')
  })

  test('answers for the password of an unknown ID as for any other', async ({ page }) => {
    await page.goto('/forgot-password')
    await idField(page).fill('tidak.ada')
    await page.getByRole('button', { name: 'Kirim kode' }).click()
    await expect(page.getByText('Bila tidak.ada terdaftar, kode sudah dikirim ke emailnya.')).toBeVisible()
  })
})
