import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'
import type { World } from './world'

/** Calls by action, such as an opened address. */
type RecordedCalls = Record<string, string[]>

/** The states of exports and uploads are polled by time, not by user actions. */
const POLLED = /\/(latest|(down|up)load\/findOne)\b/
/** Where the backend serves its files, which differs by run. */
const FILES = /"https?:\/\/[^/"]+\/files\//g
/** The dev server mounts everything twice, so reads may repeat; writes may not. */
const isDev = Boolean(process.env.E2E_DEV)
const isRecording = Boolean(process.env.GOLDEN_WRITE)
/** Milliseconds without a request that count as settled; more when recording, where no known calls are awaited. */
const QUIET_MS = isRecording ? 2_000 : 300

/** Detects when a page has stopped sending requests. */
export function quietOf(page: Page) {
  const open = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    open.add(request)
    last = Date.now()
  })
  const end = (request: Request) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    /** Waits until no request is pending and none was sent for a while. */
    async wait(what: string) {
      const since = Date.now()
      const isSilent = () => open.size === 0 && Date.now() - Math.max(last, since) > QUIET_MS
      await expect.poll(isSilent, { message: `${what}: no end of requests`, intervals: [50] }).toBe(true)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    },
  }
}
const bodyText = (body: unknown) => JSON.stringify(body).replaceAll(FILES, '"https://backend.example/files/')

/** The calls of a world since its journal was emptied, as 'METHOD path?query body' with the query in order. */
async function callsOf(world: World): Promise<string[]> {
  const calls = (await world.calls()).map(({ method, path, query, body }) => {
    const params = query.map(([name, value]) => `${name}=${value}`).toSorted()
    return [method, path + (params.length > 0 ? `?${params.join('&')}` : ''), body && bodyText(body)]
      .filter(Boolean)
      .join(' ')
  })
  const isRepeated = (call: string, n: number) => isDev && call.startsWith('GET ') && calls.indexOf(call) < n
  return calls.filter((call, n) => !POLLED.test(call) && !isRepeated(call, n)).toSorted()
}

/**
 * Compares the calls of a screen with those recorded in the file beside the spec.
 * `GOLDEN_WRITE=1 npm run e2e -- golden` records them again; review the changes in the diff.
 */
export function golden(name: string) {
  const file = `e2e/specs/golden/calls/${name}.json`
  const recorded: RecordedCalls = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const seen: RecordedCalls = {}
  return {
    /** Expects exactly the recorded calls of an action. */
    async expect(what: string, world: World, quiet: ReturnType<typeof quietOf>) {
      const now = () => callsOf(world)
      // Waits for late calls; one that never comes is shown as a difference.
      if (!isRecording) await expect.poll(now, { message: what, intervals: [100] }).toEqual(recorded[what])
      await quiet.wait(what)
      seen[what] = await now()
      await world.forget()
      if (!isRecording) expect(seen[what], what).toEqual(recorded[what])
    },
    /** Writes the calls when recording; otherwise expects that every recorded action was tested. */
    end() {
      if (!isRecording) return expect(Object.keys(seen)).toEqual(Object.keys(recorded))
      mkdirSync('e2e/specs/golden/calls', { recursive: true })
      writeFileSync(file, `${JSON.stringify(seen, null, 2)}\n`)
    },
  }
}
