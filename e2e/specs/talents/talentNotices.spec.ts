import { hoverFields, unfold } from '../../support/talents'
import { expect, test } from '../../support/test'

test('names the invalid values of a link, and searches for the rest', async ({ page, world }) => {
  await page.goto('/dashboard/0/talentsearch?gender=X&grade=abc&provinc=ID-JB')
  await expect(page.getByText('Sebagian isi tautan tidak sesuai dan diabaikan: Jenis kelamin, IPK.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Kriteria yang dicari' })).toHaveText('Provinsi domisili: Jawa Barat')
  expect(await world.lastQuery('searchTalents')).not.toHaveProperty('gender')
})

test('shows one notice for several failed lists, which retries them', async ({ page, world }) => {
  for (const endpoint of ['getConsoleMasterData', 'getTestOptions', 'listSpecialNeeds'])
    await world.fault({ endpoint, kind: 'status', status: 403, times: 0 })
  await page.goto('/dashboard/0/talentsearch')
  await hoverFields(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Sebagian daftar pilihan gagal dimuat.' })
  await expect(notice).toHaveCount(1)
  await world.heal()
  await notice.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Provinsi domisili' }).click()
  await expect(page.getByRole('option', { name: 'Jawa Barat' })).toBeVisible()
})

test('hides the old count while an answer is pending, and disables the download', async ({ page, world }) => {
  await page.goto('/dashboard/0/talentsearch')
  await expect(page.getByRole('heading', { name: 'Hasil pencarian 2.000 orang' })).toBeVisible()
  await world.fault({ endpoint: 'searchTalents', kind: 'hang', times: 0 })
  await unfold(page)
  await page.getByRole('textbox', { name: 'Nama depan' }).fill('Ayu')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hasil pencarian Mencari...' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0)
})

test.describe('the search of the main site', () => {
  test('opens the talent search with its keyword as the first name', async ({ page, world }) => {
    await page.goto('/search?keyword=Ayu')
    await expect(page).toHaveURL(/\/dashboard\/0\/talentsearch\?firstNames=Ayu$/)
    await expect(page.getByRole('list', { name: 'Kriteria yang dicari' })).toHaveText('Nama depan: Ayu')
    expect(await world.lastQuery('searchTalents')).toMatchObject({ firstNames: ['Ayu'] })
  })
})
