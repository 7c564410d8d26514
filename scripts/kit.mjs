// npm run kit: the test kit as a package, with the console and its backend inside: build/klob-console-testing-VERSION-HASH.tgz.
//   --types    only writes e2e/support/seeds.ts, the types of seeds, from the schemas of the backend
//   --check    only verifies that this file is up to date
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { bin, build, fail, install, node, run } from './setup.mjs'

const TYPES = 'e2e/support/seeds.ts'
const KIT = 'build/kit'
const EXAMPLE = 'examples/qa/node_modules/@klob'
const [only] = process.argv.slice(2)

await install()
const vite = await import('vite')
const { module } = await vite.runnerImport('/scripts/contract/kitTypes.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})
const before = existsSync(TYPES) ? readFileSync(TYPES, 'utf8') : ''
writeFileSync(TYPES, module.kitTypes())
await node([bin.oxfmt, TYPES])
const isCurrent = readFileSync(TYPES, 'utf8') === before
if (only === '--check') writeFileSync(TYPES, before)
if (only === '--check' && !isCurrent) fail(`${TYPES} is not what can be seeded: run "npm run kit -- --types".`)
if (only) process.exit()

if (!(await build())) fail('The build failed, see above.')
rmSync(KIT, { recursive: true, force: true })
await vite.build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: { ssr: 'e2e/support/kit.ts', outDir: KIT, rolldownOptions: { output: { entryFileNames: 'index.js' } } },
})
const declared = await node([bin.tsc, '-p', 'e2e/support/tsconfig.kit.json', '--outDir', `${KIT}/types`])
if (declared.code !== 0) fail(declared.output)
cpSync('build/server/serve.js', `${KIT}/console/serve.js`)
cpSync('dist', `${KIT}/console/dist`, { recursive: true })
// Some module resolutions need the extension that the sources omit.
for (const name of readdirSync(`${KIT}/types`, { recursive: true })) {
  if (!String(name).endsWith('.d.ts')) continue
  const file = `${KIT}/types/${String(name)}`
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(/((?:from|import\()\s*['"])(\.{1,2}\/[^'"]+)(['"])/g, '$1$2.js$3'))
}
const manual = readFileSync('docs/qa.md', 'utf8')
  .replaceAll('../examples/qa', './example')
  .replaceAll('../e2e/backend/README.md', './control-api.md')
writeFileSync(`${KIT}/README.md`, manual)
cpSync('docs/addresses.md', `${KIT}/addresses.md`)
cpSync('docs/openapi.json', `${KIT}/openapi.json`)
cpSync('docs/kitChanges.md', `${KIT}/CHANGELOG.md`)
cpSync('CHANGELOG.md', `${KIT}/console/CHANGELOG.md`)
cpSync('e2e/backend/README.md', `${KIT}/control-api.md`)
cpSync('examples/qa/tests', `${KIT}/example`, { recursive: true })
const start = `#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
process.env.CONSOLE_DIST ??= fileURLToPath(new URL('dist', import.meta.url))
await import('./serve.js')
`
writeFileSync(`${KIT}/console/start.js`, start, { mode: 0o755 })

/** The paths and contents of a folder's files, hashed. */
function hashOf(folder) {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => `${one.parentPath}/${one.name}`)
    .toSorted())
    hash.update(`${entry}\0`).update(readFileSync(entry))
  return hash.digest('hex').slice(0, 8)
}

const { version: released, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const versions = { ...dependencies, ...devDependencies }
/** The packages imported by a built file. */
const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:^import .*?from |\.resolve\()["']((?:@[\w-]+\/)?[\w-]+)/gm)].map(
    ([, name]) => name,
  )
const needed = new Set([...importsOf(`${KIT}/index.js`), ...importsOf(`${KIT}/console/serve.js`)])
const own = [...needed].filter((name) => name in versions && name !== '@playwright/test').toSorted()
// npm keeps a package by its version: other contents need another one.
const version = `${released}-h${hashOf(KIT)}`
const manifest = {
  name: '@klob/console-testing',
  version,
  description: 'Playwright tests of the corporate console against its embedded backend.',
  license: 'UNLICENSED',
  type: 'module',
  exports: { '.': { types: './types/kit.d.ts', default: './index.js' } },
  bin: { 'klob-console': './console/start.js' },
  dependencies: Object.fromEntries(own.map((name) => [name, versions[name]])),
  peerDependencies: { '@playwright/test': `>=${versions['@playwright/test']}` },
  engines: { node: '>=20.19' },
}
writeFileSync(`${KIT}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)

// The example project of this repository uses the unpacked folder.
mkdirSync(EXAMPLE, { recursive: true })
rmSync(`${EXAMPLE}/console-testing`, { force: true })
symlinkSync('../../../../build/kit', `${EXAMPLE}/console-testing`, 'junction')

for (const name of readdirSync('build')) if (name.startsWith('klob-console-testing-')) rmSync(`build/${name}`)
const packed = await run('npm', ['pack', `./${KIT}`, '--pack-destination', 'build', '--silent'])
if (packed.code !== 0) fail(packed.output)
console.log(`build/klob-console-testing-${version}.tgz`)
