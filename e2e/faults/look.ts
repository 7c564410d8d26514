import { expect, type Page, type Request } from '@playwright/test'

/** What a screen tells: its title, what it announces as failed, and all of its lines. */
export type Look = {
  title: string
  alerts: { text: string; leadsAway: boolean }[]
  lines: string[]
  asksSignIn: boolean
}

export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const isSeen = (one: HTMLElement) =>
      one.checkVisibility({ visibilityProperty: true }) && one.innerText.trim() !== ''
    const alerts = [...document.querySelectorAll<HTMLElement>('[role=alert]')].filter(isSeen)
    return {
      title: document.querySelector('h1')?.textContent ?? '',
      alerts: alerts.map((one) => ({
        text: one.innerText.trim(),
        leadsAway: one.querySelector('a[href]') !== null,
      })),
      lines: document.body.innerText.split('\n').map((line) => line.trim()),
      asksSignIn: document.querySelector('input[type=password]') !== null,
    }
  })

/** Words of a failure that is told where something is missing, without being announced. */
const FAILED =
  /gagal|(tidak|belum) (dapat|bisa)|terjadi kesalahan|tidak sesuai|terlalu lama|Coba lagi|tidak ditemukan|berakhir/i

/** What is told now and was not before. */
export const toldSince = (before: Look, now: Look): string[] => [
  ...now.alerts.map(({ text }) => text).filter((text) => before.alerts.every((one) => one.text !== text)),
  ...now.lines.filter((line) => FAILED.test(line) && !before.lines.includes(line)),
]

/** Detects that a page waits for nothing: no call is open and nothing says that it loads. */
export function stillOf(page: Page) {
  const open = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => (open.add(request), (last = Date.now())))
  const end = (request: Request) => (open.delete(request), (last = Date.now()))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const busy = page.locator('[aria-busy=true]').or(page.locator('[role=status]').filter({ hasText: /^Memuat/ }))
  return {
    /** True once it is still, false when it is not within that time. */
    within: (ms: number): Promise<boolean> =>
      expect
        .poll(async () => open.size === 0 && Date.now() - last > 300 && (await busy.count()) === 0, {
          timeout: ms,
          intervals: [60],
        })
        .toBe(true)
        .then(
          () => true,
          () => false,
        ),
  }
}

/** What the browser itself says of a call that failed. */
const BROWSERS_OWN = /^Failed to load resource/

/** What is wrong with the page by itself, since the last time. */
export function troublesOf(page: Page) {
  let troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`uncaught: ${String(error).slice(0, 160)}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text()))
      troubles.push(`logged: ${message.text().slice(0, 160)}`)
  })
  return () => {
    const taken = troubles
    troubles = []
    return taken
  }
}
