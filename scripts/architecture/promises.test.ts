import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGE = 'docs/security.md'
/** The paths in the second column of the page's tables; commands have blanks. */
const named = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`(\w[\w/.-]*)`/g)].map(([, path]) => path!))

test('every test that the page about security names is there', () => {
  expect(named.length).toBeGreaterThan(60)
  const isThere = (path: string) =>
    ['', 'src/', 'e2e/'].some((folder) =>
      ['', '.ts', '.tsx', '.spec.ts'].some((end) => existsSync(`${folder}${path}${end}`)),
    )
  expect(named.filter((path) => !isThere(path))).toEqual([])
})
