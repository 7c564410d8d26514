// Installs system packages, if running as root with apt-get.
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

const MINUTE = 60_000

/** Installs packages; returns whether it succeeded. */
export async function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`apt-get install ${names.join(' ')}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { limit: 2 * MINUTE, env })
  const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    limit: 5 * MINUTE,
    env,
  })
  return code === 0
}
