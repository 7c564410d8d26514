import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The paths in the second column of a page's tables; commands have blanks. */
const namedBy = (page: string) =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`(\w[\w/.-]*)`/g)].map(([, path]) => path!))

test.each([
  ['docs/security.md', 60],
  ['docs/browsers.md', 12],
])('every test that %s names is there', (page, least) => {
  const named = namedBy(page)
  expect(named.length).toBeGreaterThan(least)
  const isThere = (path: string) =>
    ['', 'src/', 'e2e/'].some((folder) =>
      ['', '.ts', '.tsx', '.spec.ts'].some((end) => existsSync(`${folder}${path}${end}`)),
    )
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

/** What the fixtures and the set-up use themselves. */
const BEHIND = ['accounts', 'stateFile', 'World']
test('the example project shows each helper of the kit and each means of a world', () => {
  const read = (path: string) => readFileSync(path, 'utf8')
  const helpers = [...read('e2e/support/kit.ts').matchAll(/^export \{ (.*) \} from/gm)]
    .flatMap(([, names]) => names!.split(', '))
    .filter((name) => !name.startsWith('type ') && !BEHIND.includes(name))
  const means = [...read('e2e/support/world.ts').matchAll(/^ {2}(?:async )?(\w+)(?: = |\()/gm)]
    .map(([, name]) => name!)
    .filter((name) => !['constructor', 'lets'].includes(name))
    .map((name) => `world.${name}(`)
  const tests = readdirSync('examples/qa/tests').map((name) => read(`examples/qa/tests/${name}`))
  const shown = tests.join('\n')
  expect([helpers.length > 15, means.length > 12]).toEqual([true, true])
  expect([...helpers, ...means].filter((name) => !shown.includes(name))).toEqual([])
})
