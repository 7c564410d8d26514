import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'

/**
 * Writes what ran in each page of a browser into a folder, for `npm run coverage`: also in further tabs and contexts, and
 * across loads by the test. Not seen is what workers run, a document that the page itself leaves, and a browser that a
 * test starts.
 */
export function recordCoverage(browser: Browser, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const recorded = new Set<Page>()
  const end = async (page: Page) => {
    if (!recorded.delete(page)) return
    // A page that has crashed has no counts any more.
    const entries = await page.coverage.stopJSCoverage().catch(() => [])
    const result = entries
      .map(({ url, functions }) => ({ scriptId: '', url: new URL(url).pathname, functions }))
      .filter(({ url }) => url.startsWith('/assets/'))
    writeFileSync(join(folder, `${randomUUID()}.json.gz`), gzipSync(JSON.stringify({ result })))
  }
  const start = (page: Page) => {
    recorded.add(page)
    // Sent before a test's own first message, so before the first load; a popup may have begun to load already.
    void page.coverage.startJSCoverage({ resetOnNavigation: false }).catch(() => recorded.delete(page))
  }
  /** A document's counts end with it, whatever `resetOnNavigation` says: they are taken before what replaces it. */
  const takeBefore = (page: Page) => {
    const { goto, reload, close } = page
    const next = async () => {
      await end(page)
      start(page)
    }
    page.goto = async (...args) => next().then(() => goto.apply(page, args))
    page.reload = async (...args) => next().then(() => reload.apply(page, args))
    page.close = async (...args) => end(page).then(() => close.apply(page, args))
  }
  browser.on('context', (context) => {
    context.on('page', (page) => {
      start(page)
      takeBefore(page)
    })
    const close = context.close.bind(context)
    context.close = async (options) => {
      await Promise.all(context.pages().map(end))
      await close(options)
    }
  })
}
