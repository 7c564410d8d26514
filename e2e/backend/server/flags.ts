/** Command line flags of the server. */
export type Flags = {
  port: number
  /** The address to listen on. */
  host: string
  population: number
  vacancies: number
  latency: number
  /** Serves no static files, for a console hosted elsewhere. */
  backendOnly: boolean
  /** A file with the initial world of every session. */
  world?: string
  /** The file that the default world is loaded from and saved to. */
  keep?: string
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
const isFileFlag = (name: string): name is keyof typeof files => name in files
const isNumberFlag = (name: string): name is keyof typeof numbers => name in numbers

function wholeNumber(name: string, text: string | undefined, least: number, most: number): number {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new BadFlag(`${name} needs a whole number from ${least} to ${most}, not "${text ?? ''}".`)
}

/** Parses PORT and the flags; `--name value` and `--name=value` are equivalent. */
export function flagsOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Flags {
  const flags: Flags = {
    host: env.HOST || '127.0.0.1',
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
    else if (isNumberFlag(name)) {
      const [key, least, most] = numbers[name]
      flags[key] = wholeNumber(name, rest[++i], least, most)
    } else if (isFileFlag(name)) {
      const path = rest[++i]
      if (!path || path.startsWith('--')) throw new BadFlag(`${name} needs the path of a file.`)
      flags[files[name]] = path
    } else {
      const names = [...Object.keys(numbers), ...Object.keys(files)].join(', ')
      throw new BadFlag(`Unknown option ${name}: there are ${names} and --backend-only.`)
    }
  }
  return flags
}
