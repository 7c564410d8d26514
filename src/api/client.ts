import ky, { HTTPError, isTimeoutError, type KyInstance, type Options, type ResponsePromise } from 'ky'
import type { z } from 'zod/mini'
import { viewed } from './answerViews'
import { syncServerTime } from './identity/clock'
import { config } from './config'
import { fetchOnce } from './earlyAnswers'
import { address, type AnyEndpoint, type Endpoint, envelope, hostOf } from './endpoint'
import { ApiError, failureError, invalidInput, refusedWrite, statusError } from './errors'
import { session } from './identity/session'
import { fieldsOf } from '~/lib/fields'
import { safeUrl } from '~/lib/url/urls'

/** The session on whose behalf the client sends calls. */
export type Credentials = {
  /**
   * The raw id token, renewed shortly before it expires; undefined for a visitor. After the session has ended it waits
   * for a new sign-in, unless visitors may make the call.
   */
  token(isOpen?: boolean): Promise<string | undefined>
  /** Called on a 401. Resolves to true when the request can be repeated. */
  refused(token: string): Promise<void>
}

const TIMEOUT_MS = 30_000
const fetchWith =
  (body?: string): NonNullable<Options['fetch']> =>
  (request) =>
    // ky makes a Request of every call; its types allow an address, too.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    fetchOnce(request as Request, body)
const http = ky.create({
  fetch: fetchWith(),
  timeout: TIMEOUT_MS,
  redirect: 'error',
  cache: 'no-store',
  hooks: { afterResponse: [(_request, _options, response) => syncServerTime(response.headers.get('date'))] },
  retry: { limit: 2, methods: ['get'], statusCodes: [408, 429, 500, 502, 503, 504], maxRetryAfter: 5_000 },
})

const origin = (path: string) => {
  const { serviceUrl, baseApiUrl } = config()
  return new URL(path, new URL((hostOf(path) === 'base' ? baseApiUrl : serviceUrl) || '/', globalThis.location.href))
}
/** The absolute URL of a file endpoint, opened directly in a new tab. */
export const fileUrlOf = <In extends object, Out>(endpoint: Endpoint<In, Out, unknown>, input: In): string => {
  endpoint.params.parse(input)
  return origin(address(endpoint, input).path).href
}
/** Path and code of the first schema issue, without the values. */
const firstIssue = (error: z.core.$ZodError) =>
  `${error.issues[0]?.path.join('.') || 'result'}: ${error.issues[0]?.code}`

function parseAnswer<Out>(endpoint: Endpoint<object, Out, unknown>, answer: unknown): Out {
  // ky parses an empty body as ''.
  if (answer === '') throw failureError('shape', endpoint.name, 'JSON')
  const enveloped = envelope.safeParse(answer)
  if (!enveloped.success) throw failureError('shape', endpoint.name, firstIssue(enveloped.error))
  if (enveloped.data.status === 'ERROR') throw statusError(endpoint.name, 200, enveloped.data.message)
  const result = endpoint.result.safeParse(enveloped.data.result)
  if (!result.success) throw failureError('shape', endpoint.name, firstIssue(result.error))
  return result.data
}

async function toError(endpoint: AnyEndpoint, error: unknown): Promise<unknown> {
  if (error instanceof HTTPError) {
    const answer: unknown = await error.response.json().catch(() => undefined)
    const message = envelope.safeParse(answer).data?.message
    return statusError(endpoint.name, error.response.status, message)
  }
  if (isTimeoutError(error)) return failureError('timeout', endpoint.name)
  // No connection, or one that breaks during the answer.
  if (error instanceof TypeError) return failureError('offline', endpoint.name)
  if (error instanceof SyntaxError) return failureError('shape', endpoint.name, 'JSON')
  return error
}

/** How an answer is read: its content, and what becomes of it. */
type Reading<Content, Out> = Options & {
  take: (response: ResponsePromise) => Promise<Content>
  parse: (endpoint: Endpoint<object, unknown, unknown>, content: Content) => Out
}

/**
 * Sends a call and reads its answer. Reads are retried twice on a transient failure and once after a
 * new sign-in, writes never; the token goes to the two configured backends only (wire decisions G02-G04).
 */
