import type { Page } from '@playwright/test'
import { operationOf } from '../support/operations'
import { screens } from '../support/screens'
import { AGAINST_CONTRACT, expect, test } from '../support/test'
import { FOREIGN, MARK, poisoned, rounds } from './payloads'

/** Screens that show no text from the server. */
const SILENT = ['intro']

/** Injects the payloads of a round into every answer; returns the number of texts replaced. */
async function poison(page: Page, payloads: readonly string[]) {
  const counted = { places: 0 }
  await page.route('**/rest/**', async (route) => {
    const request = route.request()
    const endpoint = operationOf(request.method(), request.url())
    const response = await route.fetch().catch(() => null)
    if (!response) return route.abort()
    if (!endpoint || endpoint.file || response.status() !== 200) return route.fulfill({ response })
    const answer = (await response.json()) as { result: never }
    const { result, places } = poisoned(endpoint, answer.result, payloads)
    counted.places += places
    await route.fulfill({ response, json: { ...answer, result } })
  })
  return counted
}

/** Payloads that became more than text: markup, handlers, addresses. */
const audit = (page: Page) =>
  page.evaluate(
    ({ foreign }) => {
      const wrong: string[] = []
      for (const one of document.querySelectorAll<HTMLIFrameElement>('*')) {
        const tag = one.tagName.toLowerCase()
        for (const { name, value } of one.attributes) {
          const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcset', 'poster'].includes(
            name,
          )
          if (name.startsWith('on')) wrong.push(`${tag} ${name}`)
          if (isAddress && /^\s*(javascript|vbscript|data:text)/i.test(value.replaceAll(/\s/g, '')))
            wrong.push(`${tag} ${name}=${value.slice(0, 40)}`)
          if (isAddress && /^(http:)?\/\/jahat/.test(value)) wrong.push(`${tag} ${name}=${value.slice(0, 40)}`)
          if (value === foreign) wrong.push(`${tag} ${name} from outside`)
        }
        if (tag === 'iframe' && one.src && new URL(one.src).hostname.includes('jahat'))
          wrong.push('iframe from outside')
        if (tag === 'iframe' && one.hasAttribute('srcdoc') && one.getAttribute('sandbox') !== '')
          wrong.push('iframe without sandbox')
        if (['object', 'embed', 'base', 'math', 'animate'].includes(tag)) wrong.push(tag)
        if (tag === 'a' && one.getAttribute('target') === '_blank' && !/noopener/.test(one.getAttribute('rel') ?? ''))
          wrong.push(`link without noopener: ${one.getAttribute('href')}`)
      }
      return [...new Set(wrong)]
    },
    { foreign: FOREIGN },
  )

for (const [name, { path, account = 'budi.santoso' }] of Object.entries(screens))
  test.describe(name, () => {
    test.use({ account, expectedErrors: /[^]/ })

    test(`${name}: hostile answers are rendered as text`, AGAINST_CONTRACT, async ({ page, baseURL }) => {
      test.setTimeout(240_000)
      const ran: string[] = []
      await page.exposeFunction('hacked', (n: number) => void ran.push(`payload ${n} ran`))
      page.on('dialog', (dialog) => (ran.push(`dialog: ${dialog.message()}`), void dialog.dismiss()))
      page.on('popup', () => ran.push('a window opened'))
      page.on('pageerror', (error) => ran.push(`uncaught: ${String(error).slice(0, 100)}`))
      page.on('request', (request) => {
        const url = request.url()
        if (/^(blob|data):/.test(url)) return
        if (!url.startsWith(baseURL!)) ran.push(`request to ${url.slice(0, 60)}`)
        if (/eyJ[\w-]+\.eyJ/.test(url)) ran.push(`the token in ${new URL(url).pathname}`)
      })
      for (const [round, payloads] of Object.entries(rounds)) {
        const counted = await poison(page, payloads)
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect([...ran, ...(await audit(page))], round).toEqual([])
        // Otherwise the round would have tested nothing.
        if (round === 'markup in texts' && !SILENT.includes(name)) {
          expect(counted.places, round).toBeGreaterThan(0)
          await expect(page.locator('body'), round).toContainText(MARK)
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
      const storedAndShown = await page.evaluate(() =>
        [...Object.entries(localStorage), ...Object.entries(sessionStorage), document.body.innerHTML]
          .filter(([key]) => key !== 'klob:session')
          .join(),
      )
      expect(storedAndShown, 'the token is in its own entry alone').not.toMatch(/eyJ[\w-]+\.eyJ/)
    })
  })
