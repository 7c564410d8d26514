import { readFileSync } from 'node:fs'
import { checkHar, type Har } from '../../../scripts/contract/harCheck'
import { stateFile } from '../../support/accounts'
import { expect, test } from '../../support/test'

test('a recording of this browser keeps the contract, and the bodies that it lacks are counted', async ({
  browser,
  baseURL,
  world,
}, info) => {
  const path = info.outputPath('calls.har')
  const context = await browser.newContext({
    storageState: stateFile('budi.santoso'),
    baseURL: baseURL!,
    recordHar: { path, content: 'embed', urlFilter: '**/rest/**' },
  })
  await context.addCookies([{ name: 'mock-session', value: world.session, url: baseURL! }])
  const page = await context.newPage()
  await page.goto('/dashboard/0/talentsearch?firstNames=Ayu')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await context.close()
  const har = JSON.parse(readFileSync(path, 'utf8')) as Har
  const { calls, violations } = checkHar(har)
  expect(calls).toBeGreaterThan(2)
  expect(violations).toEqual([])
})
