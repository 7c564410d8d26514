import { type APIRequestContext, expect, test } from '@playwright/test'

/** One call as the embedded backend's journal tells it. */
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
/**
 * What goes wrong at an endpoint, `times` times (once if it is not said; 0: until it is healed). What a page reads at its
 * start fails until it is healed, since it may be asked for again by itself, and beside it what may be asked for next.
 */
export type Fault = {
  endpoint: string
  kind: 'status' | 'shape' | 'hang' | 'cut' | 'slow'
  status?: number
  message?: string
  ms?: number
  times?: number
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
    expect(answer.ok(), `${what}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  /** The world as it was at the start. */
  reset = () => this.order('post', 'reset')
  /** Lets an endpoint fail. */
  fault = (fault: Fault) => {
    const breaks = fault.kind === 'shape' || fault.kind === 'cut'
    if (breaks && fault.endpoint !== 'cognito') expect(test.info().tags).toContain('@against-contract')
    if (fault.status !== undefined) this.failures.add(fault.status)
    return this.order('post', 'faults', fault)
  }
  private readonly failures = new Set<number>()
  /** Whether the test lets a call fail with that status. */
  lets = (status: number): boolean => this.failures.has(status)
  /** Ends all faults. */
  heal = () => this.order('delete', 'faults')
  /** Makes answers slow. */
  latency = (ms: number, endpoint?: string) => this.order('post', 'latency', { ms, ...(endpoint ? { endpoint } : {}) })
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
  async calls(endpoint?: string): Promise<Call[]> {
    const calls = (await this.order('get', 'journal')) as Call[]
    return endpoint === undefined ? calls : calls.filter((call) => call.endpoint === endpoint)
  }
  /** Waits for the newest call of an endpoint that is not the one before, and tells its query as a record of lists. */
  async lastQuery(endpoint: string): Promise<Record<string, string[]>> {
    await expect
      .poll(async () => (await this.calls(endpoint)).length, { message: `no call of ${endpoint}` })
      .toBeGreaterThan(0)
    const { query } = (await this.calls(endpoint)).at(-1)!
    const told: Record<string, string[]> = {}
    for (const [name, value] of query) (told[name] ??= []).push(value)
    return told
  }
}
