// The steps of docs/qa.md, type-checked as they are written: their files, by the manual's own settings and by the example's.
// Needs the kit (scripts/kit.mjs); a part of npm test.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bin, fail, node } from './setup.mjs'

/** Within the example project, whose packages are those of a project that follows the manual. */
const PROJECT = 'examples/qa/test-results/manual'
const manual = readFileSync('docs/qa.md', 'utf8')

/** Each code block belongs to the file named last before it. */
const files = [...manual.matchAll(/^( *)```(?:ts|json)\n([\s\S]*?)^ *```$/gm)].map(({ 1: indent, 2: text, index }) => {
  const name = [...manual.slice(0, index).matchAll(/`([\w./]+\.(?:ts|json))`/g)].at(-1)?.[1]
  return { name, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }
})
const names = files.map(({ name }) => name)
const expected = ['playwright.config.ts', 'tests/signIn.setup.ts', 'tests/first.spec.ts', 'tsconfig.json']
if (names.join() !== expected.join())
  fail(`docs/qa.md has the files ${names.join(', ')}; expected ${expected.join(', ')}.`)

rmSync(PROJECT, { recursive: true, force: true })
for (const { name, text } of files) {
  mkdirSync(dirname(join(PROJECT, name)), { recursive: true })
  writeFileSync(join(PROJECT, name), text)
}
const settings = { extends: '../../tsconfig.json', include: ['tests', 'playwright.config.ts'] }
writeFileSync(join(PROJECT, 'tsconfig.example.json'), JSON.stringify(settings))
for (const file of ['tsconfig.json', 'tsconfig.example.json']) {
  const { code, output } = await node([bin.tsc, '-p', join(PROJECT, file)])
  if (code !== 0) fail(output)
}
