import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { adminTexts } from '../../src/lib/texts/adminTexts'
import { texts } from '../../src/lib/texts/texts'
import { vacancyTexts } from '../../src/lib/texts/vacancyTexts'
import {
  app,
  backend,
  type File,
  hits,
  layerOf,
  type Node,
  isNode,
  known,
  linesOf,
  pathsOf,
  server,
  source,
  written,
} from './source'

/** Files of data rather than code, which may be long. */
const DATA: string[] = []
/** Texts from the documents; those of an area are in separate files, so that only its screens load them. */
const TEXTS = { texts, adminTexts, vacancyTexts }
/** The only file that may insert HTML: it sanitises. */
const SANITISER = 'src/ui/html/SafeHtml.tsx'
/** Files that may contain colours: the theme with its colours, the page that works without it, and the chart palette. */
const COLOURS = ['src/ui/theme.ts', 'src/ui/colours.ts', 'src/ui/states/StartFailure.tsx', 'src/ui/charts/palette.css']
/** Known violations. Fixed ones must leave the list; none may be added. */
const MISNAMED: string[] = []

test('no file or folder has a generic name', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|shared|stuff)(\/|\.)/i
  expect(pathsOf([...source, ...backend, ...server], ({ path }) => vague.test(path))).toEqual([])
})
test('there are no barrels: no file re-exports another', () => {
  const isBarrel = ({ path, nodes }: File) =>
    (basename(path) === 'index.ts' && path !== 'src/api/contract/index.ts') ||
    nodes.some(
      ({ type, source: from }) => type.startsWith('Export') && isNode(from) && /^[.~]/.test(String(from['value'])),
    )
  expect(pathsOf(written, isBarrel)).toEqual([])
})
test('there are no default exports', () => {
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
const hasOwnName = ({ path }: File) => layerOf(path) !== 'routes' && !path.endsWith('.css')

test('a component is named like its file, and other files are camelCase', () => {
  const isMisnamed = (file: File) => {
    const name = basename(file.path).split('.', 1)[0]!
    // A component test has the name of its component, or of several.
    if (file.path.endsWith('.browser.test.tsx') && known.has(file.path.replace('.browser.test', ''))) return false
    const components = file.path.endsWith('.tsx') ? componentsOf(file) : []
    return components.length > 0 ? !components.includes(name) : !/^[a-z][A-Za-z0-9]*$/.test(name)
  }
  expect(pathsOf(written.filter(hasOwnName), isMisnamed)).toEqual(MISNAMED)
})
test('a file exports one component and at most two relatives of it', () => {
  const isCrowded = (file: File) => file.path.endsWith('.tsx') && componentsOf(file).length > 3
  expect(pathsOf(app.filter(hasOwnName), isCrowded)).toEqual([])
})
test('files stay small', () => {
  const limit = (path: string) =>
    path.startsWith('src/routes/') ? 40 : path.startsWith('src/api/contract/') && !path.endsWith('.test.ts') ? 150 : 250
  const isLong = (file: File) => linesOf(file) > limit(file.path) && !DATA.includes(file.path)
  expect(pathsOf([...written, ...backend, ...server], isLong)).toEqual([])
})

test('linter rules are disabled for one line only, with a reason in the line above', () => {
  const bare = [...written, ...backend, ...server].flatMap((file) => {
    const lines = file.text.split('\n')
    return lines.flatMap((line, n) =>
      /(?:\/\/|\/\*) *(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck|expect-error)/.test(line) &&
      !(/\boxlint-disable-next-line [\w/-]+$/.test(line) && /^\s*(\/\/|\/?\*)/.test(lines[n - 1] ?? ''))
        ? [`${file.path}:${n + 1}`]
        : [],
    )
  })
  expect(bare.filter((place) => !place.startsWith('scripts/architecture/style.test.ts'))).toEqual([])
})
test('every any has a reason', () => {
  const bare = written.flatMap((file) =>
    file.nodes
      .filter(({ type }) => type === 'TSAnyKeyword')
      .map(({ start }) => file.text.slice(0, start).split('\n'))
      .filter((before) => !before.at(-2)?.includes('oxlint-disable-next-line typescript/no-explicit-any'))
      .map((before) => `${file.path}:${before.length}`),
  )
  expect(bare).toEqual([])
})
test('HTML is inserted only through the sanitiser', () => {
  // Reading the markup of a detached document is safe.
  const raw = /dangerouslySetInnerHTML|\b(inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML|document\.write|srcDoc/g
  const others = app.filter(({ path }) => path !== SANITISER)
  expect(hits(others, raw)).toEqual([])
})
test('every exported noun of api and lib has a doc comment', () => {
  const isDocumented = ({ text, comments }: File, at: number): boolean => {
    const above = comments.findLast(({ end }) => end <= at && text.slice(end, at).trim() === '')
    return (
      above !== undefined &&
      (text.startsWith('/**', above.start) || isDocumented({ text, comments } as File, above.start))
    )
  }
  const nouns = app.filter(({ path }) => ['api', 'lib'].includes(layerOf(path)))
  const undocumented = nouns.flatMap((file) =>
    exportsOf(file)
      .filter(({ node }) => !isDocumented(file, node.start))
      .map(({ names }) => `${file.path}: ${names.join()}`),
  )
  expect(undocumented).toEqual([])
})
test('a failure is shown in one of the ways of docs/architecture.md', () => {
  const ways = ['messages/ButtonNote', 'messages/FailureText', 'messages/Notice', 'states/StatePanel']
  const isWay = ({ path }: File) => ways.some((way) => path === `src/ui/${way}.tsx`)
  // Errors of single fields, a warning, why the sign-in has opened, and what can no longer be saved.
  const others = [
    'LinkControl',
    'SearchBox',
    'FindPerson',
    'InactivityWatch',
    'Relogin',
    'RecordNotices',
    'RejectionDialog',
  ]
  const alerting = app.filter((file) => /role=(?:"alert"|\{[^}]*'alert')/.test(file.text) && !isWay(file))
  expect(alerting.map(({ path }) => basename(path, '.tsx')).toSorted()).toEqual(others.toSorted())
})
test('few modules have a variable, and few keep a store in the browser by themselves', () => {
  expect(hits(app, /^(?:export )?let \w+/gm).length).toBeLessThanOrEqual(10)
  // Drafts belong to a tab and jobs to all corporates.
  const others = ['drafts', 'jobs']
  const storing = app.filter(({ path, text }) => layerOf(path) !== 'lib' && /\bsave(?:Stored|Work)\(/.test(text))
  expect(storing.map(({ path }) => path.replace(/^.*\/|\.tsx?$/g, '')).toSorted()).toEqual(others.toSorted())
})
test('no text is cut while it is typed or pasted', () => {
  // The document limits this name while it is typed (3§5), beside a counter.
  const limitedInput = 'src/features/vacancies/form/sections/BenefitDialog.tsx: maxLength='
  expect(hits(app, /\bmaxLength=/g)).toEqual([limitedInput])
  expect(
    hits(app, /\b(?:onChange|change|set[A-Z]\w*)\([^\n]*\.(?:slice|substring)\(0, ?[A-Z\d][\w.]*\)[^\n]*/g),
  ).toEqual([])
})
test('colours are defined in the theme only', () => {
  const colourless = app.filter(({ path }) => !COLOURS.includes(path))
  expect(hits(colourless, /#[0-9a-f]{3,8}\b(?![\w-])|\b(rgb|hsl)a?\([^)]*\)|\bokl(ab|ch)\([^)]*\)/gi)).toEqual([])
})
test('every class that is used has a rule in its module', () => {
  const rules = new Map(source.filter(({ path }) => path.endsWith('.css')).map(({ path, text }) => [path, text]))
  const unruled = app.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, from]) => {
      const module = from!.startsWith('~/') ? join('src', from!.slice(2)) : join(path, '..', from!)
      const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one!)
      return used.filter((one) => !new RegExp(`\\.${one}\\b`).test(rules.get(module)!)).map((one) => `${path}: ${one}`)
    }),
  )
  expect(unruled).toEqual([])
})
test('texts of the documents are defined in one place', () => {
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
