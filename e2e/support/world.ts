import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
// A type only: specs do not depend on generated code, so that `npm run check` runs those that changed.
import type { Operation, Seed } from './seeds'

/** One call in the journal of the embedded backend. */
export type Call = {
  endpoint: string | null
  method: string
  path: string
  query: [string, string][]
  body: unknown
  status: number | null
  hasToken: boolean
  user: string | null
}
/** The target of a fault or a delay: an operation, the identity provider or everything. */
export type Target = Operation | 'cognito' | '*'
/**
 * A fault of an endpoint that happens `times` times (default 1; 0: until `heal`). Use 0 for queries that a page sends on
 * load: it may retry or prefetch them on its own.
 */
export type Fault = {
  endpoint: Target
  kind: 'status' | 'shape' | 'text' | 'empty' | 'hang' | 'cut' | 'slow'
  status?: number
  message?: string
  ms?: number
  times?: number
}

/** The names of all operations, asked for once a process. */
let operations: ReadonlySet<unknown> | undefined

/** The expected parts of a call. */
export type CallLike = Partial<Pick<Call, 'method' | 'path' | 'body' | 'status' | 'user' | 'hasToken'>> & {
  query?: Record<string, string[]>
}
function queryOf({ query }: Call): Record<string, string[]> {
  const byName: Record<string, string[]> = {}
  for (const [name, value] of query) (byName[name] ??= []).push(value)
  return byName
}

/** The key of the control API of an instance that other machines reach. */
const { MOCK_KEY } = process.env

/** The test's own world in the embedded backend, with its control API. */
export class World {
  constructor(
    private readonly request: APIRequestContext,
    readonly session: string,
  ) {}

  /** Rejects mistyped names, which would wait for an impossible call, or make sure in vain that there was none. */
  private async checkOperation(name: unknown): Promise<void> {
    operations ??= new Set(((await this.control('get', 'operations')) as { name: string }[]).map((one) => one.name))
    if (!operations.has(name))
      throw new Error(`An operation's name is needed, such as 'searchTalents'; no operation is called ${String(name)}.`)
  }

  private async control(method: 'get' | 'post' | 'delete', what: string, data?: object): Promise<unknown> {
    const answer = await this.request[method](`/__mock/${what}`, {
      headers: { 'x-mock-session': this.session, ...(MOCK_KEY && { 'x-mock-key': MOCK_KEY }) },
      ...(data ? { data } : {}),
    })
    expect(answer.ok(), `${what}: ${answer.ok() ? '' : await answer.text()}`).toBe(true)
    return answer.json()
  }
  /** Resets the world to its initial state. */
  reset = () => this.control('post', 'reset')
  /** Adds records and returns their ids by kind; a wrong record fails the test with the name of its field. */
  seed = <Given extends Seed>(records: Given) =>
    this.control('post', 'seed', records) as Promise<{ [Kind in keyof Given]-?: string[] }>
  /** The complete state of the world, for `restore`. */
  snapshot = () => this.control('get', 'snapshot') as Promise<object>
  /** Replaces the world with the content of a file: a snapshot, or sizes, clock and seeds. */
  restore = (file: object) => this.control('post', 'restore', file)
  /** Replaces the world with a common case: 'empty-company', 'first-day', 'licence-exhausted', ... */
  scenario = (name: string) => this.control('post', 'scenario', { name })
  /** Sets a fault for an endpoint. */
  fault = (fault: Fault) => {
    const breaks = ['shape', 'text', 'empty', 'cut'].includes(fault.kind)
    if (breaks && fault.endpoint !== 'cognito')
      expect(test.info().tags, 'a test that breaks the contract has the details AGAINST_CONTRACT').toContain(
        '@against-contract',
      )
    if (fault.status !== undefined) this.failures.add(fault.status)
    return this.control('post', 'faults', fault)
  }
  private readonly failures = new Set<number>()
  /** Whether the test has set a fault with that status. */
  lets = (status: number): boolean => this.failures.has(status)
  /** Removes all faults. */
  heal = () => this.control('delete', 'faults')
  /** Makes answers slow. */
  latency = (ms: number, endpoint?: Target) =>
    this.control('post', 'latency', { ms, ...(endpoint ? { endpoint } : {}) })
  /** Sets the clock of the data, RFC 3339 with offset; and that of a page's browser, which goes on from there. */
  clock = async (now: string, page?: Page): Promise<void> => {
    await this.control('post', 'clock', { now })
    await page?.clock.setSystemTime(now)
  }
  /** Shortens the lifetime of new tokens, or revokes a user's sessions. */
  identity = (change: { idTokenSeconds?: number; revoke?: string }) => this.control('post', 'identity', change)
  /** The code of an account's second factor at this moment. */
  code = async (username: string) => ((await this.control('post', 'code', { username })) as { code: string }).code
  /** Configures exports: polls until they end, their result, and polls that still report the previous one. */
  exports = (how: { polls?: number; result?: 'SUCCESS' | 'FAILED'; stale?: number }) =>
    this.control('post', 'exports', how)
  /** Clears the journal of calls. */
  forget = () => this.control('delete', 'journal')
  /** The calls so far, of one endpoint or of all. */
  async calls(endpoint?: Operation): Promise<Call[]> {
    if (endpoint !== undefined) await this.checkOperation(endpoint)
    const calls = (await this.control('get', 'journal')) as Call[]
    return endpoint === undefined ? calls : calls.filter((call) => call.endpoint === endpoint)
  }
  /**
   * Waits for a call of an endpoint that matches: `query` by name, `body`, `user`, `status`. Match parts of a body with
   * `expect.objectContaining`.
   */
  async expectCall(endpoint: Operation, like: CallLike = {}): Promise<void> {
    await this.checkOperation(endpoint)
    const readable = (call: Call) => ({ ...call, query: queryOf(call) })
    const wanted = expect.objectContaining({
      ...like,
      ...(like.query ? { query: expect.objectContaining(like.query) } : {}),
    })
    await expect
      .poll(async () => (await this.calls(endpoint)).map(readable), { message: `no such call of ${endpoint}` })
      .toContainEqual(wanted)
  }
  /** Waits for a call of an endpoint and returns the query of the newest one as lists by name. */
  async lastQuery(endpoint: Operation): Promise<Record<string, string[]>> {
    await this.checkOperation(endpoint)
    await expect
      .poll(async () => (await this.calls(endpoint)).length, { message: `no call of ${endpoint}` })
      .toBeGreaterThan(0)
    return queryOf((await this.calls(endpoint)).at(-1)!)
  }
}
