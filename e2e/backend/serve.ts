import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { BadFlag, flagsOf, type Flags } from './flags'
import { makeServer } from './server'
import { accounts, demoPassword } from './world/accounts'

// The program behind `npm start` and `npm run backend`.

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function flags(): Flags {
  try {
    return flagsOf(process.argv.slice(2), process.env)
  } catch (error) {
    if (error instanceof BadFlag) stop(error.message)
    throw error
  }
}

function greet(port: number, { backendOnly, population, vacancies }: Flags): void {
  console.log(`\n  ${backendOnly ? 'Backend' : 'Console'}: http://localhost:${port}/`)
  console.log(
    `  A demo world of ${population} people and ${vacancies} vacancies; it forgets everything when it stops.\n`,
  )
  console.log(`  KLOB ID         Password     Who`)
  for (const { username, who } of accounts) console.log(`  ${username.padEnd(15)} ${demoPassword.padEnd(12)} ${who}`)
  console.log('')
}

const asked = flags()
if (!asked.backendOnly && !existsSync('dist/index.html'))
  stop('There is no console in dist/ yet: run npm run build first.')
const server = makeServer(asked)
server.on('error', (error: NodeJS.ErrnoException) => {
  const command = asked.backendOnly ? 'npm run backend' : 'npm start'
  const other = `PORT=${asked.port === 65_535 ? 4174 : asked.port + 1} ${command}`
  if (error.code === 'EADDRINUSE')
    stop(`Port ${asked.port} is busy: stop the program that uses it or start with ${other}.`)
  if (error.code === 'EACCES') stop(`Port ${asked.port} needs more rights: start with PORT=4174 ${command}.`)
  stop(error.message)
})
server.listen(asked.port, () => greet((server.address() as AddressInfo).port, asked))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
