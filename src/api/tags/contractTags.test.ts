import { afterAll, describe, expect, test, vi } from 'vitest'
import { backendForTests } from '../../../e2e/backend/testBackend'
import { call } from '~/api/client'
import { type Config, setConfig } from '~/api/config'
import { type AnyEndpoint, endpointsOf, type Tag } from '~/api/endpoint'
import { contract as c } from '~/api/contract/index'
import { readSamples, type WriteSample, writeSamples } from './tagSamples'

vi.mock('~/api/identity/session', () => ({ session: { token: async () => 'token of budi.santoso' } }))
const backend = backendForTests({ population: 12 })
let world = 0
vi.stubGlobal('location', { href: 'https://console.example/' })
vi.stubGlobal('fetch', (request: Request) => {
  const named = new Request(request)
  named.headers.set('x-mock-session', `world-${world}`)
  return backend.answer(named)
})
setConfig({ serviceUrl: '', baseApiUrl: '' } as Config)
afterAll(() => vi.unstubAllGlobals())

/** Writes whose effect no cached read shows: audit logs, and exports, which are polled. */
const unobservedWrites: readonly AnyEndpoint[] = [
  c.activity.logAction,
  c.talents.profileView,
  c.applicants.profileView,
  c.publicVacancy.clickApply,
  c.talents.export.start,
  c.applicants.export.start,
  c.matching.export.start,
]
/** Reads that may be stale after a write, and why. */
const laggingReads: readonly AnyEndpoint[] = [
  // The tests that a stage's filter offers depend on its applicants; refetching on each move would double its calls.
  c.pipeline.filterLists,
]
/** Reads that no write changes: of running jobs, which are polled and not cached, and of data that the console cannot change. */
const unaffectedReads: readonly AnyEndpoint[] = [
  c.session.login,
  c.tracking.download,
  c.tracking.uploaded,
  c.talents.export.latest,
  c.applicants.export.latest,
  c.matching.export.latest,
  c.pipeline.previewEmail,
  c.talents.contentSets,
  c.applicants.cv,
  ...Object.values(c.masterData),
  ...Object.values(c.employees),
  ...Object.values(c.infographic),
  ...Object.values(c.dashboard.subtests),
]

/** The current answer or error of every read. */
async function answers(): Promise<string[]> {
  const all: string[] = []
  for (const { endpoint, input } of readSamples)
    all.push(await call(endpoint, input).then(JSON.stringify, (error: Error) => String(error)))
  return all
}
let initialAnswers: Promise<string[]> | undefined
/** Effect of a write in a separate world: the tags of each read whose answer changed, and the write's tags. */
async function effectOf({ endpoint, input, until }: WriteSample) {
  world += 1
  const isReady = typeof input !== 'function'
  const sent: object = isReady ? input : await input()
  // All worlds start equal, so the answers before a write are reused, unless its input itself needs a write.
  const before = await (isReady ? (initialAnswers ??= answers()) : answers())
  const result: unknown = await call(endpoint, sent)
  await until?.(result as never)
  const after = await answers()
  const changed = readSamples.filter(({ endpoint: one }, n) => before[n] !== after[n] && !laggingReads.includes(one))
  return {
    reads: changed.map(({ endpoint: { name }, input: query }, n) => ({
      name: `${name} ${JSON.stringify(query)}`,
      tags: changed[n]!.endpoint.provides(query),
    })),
    tags: endpoint.invalidates(sent, result),
  }
}
/** Changed reads that the tags do not invalidate. */
const missed = ({ reads }: Awaited<ReturnType<typeof effectOf>>, tags: readonly Tag[]) =>
  reads
    .filter((one) => !one.tags.some((tag) => tags.includes(tag)))
    .map(({ name, tags: own }) => `${name} [${own.join()}]`)

test('answers do not change without a write', async () => {
  world += 1
  const now = await answers()
  expect(await answers()).toEqual(now)
  const missing = readSamples.filter((_, n) => now[n]!.startsWith('ApiError')).map(({ endpoint: { name } }) => name)
  // No filter is saved there yet.
  expect(missing).toEqual(['getApplicantQuery', 'getStageSearchQuery'])
})
test('every operation has a sample or is listed as needing none', () => {
  const known = new Set(
    [...readSamples, ...writeSamples].map(({ endpoint }) => endpoint).concat(unobservedWrites, unaffectedReads),
  )
  expect(
    endpointsOf(c)
      .filter((one) => !known.has(one))
      .map(({ name }) => name),
  ).toEqual([])
  expect(
    unobservedWrites.concat(unaffectedReads).flatMap((one) => [...one.provides({}), ...one.invalidates({}, null)]),
  ).toEqual([])
})
describe('a write invalidates every read it changes, and needs each of its tags:', () => {
  test.each(writeSamples.map((sample) => [sample.endpoint.name, sample] as const))('%s', async (_, sample) => {
    const effect = await effectOf(sample)
    expect(missed(effect, effect.tags)).toEqual([])
    expect(effect.reads.length).toBeGreaterThan(0)
    const needless = effect.tags.filter(
      (tag) =>
        missed(
          effect,
          effect.tags.filter((one) => one !== tag),
        ).length === 0,
    )
    expect(needless).toEqual([])
  })
})
