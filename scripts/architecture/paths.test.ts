import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const programs = ['scripts', 'server', 'deploy', 'e2e', 'examples', '.'].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: folder !== '.' })
    .filter((entry) => entry.isFile() && /\.(mjs|ts|js|mts)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !/\/(node_modules|test-results|results)\//.test(path)),
)
/** What takes an address: a file is opened by it as it is, others decode it. */
const DECODED =
  /(?:fileURLToPath|createRequire)\(import\.meta\.url\)|(?:fileURLToPath|readFileSync|Worker)\(new URL\('[^']*', import\.meta\.url\)/g

test('no path is built from an address as it is written, where a blank or an umlaut is encoded', () => {
  expect(programs.length).toBeGreaterThan(400)
  const wrong = programs.flatMap((path) =>
    readFileSync(path, 'utf8')
      .replaceAll(DECODED, '')
      .split('\n')
      .filter((line) => line.includes('import.meta.url'))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(wrong.filter((line) => !line.includes('paths.test.ts'))).toEqual([])
})
