import type { Page } from '@playwright/test'
import { openStage } from '../../support/stages'
import { expect, test } from '../../support/test'
import { openForm } from '../../support/vacancyForms'

/** The contrast of each editable field's edge with what is around it, by its name. */
const edgeContrasts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const rgb = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (colour: string) => {
      const [red, green, blue] = rgb(colour).map((part) =>
        part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const around = (element: Element): string => {
      const parent = element.parentElement!
      const { backgroundColor } = getComputedStyle(parent)
      return rgb(backgroundColor)[3] === 255 ? backgroundColor : around(parent)
    }
    const fields = main.querySelectorAll<HTMLElement>(
      'input:not([type=radio], [type=file]), textarea, select, [class*=PillsInput-input], [class*=RichTextEditor-root], [class*=Switch-track]',
    )
    return [...fields].flatMap((field) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(field)
      // A switch is seen by what its thumb moves in.
      const isTrack = field.matches('[class*=Switch-track]')
      const edge = isTrack ? backgroundColor : borderTopColor
      const isNative = field.matches('input[type=checkbox]') && getComputedStyle(field).appearance !== 'none'
      // The text of several values has its edge around the values.
      const hasEdge = isTrack || (borderTopWidth !== '0px' && !isNative)
      if (!field.checkVisibility() || field.matches(':disabled, [readonly]') || !hasEdge) return []
      const [light, dark] = [luminance(edge), luminance(around(field))].toSorted((a, b) => b - a)
      const name =
        field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.innerText ?? field.className
      return [{ name, contrast: (light! + 0.05) / (dark! + 0.05) }]
    })
  })

test('every field has an edge of 3:1 in both themes', async ({ page }) => {
  const weak = async (open: () => Promise<unknown>) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open()
    const light = await edgeContrasts(page)
    expect(light.length).toBeGreaterThan(1)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    const dark = await edgeContrasts(page)
    expect(dark.map(({ name }) => name)).toEqual(light.map(({ name }) => name))
    expect([...light, ...dark].filter(({ contrast }) => contrast < 3)).toEqual([])
  }
  await weak(async () => {
    await openStage(page)
    await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeVisible()
  })
  await weak(async () => {
    await page.goto('/dashboard/0/chat-admin')
    await expect(page.getByRole('switch', { checked: false }).first()).toBeVisible()
  })
  await weak(async () => {
    await openForm(page, null)
    await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
  })
})
