import { type APIRequestContext, expect, test } from '@playwright/test'
import { type Operation, operations, type Seed } from './seeds'

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
/** What a fault or a delay is set for: an operation, the identity provider or everything. */
export type Target = Operation | 'cognito' | '*'
/**
 * What goes wrong at an endpoint, `times` times (default 1; 0: until it is healed). For what a page reads at its start
 * use 0: the page may request it again by itself, and what is likely to be needed next along with it.
 */
export type Fault = {
  endpoint: Target
  kind: 'status' | 'shape' | 'text' | 'empty' | 'hang' | 'cut' | 'slow'
  status?: number
  message?: string
  ms?: number
  times?: number
}

/** A mistyped name would wait for a call that cannot come, or find that there was none. */
function checkOperation(name: unknown): void {
  if (!operations.some((operation) => operation === name))
    throw new Error(`An operation's name is needed, such as 'searchTalents'; no operation is called ${String(name)}.`)
}

/** What is known of a call that is waited for. */
export type CallLike = Partial<Pick<Call, 'method' | 'path' | 'body' | 'status' | 'user' | 'hasToken'>> & {
  query?: Record<string, string[]>
}
function queryOf({ query }: Call): Record<string, string[]> {
  const byName: Record<string, string[]> = {}
  for (const [name, value] of query) (byName[name] ??= []).push(value)
  return byName
}

/** The test's own world in the embedded backend, and its control desk. */
export class World {
  constructor(
    private readonly request: APIRequestContext,
    readonly session: string,
  ) {}

  private async order(method: 'get' | 'post' | 'delete', what: string, data?: object): Promise<unknown> {
    const answer = await this.request[method](`/__mock/${what}`, {
      headers: { 'x-mock-session': this.session },
      ...(data ? { data } : {}),
    })
    expect(answer.ok(), `${what}: ${answer.ok() ? '' : await answer.text()}`).toBe(true)
    return answer.json()
  }
  /** The world as it was at the start. */
  reset = () => this.order('post', 'reset')
  /** Adds records and returns their ids by kind; a wrong record fails the test with the name of its field. */
  seed = <Given extends Seed>(records: Given) =>
    this.order('post', 'seed', records) as Promise<{ [Kind in keyof Given]-?: string[] }>
  /** Everything that the world holds, for `restore`. */
  snapshot = () => this.order('get', 'snapshot') as Promise<object>
  /** A fresh world with the content of a file: a snapshot, or sizes, clock and seeds. */
  restore = (file: object) => this.order('post', 'restore', file)
  /** A fresh world of a common case: 'empty-company', 'first-day', 'licence-exhausted', ... */
  scenario = (name: string) => this.order('post', 'scenario', { name })
  /** Lets an endpoint fail. */
  fault = (fault: Fault) => {
    const breaks = ['shape', 'text', 'empty', 'cut'].includes(fault.kind)
    if (breaks && fault.endpoint !== 'cognito')
      expect(test.info().tags, 'a test that breaks the contract has the details AGAINST_CONTRACT').toContain(
        '@against-contract',
      )
    if (fault.status !== undefined) this.failures.add(fault.status)
    return this.order('post', 'faults', fault)
  }
  private readonly failures = new Set<number>()
  /** Whether the test lets a call fail with that status. */
  lets = (status: number): boolean => this.failures.has(status)
  /** Ends all faults. */
  heal = () => this.order('delete', 'faults')
  /** Makes answers slow. */
  latency = (ms: number, endpoint?: Target) => this.order('post', 'latency', { ms, ...(endpoint ? { endpoint } : {}) })
  /** Sets the moment of the data, RFC 3339 with offset. */
  clock = (now: string) => this.order('post', 'clock', { now })
  /** Shortens the life of new tokens, or ends a user's sessions. */
  identity = (change: { idTokenSeconds?: number; revoke?: string }) => this.order('post', 'identity', change)
  /** How exports go: after how many answers they end, how, and how many answers still tell of the one before. */
  exports = (how: { polls?: number; result?: 'SUCCESS' | 'FAILED'; stale?: number }) =>
    this.order('post', 'exports', how)
  /** Forgets the calls so far. */
  forget = () => this.order('delete', 'journal')
  /** The calls so far, of one endpoint or of all. */
  async calls(endpoint?: Operation): Promise<Call[]> {
    if (endpoint !== undefined) checkOperation(endpoint)
    const calls = (await this.order('get', 'journal')) as Call[]
    return endpoint === undefined ? calls : calls.filter((call) => call.endpoint === endpoint)
  }
  /**
   * Waits for a call of an endpoint that is like that: `query` by name, `body`, `user`, `status`. Parts of a body are
   * compared with `expect.objectContaining`.
   */
  async expectCall(endpoint: Operation, like: CallLike = {}): Promise<void> {
    checkOperation(endpoint)
    const readable = (call: Call) => ({ ...call, query: queryOf(call) })
    const wanted = expect.objectContaining({
      ...like,
      ...(like.query ? { query: expect.objectContaining(like.query) } : {}),
    })
    await expect
      .poll(async () => (await this.calls(endpoint)).map(readable), { message: `no such call of ${endpoint}` })
      .toContainEqual(wanted)
  }
  /** Waits for a call of an endpoint and returns the query of the newest one as a record of lists. */
  async lastQuery(endpoint: Operation): Promise<Record<string, string[]>> {
    checkOperation(endpoint)
    await expect
      .poll(async () => (await this.calls(endpoint)).length, { message: `no call of ${endpoint}` })
      .toBeGreaterThan(0)
    return queryOf((await this.calls(endpoint)).at(-1)!)
  }
}
