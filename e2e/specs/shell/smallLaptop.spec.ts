import type { Locator } from '@playwright/test'
import { AT, openAt } from '../../support/recruitment'
import { checkCard, openStage } from '../../support/stages'
import { expect, test } from '../../support/test'

test.use({ viewport: { width: 1366, height: 768 } })

/** The names of the buttons in sight that are filled with a colour. */
const filledButtons = (part: Locator) =>
  part.getByRole('button').evaluateAll((buttons) => {
    const isFilled = (button: Element) => {
      const colours = getComputedStyle(button)
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number)
      return colours[3] !== 0 && Math.max(...colours.slice(0, 3)) - Math.min(...colours.slice(0, 3)) > 40
    }
    return buttons.filter((button) => button.checkVisibility() && isFilled(button)).map((button) => button.textContent)
  })

test('the button that sends a sheet is filled once there is a sheet', async ({ page }) => {
  await openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01')
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Excel' })
  await expect(dialog.getByRole('button', { name: 'Upload Now' })).toBeVisible()
  expect(await filledButtons(dialog)).toEqual([])
  await dialog.getByLabel('Pilih berkas').setInputFiles('public/contoh-perubahan.xlsx')
  await expect.poll(() => filledButtons(dialog)).toEqual(['Upload Now'])
})

test('a message to many can be left by Batal, and has its interview times below each other', async ({ page }) => {
  await openStage(page)
  for (const name of ['Ayu Wulandari', 'Bayu Pratama']) await checkCard(page, name)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesan untuk 2 pelamar' })
  const lefts = []
  for (const n of [1, 2, 3]) {
    const box = await dialog.getByRole('textbox', { name: `Jadwal ${n}`, exact: true }).boundingBox()
    lefts.push(box!.x)
  }
  expect(new Set(lefts).size).toBe(1)
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await expect(dialog).toBeHidden()
})

test('the rights of a company are counted where they are listed', async ({ page }) => {
  await page.goto('/dashboard/0/chat-admin')
  await page.getByRole('button', { name: /^Menu / }).click()
  await page.getByRole('menuitem', { name: 'Hak akses saya' }).click()
  const lists = page.getByRole('dialog', { name: 'Hak akses saya' }).getByRole('list')
  const told = (count: string) => page.getByRole('dialog', { name: 'Hak akses saya' }).getByText(count).first()
  await expect(told('3 dari 3 hak lowongan')).toBeVisible()
  await expect(told('15 dari 15 hak menu')).toBeVisible()
  await expect(lists.nth(0).getByRole('listitem')).toHaveCount(15)
  await expect(lists.nth(1).getByRole('listitem')).toHaveCount(3)
})
