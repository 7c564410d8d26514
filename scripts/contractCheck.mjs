// npm run contract:check file.har: lists differences of a recorded backend from the contract, by operation and field.
import { existsSync, readFileSync } from 'node:fs'
import { fail } from './setup.mjs'

const [file] = process.argv.slice(2)
if (!file || !existsSync(file)) fail('Name a recording: npm run contract:check file.har')
const { runnerImport } = await import('vite')
const { module } = await runnerImport('/scripts/contract/harCheck.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})
const { calls, unrecorded, violations } = module.checkHar(JSON.parse(readFileSync(file, 'utf8')))
for (const { operation, side, message } of violations) console.log(`${operation} (${side}): ${message}`)
if (unrecorded > 0)
  console.log(
    `${unrecorded} bodies or answers are not in the recording and were not checked: docs/testing.md says how to record them.`,
  )
console.log(`${calls} calls, ${violations.length} violations`)
process.exitCode = violations.length === 0 ? 0 : 1
