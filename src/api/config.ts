import { z } from 'zod/mini'
import { pageState } from '~/lib/pageState'
import { isSettingAddress } from '~/lib/url/urls'
import { earlyAnswer } from './earlyAnswers'

/** An absolute https URL, http on localhost, or a path of this site; '' is this site. */
const address = z.string().check(z.refine(isSettingAddress))

const schema = z.strictObject({
  productName: z.string().check(z.minLength(1)),
  serviceUrl: address,
  baseApiUrl: address,
  /** Prefix of the main site's URLs; a trailing slash is stripped. */
  mainSiteUrl: address.check(z.minLength(2)),
  cognito: z.strictObject({
    userPoolId: z.string().check(z.regex(/^[A-Za-z0-9-]+_\w+$/)),
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
    /** The tests on the main site, linked for first-time users. */
    tests: address,
    /** URL template of a company's page; `{corporateId}` is replaced. */
    company: address,
    /** The same for signed-in users. */
    companySignedIn: address,
    /** Where an application is filled in and sent; `{klobVacancyCode}` and `{corporateId}` name the vacancy. */
    apply: address,
    /** URL template of a map, opened in a new tab; `{placeId}` is replaced. */
    map: address,
  }),
  /** URL template of an embedded map (`{placeId}`, `{zoom}`); null shows `links.map` only. */
  mapEmbedUrl: z.nullable(address),
  /** Minutes without input after which a session ends (decision 'inactivity'); `ownComputer` has no limit by default. */
  inactivityMinutes: z.optional(
    z.strictObject({
      sharedComputer: z.optional(z.int().check(z.minimum(5), z.maximum(60))),
      ownComputer: z.optional(z.int().check(z.minimum(5), z.maximum(1440))),
    }),
  ),
  /** What a new password has to have, by the policy of the pool; the default pool's by default. */
  passwordHint: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Rows after which the backend ends the file of an export; absent, nothing is said about it. */
  exportRows: z.optional(z.int().check(z.minimum(1))),
  /** Where failures of the console are reported, without personal data; absent, nowhere. */
  errorReportUrl: z.optional(address.check(z.minLength(2))),
  /** Allowed URL prefixes of embedded videos. */
  videoPlayers: z.array(address.check(z.minLength(2))),
  /** Origins of pictures besides the backends; only the content security policy reads it. */
  imageOrigins: z.optional(z.array(address.check(z.minLength(2)))),
})
/** Settings of one installation, loaded at start from /config.json, so that one build serves every environment. */
export type Config = z.infer<typeof schema>

const current = pageState<Config | undefined>(undefined)

/** The settings; call only after `loadConfig` or `setConfig`. */
export function config(): Config {
  const settings = current.get()
  if (!settings) throw new Error('config() was called before the settings were loaded')
  return settings
}

/** Sets the settings unchecked, for tests and startup. */
export const setConfig = (settings: Config): void => current.set(settings)

/** Loads and validates /config.json; the error names invalid and unknown settings. */
export async function loadConfig(): Promise<Config> {
  const response = (await earlyAnswer('/config.json', null)) ?? (await fetch('/config.json'))
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
  const { mainSiteUrl } = checked.data
  const end = mainSiteUrl.split('').findLastIndex((sign) => sign !== '/') + 1
  const settings = { ...checked.data, mainSiteUrl: mainSiteUrl.slice(0, end) }
  setConfig(settings)
  return settings
}
