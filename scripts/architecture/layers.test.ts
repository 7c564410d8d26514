import { expect, test } from 'vitest'
import { app, arrows, backend, circles, hits, isTest, known, layerOf, pathsOf, source, written } from './source'

/** The layers from the bottom up: each imports those below it only, and the pairs of SEPARATE not each other. */
const layers = [
  'lib',
  'ui',
  'api',
  'components',
  'record',
  'conversation',
  'jobs',
  'list',
  'features',
  'routes',
  'main',
]
const SEPARATE = ['ui api', 'conversation jobs']
const isBelow = (layer: string, other: string) =>
  layers.indexOf(layer) < layers.indexOf(other) && !SEPARATE.includes(`${layer} ${other}`)

test('every folder of src is a layer', () => {
  expect([...new Set(source.map(({ path }) => layerOf(path)))].filter((layer) => !layers.includes(layer))).toEqual([])
})
test('every import leads to a file', () => {
  expect(arrows([...source, ...backend], (_, to) => !known.has(to) && !to.endsWith('config.json'))).toEqual([])
})
test('imports point down the layers', () => {
  const isUp = (from: string, to: string) =>
    to.startsWith('src/') && layerOf(to) !== layerOf(from) && !isBelow(layerOf(to), layerOf(from))
  expect(arrows(written, isUp)).toEqual([])
})
test('no imports go round in a circle', () => {
  expect(circles([...source, ...backend])).toEqual([])
})
test('no feature imports another', () => {
  const feature = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1]
  const isApart = (from: string, to: string) => feature(to) !== undefined && feature(to) !== feature(from)
  const features = written.filter(({ path }) => feature(path))
  expect(arrows(features, isApart)).toEqual([])
})
test('a screen is given what its address says and does not ask for a route by name', () => {
  expect(hits(app, /getRouteApi/g)).toEqual([])
})
test('a guarded screen has a title and names its right', () => {
  const guarded = app.filter(({ path }) => path.includes('/_guarded/'))
  const names = (field: RegExp) =>
    pathsOf(guarded, ({ text }) => !field.test(text)).map((path) => path.split('_guarded/')[1])
  // The form stands in its two pages, which have titles; all of them are below the vacancies' own rights.
  const below = ['create-job-vacancy/_form.tsx', 'create-job-vacancy/index.tsx']
  expect(guarded.length).toBeGreaterThan(15)
  expect(names(/title: '/)).toEqual(below)
  // What somebody did in this browser is their own.
  expect(names(/right: rights\.|flag: '|vacancyRights/)).toEqual([...below, 'my-actions.tsx'])
})
test('the list engine knows none of its lists', () => {
  const engine = app.filter(({ path }) => layerOf(path) === 'list')
  expect(engine.length).toBeGreaterThan(5)
  expect(hits(engine, /talent|applicant|tracking|executive|matching/gi)).toEqual([])
})
test('the app does not know that it is tested: nothing but a test sees e2e', () => {
  expect(arrows(app, (_, to) => !to.startsWith('src/'))).toEqual([])
})
test('the embedded backend sees the contract and pure functions, nothing else of the app', () => {
  const seen = /^src\/(lib\/.*|api\/contract\/.*|api\/endpointGroups\/.*|api\/endpoint\.ts)$/
  const own = backend.filter((file) => !isTest(file))
  expect(arrows(own, (_, to) => to.startsWith('src/') && !seen.test(to))).toEqual([])
})
