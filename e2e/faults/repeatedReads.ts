import { expect, type Page, type Request } from '@playwright/test'
import { operationOf } from '../support/operations'
import type { World } from '../support/world'
import { kinds } from './kinds'
import { type ScreenState, trackIdle } from './screenState'

/** The ways in which a repeated read fails, unless FAULTS names others. */
export const WAYS = kinds.filter((kind) => process.env.FAULTS || kind === '500' || kind === 'offline')
/** Account and rights: an open screen does not read them again. */
const OF_FRAMES = ['listMenuCorporates', 'loginOnSuccess']
/** Longer than any answer counts as fresh. */
export const LONG_MS = 61 * 60_000

/** The tags of a read, by which another tab marks it stale (src/api/tags/tags.ts). */
function tagsOf(request: Request): readonly string[] {
  const operation = operationOf(request.method(), request.url())
  if (operation?.kind !== 'read') return []
  const { pathname, searchParams } = new URL(request.url())
  const pattern = new RegExp(operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)'))
  const named = pattern.exec(decodeURIComponent(pathname))?.groups
  return operation.provides({ ...Object.fromEntries(searchParams), ...named })
}

/** Takes over the clock of a page, and follows what it reads, to make it read again. */
export async function repeatReads(page: Page) {
  const still = trackIdle(page)
  const tags = new Set<string>()
  page.on('request', (request) => tagsOf(request).forEach((tag) => tags.add(tag)))
  await page.clock.install()
  /** Some reads follow others, or a timer. */
  async function settle(): Promise<void> {
    for (let n = 0; n < 2; n += 1) {
      await page.clock.runFor(500)
      expect(await still.within(20_000)).toBe(true)
    }
  }
  return {
    settle,
    /** Another tab has changed everything, and the window gets the focus again. */
    async focusWindow(): Promise<void> {
      await page.clock.fastForward(LONG_MS)
      await page.evaluate(
        (all) => {
          const channel = new BroadcastChannel('klob:tags')
          channel.postMessage(all)
          channel.close()
          window.dispatchEvent(new Event('visibilitychange'))
        },
        [...tags],
      )
      await settle()
    },
  }
}
/** The operations that the page calls during an action, but for those of the frame. */
export async function callsDuring(world: World, act: () => Promise<unknown>): Promise<string[]> {
  await world.forget()
  await act()
  const calls = (await world.calls()).flatMap(({ endpoint }) => endpoint ?? [])
  return [...new Set(calls)].filter((call) => !OF_FRAMES.includes(call)).toSorted()
}

/** Moments, counts of what is under way and marks of what is new change by themselves; no absence is claimed after a failure. */
const isConstant = (line: string) =>
  line !== '' && !/\d{1,2}[.:]\d{2}|lalu|Belum ada|Memuat|Mencari|Tandai sudah dilihat/.test(line)
/** Lines that a screen had before and lost. */
export const goneSince = (before: ScreenState, now: ScreenState): string[] =>
  before.lines.filter((line) => isConstant(line) && !now.lines.includes(line))
