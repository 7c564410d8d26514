import { z } from 'zod/mini'

/** An absolute https address, http on this machine, or a path of this site; '' is this site. */
const address = z
  .string()
  .check(z.regex(/^(|\/(?!\/).*|https:\/\/.+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/.*)?)$/))

const schema = z.strictObject({
  productName: z.string().check(z.minLength(1)),
  serviceUrl: address,
  baseApiUrl: address,
  /** Begins addresses of the main site, so a slash at its end is left out. */
  mainSiteUrl: address.check(z.minLength(2)),
  cognito: z.strictObject({
    userPoolId: z.string().check(z.regex(/^[\w-]+_\w+$/)),
    clientId: z.string().check(z.minLength(1)),
    endpoint: z.optional(address),
  }),
  links: z.strictObject({
    terms: address,
    privacy: address,
    contact: address,
    register: address,
    /** URL template of a public profile; `{userId}` is replaced. */
    profile: address,
    /** What a first-time user is led to: the tests on the main site. */
    tests: address,
    /** URL template of a company's page; `{corporateId}` is replaced. */
    company: address,
    /** The same for who is signed in. */
    companySignedIn: address,
    /** Where an application is filled in and sent; `{klobVacancyCode}` and `{corporateId}` name the vacancy. */
    apply: address,
    /** A map by `{placeId}`, opened in a tab of its own. */
    map: address,
  }),
  /** A map to be embedded, by `{placeId}` and `{zoom}`; null shows `links.map` alone. */
  mapEmbedUrl: z.nullable(address),
  /** Where hosted videos may be embedded from: addresses that one must begin with. */
  videoPlayers: z.array(address.check(z.minLength(2))),
})
/** The settings of one installation, read at start from /config.json, so that one build serves every environment. */
export type Config = z.infer<typeof schema>

let current: Config | undefined

/** The settings; call only after `loadConfig` or `setConfig`. */
export function config(): Config {
  if (!current) throw new Error('config() was called before the settings were loaded')
  return current
}

/** Takes settings as they are, for tests and start. */
export const setConfig = (settings: Config): void => void (current = settings)

/** Reads and checks /config.json; the error says which settings are wrong or unknown. */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`)
  const json: unknown = await response.json().catch(() => {
    throw new Error('config.json: bukan JSON')
  })
  const checked = schema.safeParse(json)
  if (!checked.success) {
    const wrong = checked.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => `${[...issue.path, key].join('.')} (tidak dikenal)`)
        : issue.path.join('.') || 'isi',
    )
    throw new Error(`config.json: ${[...new Set(wrong)].join(', ')}`)
  }
  const settings = { ...checked.data, mainSiteUrl: checked.data.mainSiteUrl.replace(/\/+$/, '') }
  setConfig(settings)
  return settings
}
