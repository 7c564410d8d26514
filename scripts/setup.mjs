// The prerequisites of every command: a suitable Node, the dependencies, a build that matches the sources.
// Plain JavaScript without imports from node_modules, since it runs before they exist.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** The dependencies' commands, run by this Node, independent of PATH and shell. */
export const bin = {
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript/bin/tsc',
  knip: 'node_modules/knip/bin/knip.js',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/** Runs a command to its end; returns the exit code and, unless `inherit` is set, its output. */
export function run(command, args, { inherit = false, env = {}, limit, cwd } = {}) {
  return new Promise((resolve) => {
    // With a time limit it gets its own process group, so that its children are killed, too.
    const child = spawn(command, args, {
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      detached: limit !== undefined,
      cwd,
    })
    const stop = () => child.pid && process.kill(0 - child.pid, 'SIGKILL')
    const timer = limit && setTimeout(stop, limit)
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    const end = (code, text) => {
      clearTimeout(timer)
      resolve({ code, output: text })
    }
    child.on('error', (error) => end(127, error.message))
    child.on('close', (code) => end(code ?? 1, output))
  })
}
/** Runs a Node script. */
export const node = (args, options) => run(process.execPath, args, options)

/** A free port. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * The shell by which npm runs this script, read before an installation or build: npm passes SIGTERM to it alone, and it
 * ends without telling anybody.
 */
const shell = process.ppid

/** Replaces this process with another script: forwards signals and exits with its code. */
export function exec(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const isOrphaned = () => process.env.npm_command !== undefined && process.ppid !== shell
  setInterval(() => isOrphaned() && child.kill('SIGTERM'), 500).unref()
  child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

/** Exits with an error message of one sentence. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const NODE = [20, 19]
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return
  fail(`Node ${NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

const json = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Whether npm's record of node_modules matches the lock file; only optional packages may be missing. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const installed = json(record).packages
  return Object.entries(json('package-lock.json').packages).every(([path, { integrity, optional, devOptional }]) => {
    const found = installed[path]
    return path === '' || (found ? found.integrity === integrity : Boolean(optional || devOptional))
  })
}

/** Installs the dependencies if they are missing or differ from the lock file. */
export async function install() {
  checkNode()
  if (isInstalled()) return
  console.log('installing dependencies (npm ci)')
  const { code } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { inherit: true })
  if (code !== 0) fail('npm ci failed, see above.')
}

const SOURCES = [
  'src',
  'public',
  'server',
  'deploy/policy.mjs',
  'e2e/backend',
  'docs/openapi.json',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/setup.mjs',
  'package.json',
  'scripts/bundle',
]
/** All files that a build depends on, except the route tree, which is generated from the routes. */
function sources(path) {
  if (/\.(gen|test|spec)\.tsx?$/.test(path) || !existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => sources(join(path, name)))
}
function fingerprint() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(sources)) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

const vite = [bin.vite, 'build', '--logLevel', 'warn']
// Suppresses Vite's warning that a later major version loads its configuration differently; the version is pinned.
const BUILD_ENV = { NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }
/** The halves of a build: the pages, the server with the embedded backend, and the pages of vacancies for other servers. */
const HALVES = {
  pages: { output: 'dist/index.html', commands: [vite, ['scripts/bundle/compress.mjs', 'dist']] },
  server: {
    output: 'build/server/serve.js',
    commands: [[...vite, '--ssr', 'e2e/backend/server/serve.ts', '--outDir', 'build/server']],
  },
  vacancyPages: { output: 'build/vacancyPages/node.mjs', commands: [['scripts/bundle/vacancyPages.mjs']] },
}

/** Builds the halves whose sources changed since the last build, or all with `force`. Returns whether it succeeded. */
export async function build(halves = Object.keys(HALVES), { force = false } = {}) {
  const now = fingerprint()
  mkdirSync('build', { recursive: true })
  for (const half of halves) {
    const { output, commands } = HALVES[half]
    const stamp = `build/${half}.stamp`
    const isCurrent = existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now
    if (isCurrent && !force) continue
    rmSync(stamp, { force: true })
    console.log(`building ${half}`)
    for (const command of commands) {
      const { code } = await node(command, { inherit: true, env: BUILD_ENV })
      if (code !== 0) return false
    }
    writeFileSync(stamp, now)
  }
  return true
}
