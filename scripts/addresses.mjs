// npm run addresses: writes docs/addresses.md, every screen with its right and its search parameters, from the routes; with
// --check it verifies that it is up to date. The params of a URL are known to types only, so the compiler resolves them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, fail, node } from './setup.mjs'

const FILE = 'docs/addresses.md'
const PROBE = 'build/addresses'

/** Title and right of every route, parsed from its file, by route id. */
const routes = new Map(
  readdirSync('src/routes', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .flatMap((text) => {
      const id = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]
      if (id === undefined) return []
      const title = /title: '([^']+)'/.exec(text)?.[1]
      const flag = /flag(?:: | = )'(\w+)'/.exec(text)?.[1]
      const right = /staticData: \{[^}]*\bright: rights\.(\w+)/.exec(text)?.[1] ?? (flag && `vacancy ${flag}`)
      return [[id, { title, right }]]
    }),
)
/** A property of a route, or else of its layout route. */
const propertyOf = (id, what) => routes.get(id)?.[what] ?? routes.get(id.replace(/\/$/, ''))?.[what]
const pages = [...routes.keys()]
  // A layout shows its index.
  .filter((id) => propertyOf(id, 'title') !== undefined && !routes.has(`${id}/`))
  .map((id) => ({ path: id.replace(/\/_[^/]+/g, ''), title: propertyOf(id, 'title'), right: propertyOf(id, 'right') }))
  .toSorted((one, other) => (one.path < other.path ? -1 : 1))

mkdirSync(PROBE, { recursive: true })
const imports = "import type { FileRoutesByFullPath } from '../../src/routeTree.gen'\n"
const typeOf = (path) => `FileRoutesByFullPath['${path}']['types']['fullSearchSchemaInput']`
// As string types, since the compiler prints the names of other types instead of their structure.
const probes = pages.map(
  ({ path }, n) => `export const probe${n}: \`:\${Extract<keyof ${typeOf(path)}, string>}\` = 0\n`,
)
writeFileSync(join(PROBE, 'probe.ts'), imports + probes.join(''))
const compilerOptions = { noErrorTruncation: true, types: ['node', 'vite/client'], paths: { '~/*': ['../../src/*'] } }
const config = {
  extends: '../../tsconfig.json',
  compilerOptions,
  include: [],
  files: ['probe.ts'],
}
writeFileSync(join(PROBE, 'tsconfig.json'), JSON.stringify(config))
const { output } = await node([bin.tsc, '-p', PROBE, '--noEmit', '--pretty', 'false'])

const first = imports.split('\n').length
const namesByLine = new Map(
  [
    ...output.matchAll(/probe\.ts\((\d+),\d+\): error TS2322: Type '(?:0|number)' is not assignable to type '(.*)'\./g),
  ].map(([, line, union]) => [Number(line) - first, [...union.matchAll(/":([^"]+)"/g)].map(([, name]) => name)]),
)
if (namesByLine.size !== pages.length)
  fail(`The compiler told ${namesByLine.size} of ${pages.length} routes:\n${output}`)

const rows = pages.map(({ path, title, right }, n) => {
  const names = namesByLine
    .get(n)
    .toSorted()
    .map((name) => `\`${name}\``)
  return `| \`${path.replace(/(.)\/$/, '$1')}\` | ${title} | ${right ?? ''} | ${names.join(', ')} |`
})
const text = `# Addresses

Generated from the routes: \`npm run addresses\`. \`$index\` counts the person's corporates from 0, by id. A parameter that does
not fit is left out, never an error; a list repeats its parameter. What a filter may hold is in
[openapi.json](openapi.json), under the search that the screen sends. \`c\` is the id of the corporate that a link was made in.

| Address | Screen | Right | Search parameters |
| --- | --- | --- | --- |
${rows.join('\n')}
`
const draft = join(PROBE, 'addresses.md')
writeFileSync(draft, text)
await node([bin.oxfmt, draft])
const table = readFileSync(draft, 'utf8')
if (!process.argv.includes('--check')) writeFileSync(FILE, table)
else if (readFileSync(FILE, 'utf8') !== table) fail(`${FILE} is not what the routes say: run "npm run addresses".`)
