import { z } from 'zod'

/** The settings of dist/config.json that determine where the console may connect and what it may frame. */
const settings = z.object({
  serviceUrl: z.string().optional(),
  baseApiUrl: z.string().optional(),
  cognito: z.object({ userPoolId: z.string(), endpoint: z.string().optional() }).optional(),
  mapEmbedUrl: z.string().nullish(),
  videoPlayers: z.array(z.string()).optional(),
})

/** The origin of an absolute http address; none for a relative one, which is covered by 'self'. */
function originOf(address: string | null | undefined): string[] {
  if (!address || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? [origin] : []
}

/** The origin of a framed address; 'self' for a relative one. */
const frameOriginOf = (address: string | null | undefined): string[] =>
  address?.startsWith('/') && !address.startsWith('//') ? ["'self'"] : originOf(address)

function identityOrigin(cognito: { userPoolId: string; endpoint?: string | undefined } | undefined): string[] {
  if (!cognito) return []
  if (cognito.endpoint) return originOf(cognito.endpoint)
  return originOf(`https://cognito-idp.${cognito.userPoolId.split('_')[0]}.amazonaws.com`)
}

/** The console's content security policy for a config.json; an invalid one allows nothing more. */
export function contentSecurityPolicy(config: unknown): string {
  const { data } = settings.safeParse(config)
  const connect = [...originOf(data?.serviceUrl), ...originOf(data?.baseApiUrl), ...identityOrigin(data?.cognito)]
  const frames = new Set([data?.mapEmbedUrl, ...(data?.videoPlayers ?? [])].flatMap(frameOriginOf))
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set(connect)].join(' ')}`,
    `frame-src ${frames.size > 0 ? [...frames].join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For https: a year, without subdomains, which are not under this project's control. */
export const HSTS = 'max-age=31536000'
/** Headers of every answer besides the policy, as `secureHeaders` takes them. */
export const commonHeaders = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  crossOriginOpenerPolicy: 'same-origin',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
}
