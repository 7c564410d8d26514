import { existsSync, readFileSync } from 'node:fs'
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
