// What both halves of a coverage run, in one map by place in the sources. That of the units has every file of src and every
// place in it; the browser's adds its counts, since its build has the same places but neither all files nor all statements.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { mergeProcessCovs } from '@bcoe/v8-coverage'
import { convert } from 'ast-v8-to-istanbul'
import coverage from 'istanbul-lib-coverage'
import { parseAstAsync } from 'vite'

const json = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The records of all pages as one; a few at a time, since all of them are gigabytes. */
function merged(records) {
  let all = { result: [] }
  for (const name of readdirSync(records))
    all = mergeProcessCovs([all, JSON.parse(gunzipSync(readFileSync(join(records, name))))])
  return all.result
}
/** The browser's counts by source: each file of the build is converted once. */
export async function browserCoverage(records, build) {
  const map = coverage.createCoverageMap()
  for (const { url, functions } of merged(records)) {
    const file = join(build, url)
    const sourceMap = json(`${file}.map`)
    // The router's plugin names a part of a route by a query.
    sourceMap.sources = sourceMap.sources.map((source) => source.split('?')[0])
    if (!sourceMap.sources.some(isOwn)) continue
    const code = readFileSync(file, 'utf8')
    const converted = await convert({
      code,
      sourceMap,
      ast: parseAstAsync(code),
      coverage: { functions, url: pathToFileURL(resolve(file)).href },
    })
    for (const [path, data] of Object.entries(converted)) if (isOwn(path)) map.merge({ [path]: data })
  }
  return map
}
const isOwn = (path) => /(^|\/)src\//.test(path) && !path.includes('node_modules')

const at = ({ start }) => `${start.line}:${start.column}`
/** The larger of two counts of one place: whether it ran matters, not how often. */
const raise = (counts, key, count = 0) => (counts[key] = Math.max(counts[key], count))

/** Adds the browser's counts to a file's, place by place; one in twenty statements begins elsewhere on its line. */
function addCounts(data, other) {
  const known = new Set(Object.values(data.statementMap).map(at))
  const statements = new Map(Object.entries(other.statementMap).map(([key, place]) => [at(place), other.s[key]]))
  const moved = Object.entries(other.statementMap).filter(([, place]) => !known.has(at(place)))
  const byLine = new Map(moved.map(([key, { start }]) => [start.line, other.s[key]]))
  for (const [key, place] of Object.entries(data.statementMap))
    raise(data.s, key, statements.get(at(place)) ?? byLine.get(place.start.line))
  const functions = new Map(Object.entries(other.fnMap).map(([key, { loc }]) => [at(loc), other.f[key]]))
  for (const [key, { loc }] of Object.entries(data.fnMap)) raise(data.f, key, functions.get(at(loc)))
  const branches = new Map(
    Object.entries(other.branchMap).map(([key, { type, loc }]) => [type + at(loc), other.b[key]]),
  )
  for (const [key, { type, loc }] of Object.entries(data.branchMap))
    for (const n of data.b[key].keys()) raise(data.b[key], n, branches.get(type + at(loc))?.[n])
}

/** A copy of the units' coverage with what the browser ran. */
export function together(units, browser) {
  const all = structuredClone(units)
  for (const [path, data] of Object.entries(all))
    if (browser.files().includes(path)) addCounts(data, browser.fileCoverageFor(path).data)
  return all
}
