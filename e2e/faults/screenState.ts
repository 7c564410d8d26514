import { expect, type Page, type Request } from '@playwright/test'

/** What a screen shows: its title, its alerts, and all of its lines. */
export type ScreenState = {
  title: string
  alerts: { text: string; leadsAway: boolean }[]
  lines: string[]
  asksSignIn: boolean
}

export const readScreen = (page: Page): Promise<ScreenState> =>
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

/** Wording of failures shown in place of missing content, without an alert. */
const FAILURE_WORDING =
  /gagal|(tidak|belum) (dapat|bisa)|terjadi kesalahan|tidak sesuai|terlalu lama|Coba lagi|tidak ditemukan|sesi.* berakhir/i

/** Failure texts that are shown now and were not before. */
export const messagesSince = (before: ScreenState, now: ScreenState): string[] => [
  ...now.alerts.map(({ text }) => text).filter((text) => before.alerts.every((one) => one.text !== text)),
  ...now.lines.filter((line) => FAILURE_WORDING.test(line) && !before.lines.includes(line)),
]

/** Detects that a page is idle: no request is pending and nothing is shown as loading. */
export function trackIdle(page: Page) {
  const open = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => (open.add(request), (last = Date.now())))
  const end = (request: Request) => (open.delete(request), (last = Date.now()))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const busy = page.locator('[aria-busy=true]').or(page.locator('[role=status]').filter({ hasText: /^Memuat/ }))
  return {
    /** Resolves to true once idle, to false after `ms`. */
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

/** The browser's own message about a failed request. */
const BROWSERS_OWN = /^Failed to load resource/

/** Returns a function that takes the page errors and console errors since its last call. */
export function collectErrors(page: Page) {
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

/** Hovers over all fields of the filter panel, which loads their lists; returns their number, 0 without an uncovered panel. */
export async function hoverFilterFields(page: Page): Promise<number> {
  const panel = page.getByRole('form', { name: 'Filter pencarian' })
  const unfold = panel.getByRole('button', { name: 'Buka semua bagian' })
  try {
    await panel.hover({ timeout: 2_000 })
    if (await unfold.isVisible()) await unfold.click({ timeout: 2_000 })
  } catch {
    return 0
  }
  const hoverField = (field: Element) => field.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  const fields = await panel.locator('[data-criterion]').all()
  for (const field of fields) await field.evaluate(hoverField)
  return fields.length
}
