import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { makeBackend } from '../backend'
import { demoAccounts } from '../composition'
import { BadCommand } from '../engine/control/control'
import { loadTrustedPool, PoolUnreadable } from '../identity/trustedPool'
import { BadFlag, flagsOf, type Flags } from './flags'
import { ownOrigins } from './hosts'
import { endWithNpmShell } from './npmShell'
import { makeServer } from './server'
import { withFileStorage, readWorld } from './worldOnDisk'

// The program behind `npm start`, `npm run backend` and the test kit's `klob-console`.

/** The folder of the built console. */
const DIST = resolve(process.env.CONSOLE_DIST ?? 'dist')

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function greet(port: number, { backendOnly, population, vacancies, world, keep, origins, controlKey }: Flags): void {
  const addresses = [`http://localhost:${port}`, ...origins].map((origin) => `${origin}/`)
  console.log(`\n  ${backendOnly ? 'Backend' : 'Console'}: ${addresses.join(', ')}`)
  if (controlKey) console.log(`  Control API: ${addresses.at(-1)}__mock/?key=${controlKey}`)
  const content = world ? `The world of ${world}` : `A demo world of ${population} people and ${vacancies} vacancies`
  console.log(`  ${content}; ${keep ? `changes are saved to ${keep}` : 'changes are lost on exit'}.\n`)
  console.log(`  KLOB ID         Password     Who`)
  for (const { username, password, who } of demoAccounts)
    console.log(`  ${username.padEnd(15)} ${password.padEnd(12)} ${who}`)
  console.log('')
}

async function start(): Promise<void> {
  const { world, keep, pool, ...flags } = flagsOf(process.argv.slice(2), process.env)
  const { port, host, backendOnly, ...options } = flags
  if (!backendOnly && !existsSync(join(DIST, 'index.html')))
    stop('There is no console in dist/ yet: run npm run build first.')
  const trustedPool = pool && (await loadTrustedPool(pool))
  const fresh = makeBackend({ ...options, trustedPool, ...(world ? { world: readWorld(world) } : {}) })
  const persisted = keep ? await withFileStorage(keep, fresh) : undefined
  const server = makeServer(persisted ?? fresh, {
    dist: backendOnly ? undefined : DIST,
    originOf: ownOrigins(host, flags.origins),
    controlKey: flags.controlKey,
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const command = backendOnly ? 'npm run backend' : 'npm start'
    const other = `PORT=${port === 65_535 ? 4174 : port + 1} ${command}`
    if (error.code === 'EADDRINUSE') stop(`Port ${port} is busy: stop the program that uses it or start with ${other}.`)
    if (error.code === 'EACCES') stop(`Port ${port} needs more rights: start with PORT=4174 ${command}.`)
    stop(error.message)
  })
  server.listen(port, host, () =>
    greet((server.address() as AddressInfo).port, { ...flags, ...(world && { world }), ...(keep && { keep }) }),
  )
  const end = () => void Promise.resolve(persisted?.save()).finally(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  endWithNpmShell(end)
}

start().catch((error: unknown) => {
  if (error instanceof BadFlag || error instanceof BadCommand || error instanceof PoolUnreadable) stop(error.message)
  throw error
})