const makeRequest =
  (send: KyInstance, credentials: Credentials) =>
  async <In extends object, Content, Out>(
    endpoint: Endpoint<In, unknown, unknown>,
    input: In,
    signal: AbortSignal | undefined,
    { take, parse, ...options }: Reading<Content, Out>,
  ): Promise<Out> => {
    const { body: given, ...values } = fieldsOf(input)
    const params = endpoint.params.safeParse(values)
    // A URL may contain an invalid id: nothing can match it, so no request is sent.
    if (!params.success) {
      const reason = firstIssue(params.error)
      throw endpoint.kind === 'read' ? statusError(endpoint.name, 404, reason) : invalidInput(endpoint.name, reason)
    }
    // A form refuses what the contract does not accept; this is the last guard of what is sent.
    const checked = endpoint.body?.safeParse(given)
    if (checked?.success === false) throw invalidInput(endpoint.name, firstIssue(checked.error))
    const { path, query, body } = address(endpoint, input)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sendWith = (token: string | undefined) => {
      const response = send(origin(path), {
        method: endpoint.method,
        ...options,
        ...(endpoint.kind === 'write' ? { retry: 0 } : {}),
        searchParams: query,
        signal: signal ?? null,
        headers: {
          ...(token === undefined ? {} : { Authorization: token }),
          ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        // ky sends a clone, whose body is a stream: a browser's network panel and recordings show a text only.
        ...(text === undefined ? {} : { body: text, fetch: fetchWith(text) }),
      })
      return take(response)
    }
    const attempt = async (token: string | undefined) => {
      // Without a token only open endpoints are sent; others would answer 401.
      if (token === undefined && !endpoint.open) throw statusError(endpoint.name, 401)
      const answer = await sendWith(token).catch(async (error: unknown) => {
        throw await toError(endpoint, error)
      })
      return parse(endpoint, answer)
    }
    const token = await credentials.token(endpoint.open)
    try {
      return await attempt(token)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401) || token === undefined) throw error
      const renewal = credentials.refused(token)
      if (endpoint.kind === 'write') {
        // The caller sees the write's own failure; the failed renewal is shown by the session watch.
        renewal.catch(() => {})
        throw refusedWrite(endpoint.name)
      }
      await renewal
      return attempt(await credentials.token(endpoint.open))
    }
  }

const request = makeRequest(http, session)

/** The console's client: sends a call and parses its answer with the contract. */
export const call = <In extends object, Out>(
  endpoint: Endpoint<In, Out, unknown>,
  input: In,
  signal?: AbortSignal,
): Promise<Out> =>
  request<In, unknown, Out>(endpoint, input, signal, {
    take: (response) => response.json(),
    parse: (_, answer) => parseAnswer(endpoint, answer),
  }).then((answer) => viewed(endpoint, input, answer))

/** How the answer with a file is read. */
type FileReader<T> = (response: Response) => Promise<T>

/** Loads the file of a file endpoint; once, since a download may be counted (document 2 §7). */
export const callFile = <In extends object, T>(
  endpoint: Endpoint<In, unknown, unknown>,
  input: In,
  read: FileReader<T>,
  signal?: AbortSignal,
): Promise<T> =>
  request(endpoint, input, signal, {
    retry: 0,
    take: async (response) => read(await response),
    parse: (_, file: T) => file,
  })

/** Whether an address is on one of the two backends, whose answers the page may read. */
export function isOnBackend(fileUrl: string): boolean {
  const url = safeUrl(fileUrl)
  return (
    url !== undefined && ['/rest/open', '/rest/console'].some((path) => origin(path).origin === new URL(url).origin)
  )
}

const UNREADABLE = 'Berkas ini tidak dapat dibaca dari halaman ini.'
/**
 * Loads a file from an address that is on a backend but was written by somebody else: without the token, which would let
 * them call anything in the user's name.
 */
export const loadPublicFile = <T>(fileUrl: string, read: FileReader<T>, signal: AbortSignal): Promise<T> =>
  ky(fileUrl, { signal, timeout: TIMEOUT_MS, redirect: 'error', credentials: 'omit', cache: 'no-store', retry: 0 })
    .then(read)
    .catch((error: unknown) => {
      if (signal.aborted) throw error
      if (isTimeoutError(error)) throw failureError('timeout', 'portfolio')
      // A backend may show it only to those who are signed in, or send the reader elsewhere.
      throw new ApiError(
        'status',
        'portfolio',
        UNREADABLE,
        error instanceof HTTPError ? error.response.status : undefined,
      )
    })
