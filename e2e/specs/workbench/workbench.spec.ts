import { execSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectReadable, holdBack, test } from '../../support/test'
import type { World } from '../../support/world'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const status = (page: Page) => page.getByRole('banner').getByRole('status')
async function open(page: Page, world: World): Promise<void> {
  await page.goto(`/__mock/?world=${world.session}`)
  await expect(part(page, 'World')).toContainText('2000 people')
}

test('sets the clock, injects faults and resets a world, with the documentation of the operation', async ({
  page,
  world,
}) => {
  await open(page, world)
  const clock = part(page, 'World').getByRole('textbox', { name: /^Clock/ })
  await expect(clock).toHaveValue('2026-11-16T09:00:00+07:00')
  await clock.fill('2027-01-01T09:00:00+07:00')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('The clock is set.')

  const faults = part(page, 'Faults and latency')
  await faults.getByRole('searchbox', { name: 'Search operations' }).fill('talent search')
  await faults.getByRole('button', { name: /^searchTalents/ }).click()
  await expect(faults).toContainText('searchTalents · GET /rest/console/population/pagingnew')
  await faults.getByRole('spinbutton', { name: 'Status' }).fill('503')
  await faults.getByRole('button', { name: 'Let it fail' }).click()
  await expect(faults).toContainText('searchTalents: status 503, once')
  await faults.getByRole('button', { name: 'Delay it' }).click()
  await expect(faults).toContainText('searchTalents: 2000 ms late')
  await faults.getByRole('button', { name: 'Heal searchTalents' }).click()
  await expect(faults).not.toContainText('searchTalents: status 503')
  await faults.getByRole('button', { name: 'No delay of searchTalents' }).click()
  await expect(faults).toContainText('Nothing goes wrong.')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await part(page, 'World').getByRole('combobox', { name: 'Scenario' }).selectOption('licence-exhausted')
  await expect(part(page, 'World')).toContainText('Sign in as')
  await part(page, 'World').getByRole('button', { name: 'Load' }).click()
  await expect(status(page)).toHaveText('Loaded.')
  await part(page, 'World').getByRole('button', { name: 'Reset' }).click()
  await expect(status(page)).toHaveText('The world is as at the start.')
  await expect(clock).toHaveValue('2026-11-16T09:00:00+07:00')
  // Replacing the world can be undone.
  await world.seed({ people: [{ firstName: 'Zulaikha' }] })
  await part(page, 'World').getByRole('button', { name: 'Reset' }).click()
  await expect(part(page, 'World')).toContainText('2000 people')
  await part(page, 'World').getByRole('button', { name: 'Undo' }).click()
  await expect(part(page, 'World')).toContainText('2001 people')
  await expect(part(page, 'World').getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('opens a world only once its name is complete', async ({ page, world }) => {
  await open(page, world)
  const name = page.getByRole('combobox', { name: 'World', exact: true })
  await name.press('End')
  await name.pressSequentially('-x')
  const poll = await page.waitForRequest(/\/__mock\/answers/)
  expect(poll.headers()['x-mock-session']).toBe(world.session)
  await name.press('Enter')
  await expect(status(page)).toHaveText(`This is the world ${world.session}-x.`)
})

test('keeps the message of a first action while the rest still loads', async ({ page, world }) => {
  const release = await holdBack(page, /\/__mock\/schema/)
  await open(page, world)
  await part(page, 'World').getByRole('button', { name: 'Set', exact: true }).click()
  await expect(status(page)).toHaveText('The clock is set.')
  release()
  await expect(part(page, 'Seed').getByRole('button', { name: 'Add' })).toBeVisible()
  await expect(status(page)).toHaveText('The clock is set.')
})

test('seeds records by forms', async ({ page, world }) => {
  await open(page, world)
  const seed = part(page, 'Seed')
  await seed.getByText('What they take').click()
  await expect(seed).toContainText('"country": { "id": "string"')
  await seed.getByRole('textbox', { name: 'firstName' }).fill('Zulaikha')
  await seed.getByRole('textbox', { name: /^More fields/ }).fill('{"skills": ["Ukir"]}')
  await seed.getByRole('button', { name: 'Add' }).click()
  await expect(seed.getByRole('status')).toHaveText('Added USR-000001.')
  await expect(part(page, 'World')).toContainText('2001 people')
  await seed.getByRole('combobox', { name: 'Kind' }).selectOption('vacancies')
  await expect(seed.getByRole('status')).toHaveText('')
  await seed.getByRole('textbox', { name: 'name', exact: true }).fill('Juru Ukir')
  await seed.getByRole('button', { name: 'Add' }).click()
  await expect(seed.getByRole('status')).toHaveText('Added KJV-000001.')
})

test.describe('a wrong field', () => {
  test.use({ expectedErrors: /400 \(Bad Request\) \(\/__mock\/seed\)/ })
  test('is named, and nothing is added', async ({ page, world }) => {
    await open(page, world)
    const seed = part(page, 'Seed')
    await seed.getByRole('textbox', { name: /^More fields/ }).fill('{"sex": "X"}')
    await seed.getByRole('button', { name: 'Add' }).click()
    await expect(status(page)).toContainText('Failed: people.0.sex')
    await expect(seed.getByRole('status')).toContainText('people.0.sex')
    await expect(part(page, 'World')).toContainText('2000 people')
  })
})

test('shows calls in the journal as they arrive, with answer and contract, to be copied', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tab = await context.newPage()
  await open(page, world)
  await tab.goto('/dashboard/0/talentsearch?firstNames=Ayu')
  await world.expectCall('searchTalents', { status: 200 })
  await page.bringToFront()
  const journal = part(page, 'Journal')
  await journal.getByRole('searchbox', { name: 'Filter' }).fill('searchTalents')
  // The console prefetches the next page.
  const entry = journal.getByRole('group').filter({ hasText: /searchTalents.*start=0/ })
  await entry.locator('summary').click()
  await expect(entry).toContainText('As agreed.')
  await expect(entry).toContainText('"firstName": "Ayu"')
  await entry.getByRole('button', { name: 'Copy as Playwright assertion' }).click()
  await expect(status(page)).toHaveText('Copied.')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toMatch(/^await world\.expectCall\("searchTalents", \{[^]*"firstNames": \[\s*"Ayu"/)
  await entry.getByRole('button', { name: 'Copy as curl' }).click()
  await expect.poll(copied).toMatch(/^curl 'http.*\/rest\/console\/population\/pagingnew\?[^']*firstNames=Ayu/)
  expect(await copied()).toContain(`-H 'x-mock-session: ${world.session}'`)
  // The copied command runs as it is.
  expect(execSync(await copied(), { encoding: 'utf8', stdio: 'pipe' })).toContain('"firstName":"Ayu"')
  await expectAccessible(page)
  await journal.getByRole('button', { name: 'Empty the journal' }).click()
  await expect(journal).toContainText('No calls yet.')
})

test('finds an operation in the API reference and shows its parameters, examples and failures', async ({ page }) => {
  await page.goto('/__mock/api')
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('move applicants')
  const entry = page.getByRole('group').filter({ hasText: 'moveApplicants' }).first()
  await entry.locator('summary').first().click()
  await expect(entry).toContainText('Needs the menu entry')
  await expect(entry).toContainText('"stageId": "VAC-AKTIF-01.STG-2"')
  await expect(entry).toContainText('409: The state does not allow it')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})
