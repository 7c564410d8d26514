import type { Page } from '@playwright/test'
import { identityCalls, idToken, loseSession, signIn } from '../../support/signIn'
import { unfold } from '../../support/talents'
import { doubleClick, expect, expectAccessible, expectAccessibleInBoth, test } from '../../support/test'

test.use({ account: null })

const [APP, SMS, SETUP] = ['ratna.sari', 'yoga.saputra', 'maya.putri'] as const
const SMS_CODE = '123456'
const SEARCH = '/dashboard/0/talentsearch'

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Kode verifikasi' })
const submit = (page: Page) => page.getByRole('button', { name: 'Masuk', exact: true })
const back = (page: Page) => page.getByRole('button', { name: 'Kembali ke kata sandi' })
const alert = (page: Page) => page.getByRole('alert')
async function enter(page: Page, code: string) {
  await codeField(page).fill(code)
  await submit(page).click()
}
/** Signs in with the password, up to the step that asks for a code. */
async function openStep(page: Page, id: string, path = '/login') {
  await page.goto(path)
  await signIn(page, { id })
  await expect(codeField(page)).toBeFocused()
}
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dasbor' })
/** A code of the app that is wrong at this moment. */
const wrong = (code: string) => code.replace(/.$/, (last) => String((Number(last) + 1) % 10))

test.describe('the code of an authenticator app', () => {
  test('opens the requested page, and is sent once on a double click', async ({ page, world }) => {
    await openStep(page, APP, SEARCH)
    await codeField(page).fill(await world.code(APP))
    const calls = identityCalls(page)
    await doubleClick(submit(page))
    await expect(page).toHaveURL(SEARCH)
    await expect(page.getByRole('heading', { name: 'Cari Talenta' })).toBeVisible()
    expect(calls).toEqual(['RespondToAuthChallenge'])
  })

  test('is checked for its form, may be entered again after a wrong one, and typed in two groups as apps show it', async ({
    page,
    world,
  }) => {
    await openStep(page, APP)
    const calls = identityCalls(page)
    await submit(page).click()
    await expect(codeField(page)).toHaveAccessibleDescription('Kode wajib diisi')
    await enter(page, '12345')
    await expect(codeField(page)).toHaveAccessibleDescription('Kode terdiri dari 6 angka')
    await expectAccessible(page)
    expect(calls).toEqual([])
    await enter(page, wrong(await world.code(APP)))
    await expect(alert(page)).toContainText('Kode salah. Masukkan kode yang sedang tampil di aplikasi.')
    await expect(codeField(page)).toBeFocused()
    await enter(page, (await world.code(APP)).replace(/^.../, '$& '))
    await expect(dashboard(page)).toBeVisible()
  })

  test('is refused with its own text when it was used before', async ({ page, world }) => {
    const code = await world.code(APP)
    await openStep(page, APP)
    await enter(page, code)
    await expect(dashboard(page)).toBeVisible()
    await loseSession(page)
    await openStep(page, APP)
    await enter(page, code)
    await expect(alert(page)).toHaveText(
      'Kode itu sudah tidak berlaku. Tunggu kode berikutnya di aplikasi, lalu masukkan.',
    )
  })

  test('leads back to the password when its time is over', async ({ page, world }) => {
    await openStep(page, APP)
    // The provider forgets what was begun, as it does after some minutes.
    await world.reset()
    await enter(page, await world.code(APP))
    await expect(alert(page)).toHaveText('Waktu untuk memasukkan kode sudah habis. Masuk lagi dengan kata sandi Anda.')
    await back(page).click()
    await expect(page.getByRole('textbox', { name: 'KLOB ID' })).toHaveValue(APP)
  })

  test('is asked for before one by SMS when the account has both', async ({ page, world }) => {
    // The demo's accounts have one factor each: the provider's question is replaced and the choice is answered with it.
    let question = ''
    await page.route('**/cognito*', async (route) => {
      const body = route.request().postDataJSON() as {
        ChallengeName?: string
        ChallengeResponses?: { ANSWER?: string }
      }
      if (body.ChallengeName === 'SELECT_MFA_TYPE') {
        expect(body.ChallengeResponses?.ANSWER).toBe('SOFTWARE_TOKEN_MFA')
        return route.fulfill({ body: question })
      }
      const response = await route.fetch()
      const text = await response.text()
      if (!text.includes('"SOFTWARE_TOKEN_MFA"')) return route.fulfill({ response })
      question = text
      return route.fulfill({ response, body: text.replace('"SOFTWARE_TOKEN_MFA"', '"SELECT_MFA_TYPE"') })
    })
    await openStep(page, APP)
    await enter(page, await world.code(APP))
    await expect(dashboard(page)).toBeVisible()
  })
})

test.describe('the code by SMS', () => {
  test('signs in after a wrong one, and its step names the phone', async ({ page }) => {
    await openStep(page, SMS)
    await expect(page.getByRole('status')).toContainText('lewat SMS ke +*******4567')
    await enter(page, '654321')
    await expect(alert(page)).toHaveText('Kode salah. Periksa kembali kode yang Anda terima.')
    await enter(page, SMS_CODE)
    await expect(dashboard(page)).toBeVisible()
  })
})

test.describe('setting up an app', () => {
  const secret = (page: Page) => page.getByRole('code')

  test('shows the secret as a QR code and as text, keeps it after a wrong code, and ends with the right one', async ({
    page,
    world,
  }) => {
    await openStep(page, SETUP)
    await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
    await expect(secret(page)).toHaveText(/^[A-Z2-7]{32}$/)
    await expectAccessibleInBoth(page)
    const shown = await secret(page).textContent()
    await enter(page, wrong(await world.code(SETUP)))
    await expect(alert(page)).toContainText('Kode salah. Masukkan kode yang sedang tampil di aplikasi.')
    await expect(secret(page)).toHaveText(shown!)
    await enter(page, await world.code(SETUP))
    await expect(dashboard(page)).toBeVisible()
  })
})

test.describe('the dialog above the page', () => {
  test('asks for the code, too, and keeps what was typed behind it', async ({ page }) => {
    await page.goto('/login')
    await signIn(page, { id: SMS })
    await enter(page, SMS_CODE)
    await expect(dashboard(page)).toBeVisible()
    await page.clock.install()
    await page.goto(SEARCH)
    await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
    await page.waitForLoadState('networkidle')
    await unfold(page)
    const firstName = page.getByRole('textbox', { name: 'Nama depan' })
    await firstName.fill('Sri')
    await loseSession(page)
    await page.clock.fastForward('00:10')
    const dialog = page.getByRole('dialog', { name: 'Masuk kembali' })
    await expect(dialog).toBeVisible()
    await signIn(page, {})
    await enter(page, SMS_CODE)
    await expect(dialog).toBeHidden()
    await expect(firstName).toHaveValue('Sri')
    expect(await idToken(page)).toBeDefined()
  })
})
