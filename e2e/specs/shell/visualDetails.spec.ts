import { openStage } from '../../support/stages'
import { expect, test } from '../../support/test'

test('shows a disabled button as faded text with its edge, not as a filled box', async ({ page }) => {
  await openStage(page)
  const button = page.getByRole('button', { name: 'Pesan ke yang dipilih' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(button).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})

test('shows a shadow at the lower edge of a list that continues', async ({ page }) => {
  await page.goto('/dashboard/0/infographic')
  const list = page.getByRole('table', { name: 'Semua provinsi' })
  await expect(list).toBeVisible()
  const scroller = await list.evaluate((element) => {
    const box = element.closest<HTMLElement>('div[class*=scroll]')!
    return { goesOn: box.scrollHeight > box.clientHeight, image: getComputedStyle(box).backgroundImage }
  })
  expect(scroller.goesOn).toBe(true)
  expect(scroller.image.match(/radial-gradient/g)).toHaveLength(2)
})

test('places the footer at the end of a short page in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/dashboard/0/my-actions')
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(links).toHaveCount(3)
  const footer = (await page.getByRole('contentinfo').boundingBox())!
  expect(Math.round(footer.y + footer.height)).toBe(1080)
  // It is aligned with the content.
  const content = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(Math.round((await links.first().boundingBox())!.x)).toBe(Math.round(content.x))
})
