import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { adminTexts } from './lib/adminTexts'
import { texts } from './lib/texts'
import { vacancyTexts } from './lib/vacancyTexts'

/**
 * The house rules that a machine can hold (what belongs in which room, and who may see whom). Paths are told from the
 * folder of the project; an empty list means that the rule holds everywhere.
 */
const root = resolve(import.meta.dirname, '..')
const GENERATED = 'src/routeTree.gen.ts'
/** Files that are data rather than code, and so may be long. */
const DATA: string[] = []
/** Where the documents' texts stand: those of one area apart, so that only its screens load them. */
const TEXTS = { texts, adminTexts, vacancyTexts }
/** The only file that may ever hand HTML to the browser: it sanitises. */
const SANITISER = 'src/ui/SafeHtml.tsx'
/** Where colours are said: the theme, the page that must stand without it, and what loads with the first chart. */
const COLOURS = ['src/ui/theme.ts', 'src/ui/StartFailure.tsx', 'src/ui/charts/palette.css']
/** What breaks a rule today. Whatever is put right leaves its list; nothing may join it. */
const MISNAMED = ['src/parts/Action.ts', 'src/search/Search.ts']
const CROWDED = ['src/ui/StatePanel.tsx', 'src/ui/fields/PlainField.tsx']
const CIRCLES = [
  'src/parts/ColumnChooser.tsx -> src/parts/ColumnPopup.tsx -> src/parts/ColumnChooser.tsx',
  'src/ui/fields/OptionList.tsx -> src/ui/fields/OptionPopup.tsx -> src/ui/fields/OptionList.tsx',
]

type Node = { type: string; start: number; end: number; [field: string]: unknown }
type File = { path: string; text: string; nodes: Node[]; comments: { start: number; end: number }[] }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const nodesOf = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap((field) => [field].flat().flatMap((one) => (isNode(one) ? nodesOf(one) : []))),
]
function open(path: string): File {
  const text = readFileSync(join(root, path), 'utf8')
  if (!/\.tsx?$/.test(path)) return { path, text, nodes: [], comments: [] }
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  return { path, text, nodes: nodesOf(program as unknown as Node), comments }
}
const under = (folder: string): File[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => open(relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))

const isTest = ({ path }: File) => /\.(test|spec)\.tsx?$/.test(path)
const source = under('src')
const backend = under('e2e/backend')
const written = source.filter(({ path }) => path !== GENERATED)
const app = written.filter((file) => !isTest(file))
const known = new Set([...source, ...backend].map(({ path }) => path))

