import { expect, expectAccessible, rowOf, test } from '../../support/test'

test('shows everybody, with a count, before any search', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch')
  await expect(page.getByRole('heading', { name: 'Cari Talenta' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hasil pencarian 2.000 orang' })).toBeVisible()
  expect(await rowOf(page, 'Ayu')).toMatchObject({
    'Nama belakang': 'Wulandari',
    'Jenis kelamin': 'Wanita',
    Provinsi: 'Jawa Barat',
  })
  await expectAccessible(page)
})
