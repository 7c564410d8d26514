import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { beforeEach, test, vi } from 'vitest'
import { type Config, setConfig } from '~/api/config'
import { acts, type Kind, makeActor, type Step } from './testActors'
import { quoted } from './testPlaces'

/** The actions of two users in random order. */
const anySteps = array(
  record({
    actor: constantFrom(0 as const, 1 as const),
    act: constantFrom(...acts, 'type' as const, 'type' as const, 'save' as const, 'answer' as const),
    n: nat(63),
  }),
  { minLength: 4, maxLength: 18 },
)
/** Runs per kind; `npm run model` sets 2,000. */
export const RUNS = Number(process.env['RECORD_RUNS'] ?? 40)
const RUNS_PER_TEST = 100
/** Generous, for a busy machine. */
export const TEST_TIMEOUT_MS = 120_000 + 5_000 * RUNS

/**
 * Lets two users edit one record in random order. A fresh read and its save are one step, since the server has no
 * versions. Fails if typed text is lost silently, if a value is overwritten that the user never saw, or if a write is
 * sent twice.
 */
async function runSteps<V extends object>(kind: Kind<V>, steps: readonly Step[]): Promise<void> {
  let serial = 0
  const stored = await kind.load()
  const violations: string[] = []
  const report = (violation: string) => void violations.push(violation)
  const actors = [0, 1].map(() => makeActor(kind, stored, () => (serial += 1), report))
  for (const step of steps) {
    await actors[step.actor]!.run(step)
    if (violations.length > 0) throw new Error(violations.join('\n'))
    const server = await kind.load()
    for (const [n, actor] of actors.entries()) {
      const lost = actor.lost(server)
      if (lost.length > 0) throw new Error(`lost by ${n}: ${lost.join()}`)
    }
    const texts = quoted(server).match(/"t\d+"/g) ?? []
    if (new Set(texts).size < texts.length) throw new Error(`stored twice: ${texts.join()}`)
  }
  for (const actor of actors) await actor.end()
}

/** Tests a kind of record; `setUp` opens a separate world for each run. `regressions` are runs that once failed. */
export function testKind<V extends object>(
  name: string,
  setUp: () => Kind<V> | Promise<Kind<V>>,
  regressions: readonly Step[][] = [],
): void {
  const run = async (steps: Step[]) => {
    const kind = await setUp()
    await runSteps(kind, kind.isSingleUser ? steps.map((step) => ({ ...step, actor: 0 as const })) : steps)
  }
  // npm test repeats the same few runs; npm run model searches for new failures.
  const seed = process.env['RECORD_RUNS'] === undefined ? { seed: 2026 } : {}
  // Several tests, so that a long search shows its progress.
  for (let from = 0; from < RUNS; from += RUNS_PER_TEST) {
    const numRuns = Math.min(RUNS_PER_TEST, RUNS - from)
    const title = RUNS > RUNS_PER_TEST ? `${name}, runs ${from + 1} to ${from + numRuns}` : name
    test(
      title,
      () => assert(asyncProperty(anySteps, run), { numRuns, examples: regressions.map((steps) => [steps]), ...seed }),
      TEST_TIMEOUT_MS,
    )
  }
}

/** Answers all calls of a test file by the given backend. */
export const answerCallsBy = (fetch: (request: Request) => Promise<Response>): void =>
  beforeEach(() => {
    vi.stubGlobal('location', { href: 'https://console.test/' })
    vi.stubGlobal('fetch', fetch)
    setConfig({ serviceUrl: '', baseApiUrl: '' } as Config)
  })
