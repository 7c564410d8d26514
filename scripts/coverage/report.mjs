// Tables of two coverage maps of the same places: what units and components run, and what all tests run.
import { relative } from 'node:path'
import coverage from 'istanbul-lib-coverage'

const KINDS = ['statements', 'branches', 'functions', 'lines']
/** How many files, and how long a list of functions, somebody would look through. */
const SHOWN = 40

/** The folder of src that a file is counted under; a feature is one of its own. */
const folderOf = (path) => {
  const [, top, domain] = relative('.', path).split('/')
  return top === 'features' ? `features/${domain}` : top.includes('.') ? 'main, router' : top
}
const percent = ({ covered, total }) => (total === 0 ? '-' : `${Math.floor((100 * covered) / total)} %`)
function summary(map, paths) {
  const sum = coverage.createCoverageSummary()
  for (const path of paths) sum.merge(coverage.createFileCoverage(map[path]).toSummary())
  return sum.toJSON()
}

/** A row for each folder and one for all: per kind, units alone and all together. */
function rows(units, all) {
  const folders = grouped(Object.keys(all))
  const sorted = [...folders].toSorted(([a], [b]) => a.localeCompare(b))
  return [...sorted, ['all', Object.keys(all)]].map(([name, paths]) => {
    const [one, both] = [summary(units, paths), summary(all, paths)]
    return [name, String(both.statements.total), ...KINDS.flatMap((kind) => [percent(one[kind]), percent(both[kind])])]
  })
}
function grouped(paths) {
  const folders = new Map()
  for (const path of paths) folders.set(folderOf(path), [...(folders.get(folderOf(path)) ?? []), path])
  return folders
}
const HEAD = ['folder', 'of', ...KINDS.flatMap((kind) => [kind, 'together'])]

/** For the console. */
export function table(units, all) {
  const cells = [HEAD, ...rows(units, all)]
  const widths = HEAD.map((_, i) => Math.max(...cells.map((row) => row[i].length)))
  return cells
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '))
    .join('\n')
}
const markdown = ([head, ...lines], isText) => {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (isText(i) ? '---' : '---:'))), ...lines.map(line)].join('\n')
}

/** Files by how many of their statements nobody runs. */
function least(all) {
  const files = Object.keys(all).map((path) => {
    const file = coverage.createFileCoverage(all[path])
    return { path: relative('.', path), left: Object.values(file.s).filter((n) => n === 0).length, file }
  })
  return files
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => b.left - a.left)
    .slice(0, SHOWN)
    .map(({ path, left, file }) => [`\`${path}\``, String(left), percent(file.toSummary().statements)])
}
/** Functions that no test calls, by file, with their lines; one within another counts with it. */
function uncalled(all) {
  return Object.entries(all).flatMap(([path, { fnMap, f }]) => {
    const never = Object.entries(fnMap).filter(([key, { name }]) => f[key] === 0 && !name.startsWith('(anonymous'))
    if (never.length === 0) return []
    return [
      [`\`${relative('.', path)}\``, never.map(([, { name, decl }]) => `${name} (${decl.start.line})`).join(', ')],
    ]
  })
}

export const page = (units, all, made) => `# Coverage

Written by \`npm run coverage\`: how much of src the tests run, by V8's counts, in percent rounded down. The first figure of
each pair is that of unit and component tests alone, the second of all tests together. Nothing is done for the figures: a
line that runs is not thereby tested. What nobody runs is looked at: is it dead, or is there a test worth writing?

Unit and component tests: ${made.units}. Browser tests: ${made.browser}. Not seen is what a worker runs in the browser tests,
what \`public/head.js\` does, a document that the page itself leaves, and a browser that a test starts itself.

${markdown([HEAD, ...rows(units, all)], (i) => i === 0)}

## Where most statements are run by nobody

${markdown([['file', 'not run', 'run'], ...least(all)], (i) => i === 0)}

## Functions that nobody calls

Those with a name, with their lines.

${markdown([['file', 'functions'], ...uncalled(all)], () => true)}
`