/** What a file imports, types and lazy loads too: a project path, or undefined for a package. */
const importsOf = ({ path, nodes }: File): string[] =>
  nodes.flatMap(({ type, source: from }) => {
    const spec = /^(Import|Export|TSImport)/.test(type) && isNode(from) ? String(from['value']) : ''
    const base = spec.startsWith('~/')
      ? join('src', spec.slice(2))
      : spec.startsWith('.')
        ? join(dirname(path), spec)
        : undefined
    if (base === undefined) return []
    return [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((one) => known.has(one)) ?? [base]
  })
const arrows = (files: File[], isWrong: (from: string, to: string) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((to) => isWrong(file.path, to))
      .map((to) => `${file.path} -> ${to}`),
  )
const pathsOf = (files: File[], isWrong: (file: File) => boolean) => files.filter(isWrong).map(({ path }) => path)
const linesOf = ({ text }: File) => text.trimEnd().split('\n').length
/** Where something stands in code or comments, as 'file: what stands there'. */
const hits = (files: File[], pattern: RegExp) =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`))

/** The rooms from the ground up; a room sees the rooms below it, but ui and api do not see each other. */
const rooms = ['lib', 'ui', 'api', 'parts', 'search', 'features', 'routes', 'main']
const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1] ?? 'main'
const isBelow = (room: string, other: string) =>
  rooms.indexOf(room) < rooms.indexOf(other) && !(room === 'ui' && other === 'api')

test('every folder of src is a room of the house', () => {
  expect([...new Set(source.map(({ path }) => roomOf(path)))].filter((room) => !rooms.includes(room))).toEqual([])
})
test('every import leads to a file', () => {
  expect(arrows([...source, ...backend], (_, to) => !known.has(to) && !to.endsWith('config.json'))).toEqual([])
})
test('imports point down the house', () => {
  const isUp = (from: string, to: string) =>
    to.startsWith('src/') && roomOf(to) !== roomOf(from) && !isBelow(roomOf(to), roomOf(from))
  expect(arrows(written, isUp)).toEqual([])
})
// Types count too: two files that need each other's types cannot be read one at a time.
test('no imports go round in a circle', () => {
  const byPath = new Map(source.map((file) => [file.path, file]))
  const seen = new Map<string, 'open' | 'shut'>()
  const circles: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (seen.get(path) === 'open') circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
    if (seen.has(path)) return
    seen.set(path, 'open')
    for (const to of importsOf(byPath.get(path)!)) if (byPath.has(to)) visit(to, [...trail, path])
    seen.set(path, 'shut')
  }
  for (const path of byPath.keys()) visit(path, [])
  expect(circles.toSorted()).toEqual(CIRCLES)
})
test('no feature imports another', () => {
  const feature = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1]
  const isApart = (from: string, to: string) => feature(to) !== undefined && feature(to) !== feature(from)
  const features = written.filter(({ path }) => feature(path))
  expect(arrows(features, isApart)).toEqual([])
})
test('the search engine is blind to its variants', () => {
  const engine = app.filter(({ path }) => roomOf(path) === 'search')
  expect(engine.length).toBeGreaterThan(5)
  expect(hits(engine, /talent|applicant|tracking|executive|matching/gi)).toEqual([])
})
test('the app does not know that it is tested: nothing but a test sees e2e', () => {
  expect(arrows(app, (_, to) => !to.startsWith('src/'))).toEqual([])
})
test('the embedded backend sees the contract and pure functions, nothing else of the app', () => {
  const seen = /^src\/(lib\/.*|api\/contract\/.*|api\/families\/.*|api\/endpoint\.ts)$/
  const own = backend.filter((file) => !isTest(file))
  expect(arrows(own, (_, to) => to.startsWith('src/') && !seen.test(to))).toEqual([])
})

test('no file or folder has a name for anything', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|shared|stuff)(\/|\.)/i
  expect(pathsOf([...source, ...backend], ({ path }) => vague.test(path))).toEqual([])
})
test('no barrels: nothing is exported from where it is not written', () => {
  const isBarrel = ({ path, nodes }: File) =>
    (basename(path) === 'index.ts' && path !== 'src/api/contract/index.ts') ||
    nodes.some(
      ({ type, source: from }) => type.startsWith('Export') && isNode(from) && /^[.~]/.test(String(from['value'])),
    )
  expect(pathsOf(written, isBarrel)).toEqual([])
})
test('no default exports', () => {
  const isDefault = ({ nodes }: File) => nodes.some(({ type }) => type === 'ExportDefaultDeclaration')
  expect(pathsOf(written, isDefault)).toEqual([])
})

type Export = { node: Node; names: string[]; isType: boolean }
const exportsOf = ({ nodes }: File): Export[] =>
  nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map((node) => {
      const declared = node['declaration'] as {
        id?: { name: string }
        declarations?: { id: { name: string } }[]
      } | null
      const named = declared?.declarations?.map(({ id }) => id) ?? (declared?.id ? [declared.id] : [])
      const listed = (node['specifiers'] as { exported: { name: string } }[]).map(({ exported }) => exported)
      return { node, names: [...named, ...listed].map(({ name }) => name), isType: node['exportKind'] === 'type' }
    })
const componentsOf = (file: File) =>
  exportsOf(file).flatMap(({ names, isType }) => names.filter((name) => !isType && /^[A-Z]/.test(name)))
const hasOwnName = ({ path }: File) => roomOf(path) !== 'routes' && !path.endsWith('.css')

test('a component has the name of its file, every other file is camelCase', () => {
  const isMisnamed = (file: File) => {
    const name = basename(file.path).split('.', 1)[0]!
    const components = file.path.endsWith('.tsx') ? componentsOf(file) : []
    return components.length > 0 ? !components.includes(name) : !/^[a-z][A-Za-z0-9]*$/.test(name)
  }
  expect(pathsOf(written.filter(hasOwnName), isMisnamed)).toEqual(MISNAMED)
})
test('a file exports one component', () => {
  expect(
    pathsOf(app.filter(hasOwnName), (file) => file.path.endsWith('.tsx') && componentsOf(file).length > 1),
  ).toEqual(CROWDED)
})
test('files stay small', () => {
  const limit = (path: string) =>
    path.startsWith('src/routes/') ? 40 : path.startsWith('src/api/contract/') && !path.endsWith('.test.ts') ? 150 : 250
  const isLong = (file: File) => linesOf(file) > limit(file.path) && !DATA.includes(file.path)
  expect(pathsOf([...written, ...backend], isLong)).toEqual([])
})

test('a rule of the linter is set aside for one line, with a reason in the line above', () => {
  const bare = [...written, ...backend].flatMap((file) => {
    const lines = file.text.split('\n')
    return lines.flatMap((line, n) =>
      /(?:\/\/|\/\*) *(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck|expect-error)/.test(line) &&
      !(/\boxlint-disable-next-line [\w/-]+$/.test(line) && /^\s*(\/\/|\/?\*)/.test(lines[n - 1] ?? ''))
        ? [`${file.path}:${n + 1}`]
        : [],
    )
  })
  expect(bare.filter((place) => !place.startsWith('src/house.test.ts'))).toEqual([])
})
test('every any has its reason', () => {
  const bare = written.flatMap((file) =>
    file.nodes
      .filter(({ type }) => type === 'TSAnyKeyword')
      .map(({ start }) => file.text.slice(0, start).split('\n'))
      .filter((before) => !before.at(-2)?.includes('oxlint-disable-next-line typescript/no-explicit-any'))
      .map((before) => `${file.path}:${before.length}`),
  )
  expect(bare).toEqual([])
})
test('HTML goes to the browser through the sanitiser alone', () => {
  const raw = /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc/g
  const others = app.filter(({ path }) => path !== SANITISER)
  expect(hits(others, raw)).toEqual([])
})
test('every exported noun of api and lib says what it is', () => {
  const isSaid = ({ text, comments }: File, at: number): boolean => {
    const above = comments.findLast(({ end }) => end <= at && text.slice(end, at).trim() === '')
    return (
      above !== undefined && (text.startsWith('/**', above.start) || isSaid({ text, comments } as File, above.start))
    )
  }
  const nouns = app.filter(({ path }) => ['api', 'lib'].includes(roomOf(path)))
  const unsaid = nouns.flatMap((file) =>
    exportsOf(file)
      .filter(({ node }) => !isSaid(file, node.start))
      .map(({ names }) => `${file.path}: ${names.join()}`),
  )
  expect(unsaid).toEqual([])
})
test('colours are said in the theme', () => {
  const painted = app.filter(({ path }) => !COLOURS.includes(path))
  expect(hits(painted, /#[0-9a-f]{3,8}\b(?![\w-])|\b(rgb|hsl)a?\([^)]*\)|\bokl(ab|ch)\([^)]*\)/gi)).toEqual([])
})
test('the texts of the documents stand in one place', () => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves)
  const repeated = app
    .filter(({ path }) => !(basename(path, '.ts') in TEXTS))
    .flatMap(({ path, nodes }) =>
      nodes
        .map(({ type, value }) => (type === 'TemplateElement' ? (value as { cooked: string }).cooked : value))
        .filter((value) => typeof value === 'string')
        .map((value) => value.replace(/\s+/g, ' '))
        .flatMap((value) => leaves(TEXTS).filter((text) => value.includes(text)))
        .map((text) => `${path}: ${text}`),
    )
  expect(repeated).toEqual([])
})
