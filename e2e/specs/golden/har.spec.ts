import { readFileSync } from 'node:fs'
import { checkHar, type Har } from '../../../scripts/contract/harCheck'
import { stateFile } from '../../support/accounts'
import { form } from '../../support/talents'
import { expect, test } from '../../support/test'

test('a recording of this browser has every body that was sent, and keeps the contract', async ({
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
  await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
  const naming = page.getByRole('dialog', { name: 'SIMPAN FILTER' })
  await naming.getByRole('textbox').fill('Rekaman')
  await naming.getByRole('button', { name: 'Simpan' }).click()
  await expect(naming).toBeHidden()
  await context.close()
  const har = JSON.parse(readFileSync(path, 'utf8')) as Har
  expect(har.log.entries.map(({ request }) => request.postData?.text)).toContain('{"firstNames":"Ayu"}')
  const { calls, ...faults } = checkHar(har)
  expect(calls).toBeGreaterThan(2)
  expect(faults).toEqual({ unrecorded: 0, violations: [] })
})
