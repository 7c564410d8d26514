// The console's content security policy, derived from its config.json: for the embedded server, the image and everything
// else that serves the console. `node policy.mjs config.json` prints it, or says what is wrong and fails.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A setting that is no address; the message names it. */
export class BadSetting extends Error {}

/** Any origin, to find out whether an address stays on the own one. */
const HERE = 'https://console.invalid'
/** URL parsers accept hosts with quotes and semicolons, which would end a directive. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/

/** The source of an absolute address or of a path of this site. */
function sourceOf(name, address) {
  const wrong = new BadSetting(
    `config.json: ${name} is no https address (or http on localhost) and no path of this site.`,
  )
  if (typeof address !== 'string') throw wrong
  if (address === '' || address.startsWith('/')) {
    if (URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE) return "'self'"
    throw wrong
  }
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined
  const isSecure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
  if (!isSecure || url.username || url.password || !HOST.test(url.hostname)) throw wrong
  return url.origin
}
/** The sources of settings that may be absent, each once. */
const sourcesOf = (settings) => [
  ...new Set(Object.entries(settings).flatMap(([name, address]) => (address == null ? [] : [sourceOf(name, address)]))),
]
const listOf = (name, list = []) => {
  if (!Array.isArray(list)) throw new BadSetting(`config.json: ${name} is no list.`)
  return Object.fromEntries(list.map((entry, index) => [`${name}.${index}`, entry]))
}

/** The identity provider's address: the pool's region, unless another one is given. */
function identityAddress({ userPoolId, endpoint } = {}) {
  if (endpoint != null || userPoolId == null) return endpoint
  return `https://cognito-idp.${String(userPoolId).split('_')[0]}.amazonaws.com`
}

/** Where pictures may come from: the backends, and the listed origins or every https address. */
function imageSources(backends, origins) {
  if (origins == null) return [...backends, 'https:']
  const listed = sourcesOf(listOf('imageOrigins', origins))
  return [...backends, ...listed]
}

/** The policy for the content of a config.json; throws a `BadSetting` for one that would widen or break it. */
export function contentSecurityPolicy(config) {
  const { serviceUrl, baseApiUrl, cognito, mapEmbedUrl, videoPlayers, imageOrigins, errorReportUrl } = config ?? {}
  const backends = sourcesOf({ serviceUrl, baseApiUrl })
  const identity = sourcesOf({ 'cognito.endpoint': identityAddress(cognito ?? {}) })
  const reports = sourcesOf({ errorReportUrl })
  const frames = sourcesOf({ mapEmbedUrl, ...listOf('videoPlayers', videoPlayers ?? []) })
  const from = (...sources) => [...new Set(sources)].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${from("'self'", ...imageSources(backends, imageOrigins), 'data:')}`,
    "font-src 'self'",
    `connect-src ${from("'self'", ...backends, ...identity, ...reports)}`,
    // A blob is a PDF that the console has loaded and checked itself (src/components/cv).
    `frame-src ${from(...frames, 'blob:')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // src/ui/html/trustedTypes.ts: HTML comes from the sanitiser, or is what libraries need and cannot run.
    "require-trusted-types-for 'script'",
    'trusted-types default sanitiser',
  ].join('; ')
}

/** The policy for a file; its absence is an error, too, since the console cannot start without it. */
export function policyOfFile(path) {
  let text
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new BadSetting(`There is no ${path}: the console has no settings of its own.`)
  }
  let config
  try {
    config = JSON.parse(text)
  } catch {
    throw new BadSetting(`${path} is not JSON.`)
  }
  return contentSecurityPolicy(config)
}

// By name: in the embedded server's bundle this module and the program are one file.
if (process.argv[1] && basename(process.argv[1]) === 'policy.mjs')
  try {
    process.stdout.write(`${policyOfFile(process.argv[2] ?? 'dist/config.json')}\n`)
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
