// npm run openapi: writes docs/openapi.json from the contract; with --check it verifies that it is up to date and lints it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { fail } from './setup.mjs'

const FILE = 'docs/openapi.json'
const { runnerImport } = await import('vite')
const { programs } = await import('./bundle/program.mjs')
const load = async (path) => {
  const { module } = await runnerImport(path, {
    configFile: false,
    logLevel: 'error',
    plugins: [programs()],
    resolve: { tsconfigPaths: true },
  })
  return module
}

const { openapiDocument } = await load('/scripts/contract/openapiDocument.ts')
const { openapiTags } = await load('/scripts/contract/openapiTags.ts')
const { contract } = await load('/src/api/contract/index.ts')
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const { addExamples } = await load('/scripts/contract/openapiExamples.ts')
const { answersOfReads } = await load('/scripts/contract/openapiAnswers.ts')
const document = openapiDocument(contract, version, openapiTags)
addExamples(document, await answersOfReads())
const text = `${JSON.stringify(document, null, 2)}\n`

if (!process.argv.includes('--check')) writeFileSync(FILE, text)
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  fail(`${FILE} is not what the contract says: run "npm run openapi".`)
}

// The paths are given, and one ends with a slash; the package has no published licence.
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: { 'no-path-trailing-slash': 'off', 'info-license-strict': 'off' },
})
const problems = await lintFromString({ source: text, absoluteRef: resolve(FILE), config })
for (const { ruleId, message, location } of problems) console.error(`${ruleId} ${location[0]?.pointer}: ${message}`)
if (problems.length > 0) fail(`${FILE} breaks ${problems.length} rules of the linter.`)
