import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

test.use({ expectedErrors: /[^]/ })

const HTML = '<img src=x onerror=hacked()>'
/** What a script of somebody else would try, by what it would reach. */
const attempts = {
  'the content of an element': `document.createElement('p').innerHTML = '${HTML}'`,
  'markup beside an element': `document.body.firstElementChild.insertAdjacentHTML('beforebegin', '${HTML}')`,
  'a frame': `document.createElement('iframe').srcdoc = '${HTML}'`,
  'a script of another site': `document.createElement('script').src = 'https://evil.example/x.js'`,
  'an inline script': `document.createElement('script').text = 'hacked()'`,
  'a worker of another site': `new Worker('https://evil.example/x.js')`,
}
/** The name of the error that ends an attempt. */
const endOf = (page: Page, attempt: string) =>
  page.evaluate<string>(`(() => { try { ${attempt} } catch ({ name }) { return name } return 'done' })()`)

for (const path of ['/login', '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001', '/dashboard/0/contact-us/ES-PROSES'])
  test(`no text becomes HTML or a script on ${path} but through the sanitiser`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    for (const [what, attempt] of Object.entries(attempts)) expect(await endOf(page, attempt), what).toBe('TypeError')
  })
test('a policy for HTML of its own is refused to a script', async ({ page }) => {
  await page.goto('/dashboard/0/contact-us/ES-PROSES')
  await page.waitForLoadState('networkidle')
  for (const name of ['sanitiser', 'default', 'own'])
    expect(await endOf(page, `trustedTypes.createPolicy('${name}', { createHTML: (html) => html })`), name).toBe(
      'TypeError',
    )
})
