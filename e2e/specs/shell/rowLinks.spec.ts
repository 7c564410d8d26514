import { expect, test } from '../../support/test'
import { vacanciesAt } from '../../support/vacancyForms'

const lists = [
  ['a vacancy', vacanciesAt(), 'Job Vacancy Posting', /create-job-vacancy\/edit\/VAC/],
  ['a longlist user', '/dashboard/0/es-longlist', 'Executive Search Longlist', /es-longlist\/form\/MUC03/],
  ['a ticket', '/dashboard/0/contact-us', 'Tiket Executive Search', /contact-us\/[^?]+/],
] as const
for (const [what, at, table, opened] of lists)
  test(`links the name of ${what}, and opens its row on a click`, async ({ page }) => {
    await page.goto(at)
    const row = page.getByRole('table', { name: table }).getByRole('row').nth(1)
    await expect(row.getByRole('link')).toHaveAttribute('href', opened)
    // Selecting text is not a click.
    const cell = row.getByRole('cell').nth(3)
    await cell.selectText()
    await cell.click({ modifiers: ['Shift'] })
    await expect(page).not.toHaveURL(opened)
    await page.evaluate(() => window.getSelection()?.removeAllRanges())
    await cell.click()
    await expect(page).toHaveURL(opened)
    await page.goBack()
    await row.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(opened)
  })

for (const key of ['Control', 'Shift'] as const)
  test(`${key} and a click on a row open it in a new tab, and the list stays`, async ({ page, context }) => {
    await page.goto('/dashboard/0/contact-us')
    const row = page.getByRole('table', { name: 'Tiket Executive Search' }).getByRole('row').nth(1)
    const opened = context.waitForEvent('page')
    await row
      .getByRole('cell')
      .nth(3)
      .click({ modifiers: [key] })
    await expect(await opened).toHaveURL(/contact-us\/[^?]+/)
    await expect(page).toHaveURL(/contact-us(\?|$)/)
  })

test('a middle click on a row leaves the list where it is', async ({ page, context }) => {
  await page.goto('/dashboard/0/contact-us')
  const row = page.getByRole('table', { name: 'Tiket Executive Search' }).getByRole('row').nth(1)
  await row.getByRole('cell').nth(3).click({ button: 'middle' })
  const opened = context.waitForEvent('page')
  await row.getByRole('link').click({ button: 'middle' })
  await expect(await opened).toHaveURL(/contact-us\/[^?]+/)
  await expect(page).toHaveURL(/contact-us(\?|$)/)
})

test('opens the public page in a new tab for users who may not edit a vacancy', async ({ page, context }) => {
  await page.route('**/auth/menu/jobvacancy/*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, edit: false } } })
  })
  await page.goto(vacanciesAt())
  const rows = page.getByRole('table', { name: 'Job Vacancy Posting' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Draft' }).first().getByRole('link')).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await rows.filter({ hasText: 'Active' }).first().getByRole('link').click()
  await expect(await opened).toHaveURL(/\/vacancy\?/)
})
