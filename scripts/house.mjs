// npm run figures:house: the size and shape of the code, each figure beside its limit.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runnerImport } from 'vite'

const { module } = await runnerImport('/scripts/architecture/source.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})
const { app, backend, circles, isTest, linesOf, source } = module
const code = app.filter(({ path }) => /\.tsx?$/.test(path))
const styles = app.filter(({ path }) => path.endsWith('.css'))
const sum = (files) => files.reduce((lines, file) => lines + linesOf(file), 0)

/** Entries of each folder: its files and its folders. */
function entries(paths) {
  const folders = new Map()
  for (const path of paths)
    for (let child = path, folder = dirname(path); folder !== '.'; child = folder, folder = dirname(folder))
      folders.set(folder, (folders.get(folder) ?? new Set()).add(child))
  return [...folders].map(([folder, children]) => ({ folder, size: children.size }))
}

const WINDOW = 6
/** Duplicated runs of six or more lines of code in different files, longest first. */
function pairs(files) {
  const places = new Map()
  const lines = new Map(
    files.map(({ path, text }) => [
      path,
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /\w/.test(line) && !/^(\/\/|\/?\*|import |\} from )/.test(line)),
    ]),
  )
  for (const [path, list] of lines)
    for (let at = 0; at + WINDOW <= list.length; at++) {
      const key = list.slice(at, at + WINDOW).join('\n')
      places.set(key, [...(places.get(key) ?? []), { path, at }])
    }
  const runs = new Map()
  for (const found of places.values())
    for (const [n, one] of found.entries())
      for (const other of found.slice(n + 1)) {
        if (one.path === other.path) continue
        const key = `${one.path} ${other.path} ${one.at - other.at}`
        runs.set(key, (runs.get(key) ?? WINDOW - 1) + 1)
      }
  return [...runs].map(([key, length]) => ({ key, length })).toSorted((a, b) => b.length - a.length)
}

const DIALECT = /\b(stands?|standing|told|tells|said|asked|kept|whoever|be had|bears|leads)\b/i
const comments = code.flatMap(({ text, comments: all }) => all.map(({ start, end }) => text.slice(start, end)))
const crowded = entries([...source, ...backend].filter((file) => !isTest(file)).map(({ path }) => path))
const twins = pairs(code)
const count = (pattern) => code.reduce((n, { text }) => n + (text.match(pattern)?.length ?? 0), 0)

const figures = [
  ['lines of TypeScript in src, without tests', sum(code), 24_000],
  ['files in src, without tests and styles', code.length, 400],
  ['lines of the longest file', Math.max(...[...code, ...backend].map(linesOf)), 250],
  ['lines of styles', sum(styles), 3_500],
  ['folders of more than 25 entries', crowded.filter(({ size }) => size > 25).length, 0],
  ['folders of more than 20 entries', crowded.filter(({ size }) => size > 20).length, undefined],
  ['import circles, types included', circles([...source, ...backend]).length, 0],
  ['pairs of places that share six lines', twins.length, 100],
  ['lines of the longest such pair', twins[0]?.length ?? 0, 10],
  ['lines of vite.config.ts', readFileSync('vite.config.ts', 'utf8').trimEnd().split('\n').length, 70],
  ['useEffect', count(/\buseEffect\(/g), 40],
  [
    'comments in words of our own, percent',
    Math.round((100 * comments.filter((text) => DIALECT.test(text)).length) / comments.length),
    0,
  ],
]
const width = Math.max(...figures.map(([name]) => name.length))
for (const [name, value, limit] of figures)
  console.log(
    `${name.padEnd(width)}  ${String(value).padStart(6)}  ${limit === undefined ? '' : `at most ${limit}`}${limit !== undefined && value > limit ? '  <-' : ''}`,
  )
if (process.argv.includes('--list')) {
  for (const { folder, size } of crowded.filter((one) => one.size > 20)) console.log(`${folder}: ${size}`)
  for (const { key, length } of twins.slice(0, 40)) console.log(`${length} lines: ${key}`)
}
