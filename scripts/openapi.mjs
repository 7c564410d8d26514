// npm run openapi: writes docs/openapi.json from the contract; with --check it only verifies that it is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fail } from './setup.mjs'

const FILE = 'docs/openapi.json'
const { runnerImport } = await import('vite')
const load = async (path) => {
  const { module } = await runnerImport(path, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  return module
}

const { openapiDocument } = await load('/scripts/openapiDocument.ts')
const { contract } = await load('/src/api/contract/index.ts')
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const text = `${JSON.stringify(openapiDocument(contract, version), null, 2)}\n`

if (!process.argv.includes('--check')) writeFileSync(FILE, text)
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  fail(`${FILE} is not what the contract says: run "npm run openapi".`)
}
