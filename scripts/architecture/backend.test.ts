import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { arrows, backend, hits, isTest } from './source'

/** The layers of the embedded backend from the bottom up; files beside the folders are the composition. */
const layers = ['identity', 'engine', 'domains', 'composition', 'server']
const layerOf = (path: string) => /^e2e\/backend\/(\w+)\//.exec(path)?.[1] ?? 'composition'
const isUp = (from: string, to: string) => layers.indexOf(layerOf(to)) > layers.indexOf(layerOf(from))
const WORLD = 'e2e/backend/world.ts'
// Names of files for tests only begin with 'test'.
const own = backend.filter((file) => !isTest(file) && !/\/test[A-Z]/.test(file.path))
const within = (to: string) => to.startsWith('e2e/backend/')

test('every folder of the backend is a layer', () => {
  expect([...new Set(backend.map(({ path }) => layerOf(path)))].toSorted()).toEqual(layers.toSorted())
})
// The world's type is the sum of the domains' states, so domains may import this type from the composition.
test('imports of the backend point down the layers', () => {
  const isWrong = (from: string, to: string) =>
    within(to) && isUp(from, to) && !(layerOf(from) === 'domains' && to === WORLD)
  expect(arrows(own, isWrong)).toEqual([])
})
test('server and engine import domains only through the composition', () => {
  const apart = own.filter(({ path }) => ['server', 'engine', 'identity'].includes(layerOf(path)))
  expect(arrows(apart, (_, to) => within(to) && layerOf(to) === 'domains')).toEqual([])
})
// The type of `refuse` knows what the endpoint declares; a refusal that is made otherwise could be any.
test('handlers make no refusals of their own', () => {
  const domains = own.filter(({ path }) => layerOf(path) === 'domains')
  expect(hits(domains, /\bRefusal\b|import\s+(type\s+)?\{[^}]*\brefuse\b/g)).toEqual([])
})
test('no folder of the backend has more than 20 files', () => {
  const counts = new Map<string, number>()
  for (const { path } of backend) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 20)).toEqual([])
})
