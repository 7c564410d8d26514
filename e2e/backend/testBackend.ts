import { type Backend, type BackendOptions, makeBackend } from './backend'

const tokenOf = (username: string): string => `token of ${username}`

/** A backend whose tokens are made from user names, for tests of anything but the identity provider. */
export const backendForTests = (options: BackendOptions = {}): Backend =>
  makeBackend({
    population: 6,
    fileSecret: null,
    makeIdentity: (accounts) => {
      const revoked = new Set<string>()
      const names = new Set(accounts.map(({ username }) => username))
      return {
        verify: (token) => [...names].find((name) => tokenOf(name) === token && !revoked.has(name)),
        putAccount: ({ username }) => void names.add(username),
        users: new Map(),
        idTokenOf: tokenOf,
        codeOf: () => '123456',
        fetch: async () => Response.json({ identity: true }),
        settings: { idTokenSeconds: 3600 },
        revokeAll: (username) => void revoked.add(username),
      }
    },
    ...options,
  })

type Envelope = { status: number; message: string | null; result: unknown }
type SendOptions = {
  as?: string | undefined
  session?: string
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Sends a call, by default as budi.santoso; `as: undefined` is a visitor. */
export function send(backend: Backend, path: string, options: SendOptions = {}): Promise<Response> {
  const { session, body, headers = {}, method = body === undefined ? 'GET' : 'POST' } = options
  const as = 'as' in options ? options.as : 'budi.santoso'
  return backend.answer(
    new Request(`http://console.test${path}`, {
      method,
      headers: {
        ...(as === undefined ? {} : { authorization: tokenOf(as) }),
        ...(session === undefined ? {} : { 'x-mock-session': session }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
}

/** Sends a call and returns its status and the parsed envelope. */
export async function callApi(backend: Backend, path: string, options: SendOptions = {}): Promise<Envelope> {
  const response = await send(backend, path, options)
  const { message, result } = (await response.json()) as { message: string | null; result: unknown }
  return { status: response.status, message, result }
}

/** Status and message of an answer. */
export const outcomeOf = ({ status, message }: Envelope): [number, string | null] => [status, message]
/** The rows of a paged answer. */
export const rowsOf = ({ result }: Envelope): Record<string, unknown>[] =>
  (result as { content: Record<string, unknown>[] }).content
