import { randomBytes } from 'node:crypto'
import type { PoolName } from '../identity/trustedPool'

/** Command line flags of the server. */
export type Flags = {
  port: number
  /** The address to listen on. */
  host: string
  /** Further origins by which the server is reached; it answers to no other names. */
  origins: string[]
  /** The key of the control API; there is one where other machines may call it. */
  controlKey?: string
  population: number
  vacancies: number
  latency: number
  /** Serves no static files, for a console hosted elsewhere. */
  backendOnly: boolean
  /** A file with the initial world of every session. */
  world?: string
  /** The file that the default world is loaded from and saved to. */
  keep?: string
  /** A real user pool whose tokens are accepted, too. */
  pool?: PoolName
  /** Check every answer against the contract, as in tests: CHECK_ANSWERS=1. */
  checkAnswers: boolean
}
/** Invalid flags; the message is one plain sentence for the user. */
export class BadFlag extends Error {}

const numbers = {
  '--population': ['population', 1, 1_000_000],
  '--vacancies': ['vacancies', 1, 100_000],
  '--latency': ['latency', 0, 60_000],
} as const
const files = { '--world': 'world', '--keep': 'keep' } as const
const ORIGIN = '--origin'
const POOL = '--pool'
const isFileFlag = (name: string): name is keyof typeof files => name in files
const isNumberFlag = (name: string): name is keyof typeof numbers => name in numbers

function wholeNumber(name: string, text: string | undefined, least: number, most: number): number {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new BadFlag(`${name} needs a whole number from ${least} to ${most}, not "${text ?? ''}".`)
}

function originFlag(text = ''): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin) return url.origin
  throw new BadFlag(`${ORIGIN} needs an origin like https://console.example, not "${text}".`)
}

function poolFlag(text = ''): PoolName {
  const [, userPoolId, clientId] = /^([a-z\d-]+_[A-Za-z\d]+):([a-z\d]+)$/.exec(text) ?? []
  if (userPoolId && clientId) return { userPoolId, clientId }
  throw new BadFlag(
    `${POOL} needs the id of a user pool and of its client, like ap-southeast-3_AbCdEf:1a2b3c, not "${text}".`,
  )
}

/** Parses PORT and the flags; `--name value` and `--name=value` are equivalent. */
export function flagsOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Flags {
  const flags: Flags = {
    host: env.HOST || '127.0.0.1',
    origins: [],
    port: wholeNumber('PORT', env.PORT || '4173', 0, 65_535),
    population: 2000,
    vacancies: 60,
    latency: 0,
    backendOnly: false,
    checkAnswers: env.CHECK_ANSWERS === '1',
  }
  const rest = args.flatMap((arg) => (arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg]))
  for (let i = 0; i < rest.length; i++) {
    const name = rest[i]!
    if (name === '--backend-only') flags.backendOnly = true
    else if (name === ORIGIN) flags.origins.push(originFlag(rest[++i]))
    else if (name === POOL) flags.pool = poolFlag(rest[++i])
    else if (isNumberFlag(name)) {
      const [key, least, most] = numbers[name]
      flags[key] = wholeNumber(name, rest[++i], least, most)
    } else if (isFileFlag(name)) {
      const path = rest[++i]
      if (!path || path.startsWith('--')) throw new BadFlag(`${name} needs the path of a file.`)
      flags[files[name]] = path
    } else {
      const names = [...Object.keys(numbers), ...Object.keys(files), ORIGIN, POOL].join(', ')
      throw new BadFlag(`Unknown option ${name}: there are ${names} and --backend-only.`)
    }
  }
  if (env.HOST || flags.origins.length > 0) flags.controlKey = env.MOCK_KEY || randomBytes(12).toString('hex')
  return flags
}
