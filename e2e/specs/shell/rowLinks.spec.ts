import { screens } from '../../support/screens'
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

for (const [what, at, table, opened] of lists)
  test(`Ctrl and Shift with a click on the row of ${what} open it in a new tab, a middle click only its link`, async ({
    page,
    context,
  }) => {
    await page.goto(at)
    const row = page.getByRole('table', { name: table }).getByRole('row').nth(1)
    const cell = row.getByRole('cell').nth(3)
    await expect(cell).toBeVisible()
    const list = page.url()
    await cell.click({ button: 'middle' })
    for (const key of ['Control', 'Shift'] as const) {
      const tab = context.waitForEvent('page')
      await cell.click({ modifiers: [key] })
      await expect(await tab).toHaveURL(opened)
    }
    const tab = context.waitForEvent('page')
    await row.getByRole('link').click({ button: 'middle' })
    await expect(await tab).toHaveURL(opened)
    expect(page.url()).toBe(list)
    expect(context.pages()).toHaveLength(4)
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

const others = ['talents', 'applicants', 'tracking', 'matching', 'candidates', 'employees', 'report', 'board']
for (const name of others)
  test(`Ctrl, Shift and a middle click on a row of ${name} never leave the list`, async ({ page, context }) => {
    const { path } = screens[name]!
    await page.goto(path)
    const row = page.locator('tbody tr td:nth-child(3), main article h3, section[data-stage] li p').first()
    await expect(row).toBeVisible()
    const list = page.url()
    for (const modifiers of [['Control'], ['Shift']] as const) await row.click({ modifiers: [...modifiers] })
    await row.click({ button: 'middle' })
    // Tabs come one after the other: once this one is there, so would be those before it.
    const last = context.waitForEvent('page', (tab) => tab.url().endsWith('#last'))
    await page.evaluate(() => window.open('#last', '_blank'))
    await last
    expect(page.url()).toBe(list)
    await expect(row).toBeVisible()
    expect(context.pages()).toHaveLength(2)
  })

test('Ctrl and a click on a card of a stage open the applicant in its place, and no tab', async ({ page, context }) => {
  await page.goto(screens['stage']!.path)
  const list = page.getByRole('list', { name: 'Pelamar', exact: true })
  await list.getByRole('button', { name: 'Bayu Pratama', exact: true }).click({ modifiers: ['Control'] })
  await expect(page.getByRole('heading', { level: 2, name: /^Bayu Pratama/ })).toBeVisible()
  await expect(list).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})
