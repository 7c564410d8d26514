import { z } from 'zod'
import { routeNames } from './routes'
import { accounts } from './world/accounts'
import type { World, Worlds } from './worlds'

/** What a fault or a latency may be set for: an operation, the identity provider or everything. */
const isTarget = (name: string): boolean => routeNames.has(name) || name === 'cognito' || name === '*'
const target = z.string().refine(isTarget, { error: 'no operation has this name (see src/api/contract, unbuilt.ts)' })
const milliseconds = z.int().min(0).max(600_000)

const orders = {
  clock: z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  latency: z.strictObject({ ms: milliseconds, endpoint: target.optional() }),
  faults: z.strictObject({
    endpoint: target,
    kind: z.enum(['status', 'shape', 'hang', 'cut', 'slow']),
    status: z.int().min(400).max(599).default(500),
    message: z.string().optional(),
    ms: milliseconds.default(2000),
    times: z.int().min(0).default(1),
  }),
  exports: z.strictObject({
    polls: z.int().min(0).optional(),
    result: z.enum(['SUCCESS', 'FAILED']).optional(),
    stale: z.int().min(0).optional(),
  }),
  identity: z.strictObject({
    idTokenSeconds: z.int().min(1).max(86_400).optional(),
    revoke: z
      .string()
      .refine((name) => accounts.some((account) => account.username === name), { error: 'no account has this name' })
      .optional(),
  }),
}

const told = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const done = (): Response => told(200, { done: true })

type Desk = { request: Request; session: string; worlds: Worlds }
/** A request whose body is wrong; told in plain English, for testers. */
class Misuse extends Error {}

async function said<Order>(request: Request, schema: z.ZodType<Order>): Promise<Order> {
  const text = await request.text()
  let body: unknown
  try {
    body = JSON.parse(text || '{}')
  } catch {
    throw new Misuse('The body is not JSON.')
  }
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  throw new Misuse(error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; '))
}

const worldOf = ({ worlds, session }: Desk): World => worlds.of(session)

/** What the desk does, by method and path below /__mock/. */
const services: Readonly<Record<string, (desk: Desk) => Response | Promise<Response>>> = {
  'POST reset': ({ worlds, session }) => {
    worlds.reset(session)
    return done()
  },
  'POST clock': async (desk) => {
    const { now } = await said(desk.request, orders.clock)
    worldOf(desk).now = new Date(now)
    return done()
  },
  'POST latency': async (desk) => {
    const { ms, endpoint } = await said(desk.request, orders.latency)
    const { latency } = worldOf(desk)
    if (endpoint === undefined || endpoint === '*') latency.ms = ms
    else latency.byEndpoint.set(endpoint, ms)
    return done()
  },
  'POST faults': async (desk) => {
    const fault = await said(desk.request, orders.faults)
    worldOf(desk).faults.push(fault)
    return done()
  },
  'DELETE faults': (desk) => {
    worldOf(desk).faults.length = 0
    return done()
  },
  'GET journal': (desk) => told(200, worldOf(desk).journal),
  'DELETE journal': (desk) => {
    worldOf(desk).journal.length = 0
    return done()
  },
  'POST identity': async (desk) => {
    const { idTokenSeconds, revoke } = await said(desk.request, orders.identity)
    const { identity } = worldOf(desk)
    if (idTokenSeconds !== undefined) identity.settings.idTokenSeconds = idTokenSeconds
    if (revoke !== undefined) identity.revokeAll(revoke)
    return done()
  },
  'POST exports': async (desk) => {
    const { polls, result, stale } = await said(desk.request, orders.exports)
    const { exports } = worldOf(desk)
    exports.polls = polls ?? exports.polls
    exports.result = result ?? exports.result
    exports.stale = stale ?? exports.stale
    return done()
  },
  'GET world': (desk) => {
    const { base, now, faults, latency, exports } = worldOf(desk)
    return told(200, {
      session: desk.session,
      now: now.toISOString(),
      population: base.people.length,
      vacancies: Object.fromEntries([...base.vacancies].map(([corporateId, list]) => [corporateId, list.length])),
      accounts: accounts.map(({ username, who, confirmed, corporates }) => ({
        username,
        who,
        confirmed,
        corporates: corporates.map((own) => own.corporateId),
      })),
      faults,
      latency: { ms: latency.ms, byEndpoint: Object.fromEntries(latency.byEndpoint) },
      exports: { polls: exports.polls, result: exports.result, stale: exports.stale },
    })
  },
}

/** The control desk of a tester: /__mock/** (see README.md). */
export async function answerDesk(request: Request, path: string, session: string, worlds: Worlds): Promise<Response> {
  const service = services[`${request.method} ${path.replace(/^\/__mock\//, '')}`]
  if (!service) return told(404, { error: `The desk has: ${Object.keys(services).join(', ')}` })
  try {
    return await service({ request, session, worlds })
  } catch (error) {
    if (error instanceof Misuse) return told(400, { error: error.message })
    throw error
  }
}
