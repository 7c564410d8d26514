import { elsewhere, expect, PASSWORD, sessionCookies, signIn, test } from '@klob/console-testing'

test('a session that has ended is taken up again where it was', async ({ page, world }) => {
  await page.goto('/dashboard/0/talentsearch')
  const results = page.getByRole('heading', { name: /^Hasil pencarian/ })
  await expect(results).toContainText('2.000 orang')
  await world.identity({ revoke: 'budi.santoso' })
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Masuk kembali' })
  await expect(question).toBeVisible()
  // The name is filled in.
  await signIn(page, { password: PASSWORD })
  await expect(question).toBeHidden()
  await expect(results).toContainText('2.000 orang')
  expect(await sessionCookies(page)).toHaveLength(1)
})

test('a seeded colleague works beside the one who is signed in', async ({ page, browser, world }) => {
  await world.seed({ accounts: [{ username: 'satu.hak', corporates: [{ corporateId: 'COR0001' }] }] })
  await page.goto('/dashboard/0')
  const colleague = await elsewhere(browser, world, new URL(page.url()).origin, 'satu.hak')
  await expect(colleague.getByRole('navigation', { name: 'Akun' })).toBeVisible()
})

test('a world is restored as it was', async ({ page, world }) => {
  await world.scenario('empty-company')
  await world.seed({ vacancies: [{ klobVacancyCode: 'VAC-UJI', name: 'Nakhoda' }] })
  const before = await world.snapshot()
  await world.reset()
  await world.restore(before)
  await page.goto('/dashboard/0/atsreport')
  await expect(page.getByText('Nakhoda').first()).toBeVisible()
})

test.describe('a second factor', () => {
  test.use({ account: null })

  test('is asked for, and accepts the code of the moment', async ({ page, world }) => {
    await world.seed({ accounts: [{ username: 'dua.faktor', mfa: 'app', corporates: [{ corporateId: 'COR0001' }] }] })
    await page.goto('/login')
    await signIn(page, { id: 'dua.faktor' })
    await page.getByRole('textbox', { name: 'Kode verifikasi' }).fill(await world.code('dua.faktor'))
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Dasbor' })).toBeVisible()
  })
})
