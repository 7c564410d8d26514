import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditOutcome } from './audit.mjs'

const clean = { code: 0, output: '{"metadata":{"vulnerabilities":{"high":0}}}' }
const bad = { code: 1, output: '{"metadata":{"vulnerabilities":{"high":1}}}' }
const offline = { code: 1, output: '{"error":{"code":"ENOTFOUND"}}' }

test('an audit passes or fails by the answer of the registry', () => {
  for (const isRequired of [true, false]) {
    expect(auditOutcome(clean, isRequired)).toEqual({ passed: 1 })
    expect(auditOutcome(bad, isRequired)).toMatchObject({ failed: 1 })
  }
})
test('an audit that did not run is counted as such, and fails where it is required', () => {
  expect(auditOutcome(offline, false)).toMatchObject({ notRun: 'audit' })
  expect(auditOutcome(offline, true)).toMatchObject({ failed: 1 })
})
test('packages that serve the console are among those that are audited', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const server =
    readFileSync('e2e/backend/server/server.ts', 'utf8') + readFileSync('e2e/backend/server/staticFiles.ts', 'utf8')
  const imported = [...server.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(([, name]) => name!)
  const packages = imported.filter((name) => !name.startsWith('node'))
  expect(packages).toContain('hono')
  for (const name of packages) expect(dependencies, name).toHaveProperty([name])
})
