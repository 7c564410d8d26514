import type { Page } from '@playwright/test'
import { signIn } from '../../support/signIn'
import { expect, expectAccessible, test } from '../../support/test'
import type { World } from '../../support/world'

test.use({ account: null })

const TEMPORARY = 'Sementara123'
const OWN = 'Rahasia456'
const USER = 'hana.pertiwi'

/** An account that an administrator has made. */
const seedAccount = (world: World, more: { mfa?: 'sms'; refused?: 'disabled' | 'expired' } = {}) =>
  world.seed({
    accounts: [
      {
        username: USER,
        password: TEMPORARY,
        hasTemporaryPassword: true,
        corporates: [{ corporateId: 'COR0001', rights: 'everything' }],
        ...more,
      },
    ],
  })
const field = (page: Page) => page.getByRole('textbox', { name: 'Kata sandi baru' })
async function replacePassword(page: Page, password: string) {
  await field(page).fill(password)
  await page.getByRole('button', { name: 'Simpan dan masuk' }).click()
}
async function openStep(page: Page) {
  await page.goto('/login?next=%2Fdashboard%2F0%2Ftalentsearch')
  await signIn(page, { id: USER, password: TEMPORARY })
  await expect(field(page)).toBeFocused()
}
const search = (page: Page) => page.getByRole('heading', { name: 'Cari Talenta' })

test('the policy of the pool is a setting', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const settings = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...settings, passwordHint: 'Minimal 12 karakter dengan simbol.' } })
  })
  await page.goto('/register')
  await expect(page.getByRole('textbox', { name: 'Kata sandi', exact: true })).toHaveAccessibleDescription(
    'Minimal 12 karakter dengan simbol.',
  )
})

test.describe('the password of an administrator', () => {
  test('is replaced by an own one, and the requested page opens', async ({ page, world }) => {
    await seedAccount(world)
    await openStep(page)
    await expectAccessible(page)
    await replacePassword(page, OWN)
    await expect(search(page)).toBeVisible()
  })
  for (const [refused, text] of [
    ['expired', 'Kata sandi sementara Anda sudah tidak berlaku'],
    ['disabled', 'Akun ini dinonaktifkan. Hubungi admin perusahaan Anda.'],
  ] as const)
    test(`opens nothing when the provider says '${refused}', and why is said`, async ({ page, world }) => {
      await seedAccount(world, { refused })
      await page.goto('/login')
      await signIn(page, { id: USER, password: TEMPORARY })
      await expect(page.getByRole('alert')).toContainText(text)
    })
  test('is asked for again when the new one breaks the rules of the provider', async ({ page, world }) => {
    await seedAccount(world)
    await openStep(page)
    await replacePassword(page, 'pendek')
    await expect(page.getByRole('alert')).toContainText('Kata sandi belum memenuhi syarat')
    await replacePassword(page, OWN)
    await expect(search(page)).toBeVisible()
  })
  test('is followed by the code of a second factor', async ({ page, world }) => {
    await seedAccount(world, { mfa: 'sms' })
    await openStep(page)
    await replacePassword(page, OWN)
    await page.getByRole('textbox', { name: 'Kode verifikasi' }).fill('123456')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(search(page)).toBeVisible()
  })
})
