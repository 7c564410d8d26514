import { applyButton, openVacancy } from '../../support/vacancies'
import { expect, expectAccessible, test } from '../../support/test'

test.use({ account: null })
const CODE = 'VAC-AKTIF-01'
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

test('keeps facts, apply and share beside the text and in view from 1100 px', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await openVacancy(page, CODE)
  const rail = page.getByRole('complementary', { name: 'Ringkasan lowongan' })
  const text = page.getByRole('heading', { name: 'Deskripsi Pekerjaan' })
  expect((await rail.boundingBox())!.x).toBeGreaterThan((await text.boundingBox())!.x + 600)
  await expect(rail.getByText('Tanggal ditutup')).toBeVisible()
  await page.getByRole('heading', { name: 'Lokasi Kantor' }).scrollIntoViewIfNeeded()
  await expect(rail.getByRole('button', { name: 'Bagikan' })).toBeInViewport({ ratio: 1 })
  await expect(applyButton(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1099, height: 800 })
  await page.evaluate(() => window.scrollTo(0, 0))
  expect((await rail.boundingBox())!.y).toBeLessThan((await text.boundingBox())!.y)
})

test('fixes the apply button to the lower edge on a phone, at full width, covering nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openVacancy(page, CODE)
  const apply = (await applyButton(page).boundingBox())!
  expect(apply.y + apply.height).toBeGreaterThan(600)
  expect(apply.width).toBeGreaterThan(260)
  await expectAccessible(page)
  await page.evaluate(toEnd)
  const last = page.getByRole('contentinfo').getByRole('link').last()
  const lastBox = (await last.boundingBox())!
  const bar = (await applyButton(page).boundingBox())!
  expect(lastBox.y + lastBox.height).toBeLessThanOrEqual(bar.y)
  // A focused element is not beneath it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Buka di peta' }).focus()
  const focused = (await page.getByRole('link', { name: 'Buka di peta' }).boundingBox())!
  expect(focused.y + focused.height).toBeLessThanOrEqual(bar.y)
})

test('links a closed vacancy to the company', async ({ page }) => {
  await openVacancy(page, 'VAC-TUTUP-01')
  await expect(applyButton(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Lihat lowongan lain di PT Nusantara Karya Digital' })).toHaveAttribute(
    'href',
    '/situs/company?id=COR0001',
  )
})
