import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** The cost of a workflow: user input, calls and bytes. */
export type Cost = { keys: number; characters: number; clicks: number; wheels: number; calls: number; bytes: number }

/** Operates a page and counts the user input and the page's calls. */
export class MeteredUser {
  private readonly cost: Cost = { keys: 0, characters: 0, clicks: 0, wheels: 0, calls: 0, bytes: 0 }
  private readonly calls: string[] = []
  private readonly allCalls = new Set<string>()
  private readonly open = new Set<Request>()

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/rest/')) return
      this.open.add(request)
      this.cost.calls += 1
      const call = `${request.method()} ${pathname.replace('/rest/', '')}`
      this.calls.push(call)
      this.allCalls.add(call)
    })
    page.on('requestfailed', (request) => this.open.delete(request))
    page.on('requestfinished', (request) => {
      if (this.open.has(request)) void this.addBytes(request).finally(() => this.open.delete(request))
    })
  }
  private async addBytes(request: Request): Promise<void> {
    const { responseBodySize, requestBodySize } = await request.sizes()
    this.cost.bytes += responseBodySize + requestBodySize
  }
  /** Presses keys, one after the other. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.cost.keys += 1
      await this.page.keyboard.press(key)
    }
  }
  /** Types a text; characters are counted separately, since they do not depend on the user interface. */
  async type(text: string): Promise<void> {
    this.cost.characters += text.length
    await this.page.keyboard.insertText(text)
  }
  /** Clicks; scrolls by wheel first if needed, since Playwright's click would scroll without counting. */
  async click(target: Locator): Promise<void> {
    const beyond = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(0, bottom - innerHeight) + Math.min(0, top)
    })
    if (beyond !== 0) {
      await this.wheel(beyond)
      await expect(target).toBeInViewport({ ratio: 1 })
    }
    this.cost.clicks += 1
    await target.click()
  }
  async drag(from: Locator, to: Locator): Promise<void> {
    this.cost.clicks += 1
    await from.dragTo(to)
  }
  async wheel(by: number): Promise<void> {
    this.cost.wheels += 1
    await this.page.mouse.wheel(0, by)
  }
  /**
   * Watches the element in the middle of the window; the returned function gives the pixels by which it has moved
   * without user input. The scroll position would not show that: it also changes when content above grows.
   */
  async watchDrift(): Promise<() => Promise<number>> {
    const middle = await this.page.evaluateHandle(() => document.elementFromPoint(innerWidth * 0.4, innerHeight / 2)!)
    const top = () => middle.evaluate((element) => element.getBoundingClientRect().top)
    const [before, { wheels }] = [await top(), { ...this.cost }]
    return async () => (this.cost.wheels > wheels ? 0 : Math.round((await top()) - before))
  }
  /** The calls since the last time this was called. */
  callsSince(): string[] {
    return this.calls.splice(0)
  }
  /** The number of distinct calls of a kind so far. */
  distinctCalls(kind: string): number {
    return [...this.allCalls].filter((call) => call.includes(kind)).length
  }
  /** Waits until no call is pending. */
  async settled(): Promise<void> {
    await expect.poll(() => this.open.size).toBe(0)
  }
  /** The total cost so far, once pending calls have finished. */
  async total(): Promise<Cost> {
    await this.settled()
    return { ...this.cost }
  }
}

/** Scrolls on until the end of an element is visible; each step must scroll further. */
export async function scrollToEnd(page: Page, target: Locator, scrollOn: () => Promise<void>): Promise<void> {
  const isRead = () => target.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)
  while (!(await isRead())) {
    const before = await page.evaluate(() => scrollY)
    const scrolling = await page.evaluateHandle(() => ({
      ended: new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
    }))
    await scrollOn()
    await expect.poll(() => page.evaluate(() => scrollY), { message: 'reads on' }).toBeGreaterThan(before)
    // A busy machine draws nothing for a while; only the event says that scrolling has stopped.
    await scrolling.evaluate(({ ended }) => ended)
  }
}
