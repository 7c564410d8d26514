import type { Locator, Page } from '@playwright/test'
import { openTalents } from '../../support/talents'
import { expect, test } from '../../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

const AT = '/dashboard/0'
/** Checks for a border or outline that the system draws in its own colours. */
async function expectOutlined(mark: Locator) {
  await expect(mark.first()).toBeVisible()
  const { style, width } = await mark.first().evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) }
  })
  expect(style).toBe('solid')
  expect(width).toBeGreaterThanOrEqual(1)
}
/** The number of colours painted there: a single one would mean the mark is invisible. */
async function coloursOf(page: Page, mark: Locator): Promise<number> {
  await expect(mark.first()).toBeVisible()
  const picture = (await mark.first().screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer)
    return new Set(pixels).size
  }, picture)
}
/** The drawn part of a bar beside its number. */
const track = (cell: Locator) => cell.locator('[aria-hidden] > span')

test('outlines current, pressed and selected marks', async ({ page }) => {
  await page.goto(`${AT}/atsreport`)
  await expectOutlined(page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current=page]'))
  await expectOutlined(page.getByRole('group', { name: 'Status lowongan' }).locator('[aria-pressed=true]'))
  await page.keyboard.press('Control+K')
  await expectOutlined(page.getByRole('dialog').getByRole('option', { selected: true }))
  await page.keyboard.press('Escape')
  await page.goto(`${AT}/create-job-vacancy/edit/VAC-AKTIF-01`)
  await expectOutlined(page.getByRole('navigation').locator('[aria-current=location]'))
})

test('outlines chips, badges and the highlighted option of a list', async ({ page }) => {
  await page.goto(`${AT}/create-job-vacancy`)
  await expectOutlined(page.getByTitle('Active'))
  await openTalents(page, '?gender=F&language=LNG-EN')
  const chip = page.getByRole('list', { name: 'Kriteria yang dicari' }).getByRole('listitem').first()
  const { width, style } = await chip.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element)
    return {
      width: borderTopColor === backgroundColor ? '0px' : borderTopWidth,
      style: borderTopStyle,
    }
  })
  expect({ width, style }).toEqual({ width: '1px', style: 'solid' })
  await expectOutlined(page.getByText('1 terisi', { exact: true }))
  await page.getByRole('combobox', { name: 'Cari kriteria' }).fill('a')
  await expectOutlined(page.getByRole('listbox').getByRole('option'))
})

test('keeps the colours of bars, meters and swatches', async ({ page }) => {
  await page.goto(AT)
  const licence = page.getByRole('article').filter({ hasText: 'Capacity' })
  await expect.poll(() => coloursOf(page, licence.locator('[aria-hidden]').first())).toBeGreaterThan(1)
  const bars = page.getByRole('region', { name: 'Jumlah Pelamar' })
  await expect.poll(() => coloursOf(page, track(bars).first().locator('..'))).toBeGreaterThan(1)
  await page.goto(`${AT}/infographic`)
  const swatches = page.getByRole('list', { name: /^Warna menurut jumlah/ }).locator('i')
  await expect(swatches.first()).toBeVisible()
  const grounds = await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(grounds.length).toBeGreaterThan(2)
  expect(new Set(grounds).size).toBe(grounds.length)
  for (const swatch of await swatches.all()) expect(await coloursOf(page, swatch)).toBeGreaterThan(1)
  await page.goto(`${AT}/atsreport`)
  const tile = page.getByRole('list', { name: 'Tahap Software Engineer' }).getByRole('link').first()
  const [bar, ground] = await tile
    .locator('i')
    .evaluate((element) => [element, document.body].map((one) => getComputedStyle(one).backgroundColor))
  expect(bar).not.toBe(ground)
})
