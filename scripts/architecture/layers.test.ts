import { expect, test } from 'vitest'
import {
  app,
  arrows,
  backend,
  circles,
  hits,
  importsOf,
  isTest,
  known,
  layerOf,
  pathsOf,
  server,
  source,
  written,
} from './source'

/** The layers from the bottom up: each imports only those below it, and the pairs of SEPARATE do not import each other. */
const layers = [
  'lib',
  'ui',
  'api',
  'components',
  'record',
  'conversation',
  'jobs',
  'list',
  'people',
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
test('every import resolves to a file', () => {
  expect(arrows([...source, ...backend, ...server], (_, to) => !known.has(to) && !to.endsWith('config.json'))).toEqual(
    [],
  )
})
test('imports point down the layers', () => {
  const isUp = (from: string, to: string) =>
    to.startsWith('src/') && layerOf(to) !== layerOf(from) && !isBelow(layerOf(to), layerOf(from))
  expect(arrows(written, isUp)).toEqual([])
})
test('there are no import cycles', () => {
  expect(circles([...source, ...backend, ...server])).toEqual([])
})
test('no feature imports another', () => {
  const feature = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1]
  const isApart = (from: string, to: string) => feature(to) !== undefined && feature(to) !== feature(from)
  const features = written.filter(({ path }) => feature(path))
  expect(arrows(features, isApart)).toEqual([])
})

/** The folder of a path, relative to where it parts from another path: two siblings, whatever lies within them. */
function siblings(from: string, to: string): [string, string] | undefined {
  const [a, b] = [from, to].map((path) => path.split('/').slice(0, -1))
  const depth = a!.findIndex((name, n) => name !== b![n])
  return depth < 0 || b![depth] === undefined
    ? undefined
    : [a!.slice(0, depth + 1).join('/'), b!.slice(0, depth + 1).join('/')]
}
test('no two folders import each other', () => {
  const pairs = new Set(
    app.flatMap((file) => importsOf(file).flatMap((to) => siblings(file.path, to)?.join(' -> ') ?? [])),
  )
  const mutual = [...pairs].filter((pair) => pairs.has(pair.split(' -> ').toReversed().join(' -> ')))
  expect(mutual).toEqual([])
})

const STAGE = 'src/features/stage/'
/** The layers of the stage from the bottom up; the screen is what stands beside the folders. */
const stageLayers = ['model', 'pipeline', 'notes', 'panel', 'views', 'screen']
/** Parts that only the screen knows; they may use every layer below the views. */
const PARTS = ['since', 'verdicts', 'find', 'snippets', 'rejection', 'cv', 'blind', 'filters', 'messages']
test('imports within the stage point down its layers', () => {
  const folderOf = (path: string) => /^src\/features\/stage\/(\w+)\//.exec(path)?.[1] ?? 'screen'
  const rank = (folder: string) => stageLayers.indexOf(PARTS.includes(folder) ? 'views' : folder)
  const isWrong = (from: string, to: string) => {
    const [own, other] = [folderOf(from), folderOf(to)]
    return to.startsWith(STAGE) && own !== other && rank(own) <= rank(other)
  }
  const stage = written.filter(({ path }) => path.startsWith(STAGE))
  expect(arrows(stage, isWrong)).toEqual([])
})
test('list, board and comparison do not know each other', () => {
  const viewOf = (path: string) => /^src\/features\/stage\/views\/(list|board|compare)\//.exec(path)?.[1]
  const views = written.filter(({ path }) => viewOf(path))
  expect(arrows(views, (from, to) => viewOf(to) !== undefined && viewOf(to) !== viewOf(from))).toEqual([])
})
test('screens get their search params as props and do not name their route', () => {
  expect(hits(app, /getRouteApi/g)).toEqual([])
})
test('every guarded screen has a title and a right', () => {
  const guarded = app.filter(({ path }) => path.includes('/_guarded/'))
  const names = (field: RegExp) =>
    pathsOf(guarded, ({ text }) => !field.test(text)).map((path) => path.split('_guarded/')[1])
  // The form's layout has two pages, each with a title and a flag of its own; the list has the title of its parent.
  const form = 'create-job-vacancy/_form.tsx'
  expect(guarded.length).toBeGreaterThan(15)
  expect(names(/title: '/)).toEqual([form, 'create-job-vacancy/index.tsx'])
  // Users' own actions in this browser need no right.
  expect(names(/right: rights\.|flag: '|vacancyRights/)).toEqual([form, 'my-actions.tsx'])
})
test('the list engine does not know its lists', () => {
  const engine = app.filter(({ path }) => layerOf(path) === 'list')
  expect(engine.length).toBeGreaterThan(5)
  expect(hits(engine, /talent|applicant|tracking|executive|matching|notifications|person(?:Criteria|Row)/gi)).toEqual(
    [],
  )
})
test('writes are sent by the hooks of the API alone; flows are given their sender', () => {
  const others = app.filter(({ path }) => layerOf(path) !== 'api' && !/\/test[A-Z]/.test(path))
  expect(hits(others, /\bsenderOf\b|\bsend\(client\b/g)).toEqual([])
})
test('whether a flow is under way is kept by useFlow and useSend alone', () => {
  const others = app.filter(({ path }) => path !== 'src/lib/useFlow.ts')
  expect(
    hits(others, /\bset(?:Is)?(?:Busy|Sending|Saving|Creating|Submitting)\(|\b(?:is)?[rR]unning\.current = true/g),
  ).toEqual([])
})
test('only tests import e2e', () => {
  expect(arrows(app, (_, to) => !to.startsWith('src/'))).toEqual([])
})
test('the servers import only the contract and pure functions of the app', () => {
  const seen = /^src\/(lib\/.*|api\/contract\/.*|api\/endpointGroups\/.*|api\/(endpoint|values)\.ts)$/
  const own = [...backend, ...server].filter((file) => !isTest(file))
  expect(arrows(own, (_, to) => to.startsWith('src/') && !seen.test(to))).toEqual([])
})
