import type { Page, Request } from '@playwright/test'
import { operationOf } from '../support/operations'
import type { World } from '../support/world'
import { kinds } from './kinds'
import type { ScreenState } from './screenState'

/** The ways in which a repeated read fails, unless FAULTS names others. */
export const WAYS = kinds.filter((kind) => process.env.FAULTS || kind === '500' || kind === 'offline')
/** Account and rights: an open screen does not read them again. */
const OF_FRAMES = ['listMenuCorporates', 'loginOnSuccess']
/** Longer than any answer counts as fresh. */
export const LONG_MS = 61 * 60_000

/** The tags of a read, by which another tab marks it stale (src/api/tags/tags.ts). */
export function tagsOf(request: Request): readonly string[] {
  const operation = operationOf(request.method(), request.url())
  if (operation?.kind !== 'read') return []
  const { pathname, searchParams } = new URL(request.url())
  const pattern = new RegExp(operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)'))
  const named = pattern.exec(decodeURIComponent(pathname))?.groups
  return operation.provides({ ...Object.fromEntries(searchParams), ...named })
}

/** Another tab has changed everything, and the window gets the focus again. */
export async function returnToWindow(page: Page, tags: ReadonlySet<string>): Promise<void> {
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
