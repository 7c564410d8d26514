import { z } from 'zod'
import { json } from '../calls/refusal'
import type { EngineWorld } from '../world'
import type { Worlds } from '../worlds'

const milliseconds = z.int().min(0).max(600_000)
/** Schema of a target: an operation, the identity provider or everything. */
const targetIn = (names: ReadonlySet<string>) =>
  z.string().refine((name) => names.has(name) || name === 'cognito' || name === '*', {
    error: 'no operation has this name (GET /__mock/operations has the names)',
  })
const accountIn = ({ accounts }: EngineWorld) =>
  z.string().refine((name) => accounts.some(({ username }) => username === name), {
    error: 'no account has this name',
  })

const done = { done: true }

/** A request that cannot be carried out; the message is plain English, for testers. */
export class BadCommand extends Error {}

/** The context of a command. */
export type CommandContext<World> = {
  world: World
  session: string
  worlds: Worlds<World>
  /** Names of the operations that faults and latencies can be set for. */
  names: ReadonlySet<string>
  /** Reads and validates the request body. */
  read: <T>(schema: z.ZodType<T>) => Promise<T>
}
/** Commands by method and path below /__mock/; each returns the body of its answer. */
export type Commands<World> = Readonly<Record<string, (context: CommandContext<World>) => object | Promise<object>>>

async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await request.text()
  let body: unknown
  try {
    body = JSON.parse(text || '{}')
  } catch {
    throw new BadCommand('The body is not JSON.')
  }
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  throw new BadCommand(error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; '))
}

const engineCommands: Commands<EngineWorld> = {
  'POST reset': ({ worlds, session }) => {
    worlds.reset(session)
    return done
  },
  'POST clock': async ({ world, read }) => {
    const { now } = await read(z.strictObject({ now: z.iso.datetime({ offset: true }) }))
    world.now = new Date(now)
    return done
  },
  'POST latency': async ({ world: { latency }, read, names }) => {
    const { ms, endpoint } = await read(z.strictObject({ ms: milliseconds, endpoint: targetIn(names).optional() }))
    if (endpoint === undefined || endpoint === '*') latency.ms = ms
    else latency.byEndpoint.set(endpoint, ms)
    return done
  },
  'POST faults': async ({ world, read, names }) => {
    const fault = z.strictObject({
      endpoint: targetIn(names),
      kind: z.enum(['status', 'shape', 'text', 'empty', 'hang', 'cut', 'slow']),
      status: z.int().min(400).max(599).default(500),
      message: z.string().optional(),
      ms: milliseconds.default(2000),
      times: z.int().min(0).default(1),
    })
    world.faults.push(await read(fault))
    return done
  },
  'DELETE faults': async ({ world, read, names }) => {
    const { endpoint } = await read(z.strictObject({ endpoint: targetIn(names).optional() }))
    const others = world.faults.filter((fault) => endpoint !== undefined && fault.endpoint !== endpoint)
    // In place, so that a slow call that is already waiting does not fail by a removed fault.
    world.faults.splice(0, world.faults.length, ...others)
    return done
  },
  'GET journal': ({ world }) => world.journal,
  'DELETE journal': ({ world }) => {
    world.journal.length = 0
    world.answers.clear()
    return done
  },
  'POST token': async ({ world, read }) => {
    const { username } = await read(z.strictObject({ username: accountIn(world) }))
    return { token: world.identity.idTokenOf(username) }
  },
  'POST code': async ({ world, read }) => {
    const { username } = await read(z.strictObject({ username: accountIn(world) }))
    return { code: world.identity.codeOf(username) }
  },
  'GET worlds': ({ worlds }) => worlds.names(),
  'POST identity': async ({ world, read }) => {
    const { idTokenSeconds, revoke } = await read(
      z.strictObject({
        idTokenSeconds: z.int().min(1).max(86_400).optional(),
        revoke: accountIn(world).optional(),
      }),
    )
    if (idTokenSeconds !== undefined) world.identity.settings.idTokenSeconds = idTokenSeconds
    if (revoke !== undefined) world.identity.revokeAll(revoke)
    return done
  },
}

/** The engine's part of a world's description. */
const describeEngine = (session: string, { now, accounts, faults, latency }: EngineWorld) => ({
  session,
  now: now.toISOString(),
  accounts: accounts.map(({ username, who, confirmed, corporates }) => ({
    username,
    who,
    confirmed,
    corporates: corporates.map(({ corporateId }) => corporateId),
  })),
  faults,
  latency: { ms: latency.ms, byEndpoint: Object.fromEntries(latency.byEndpoint) },
})

/** Answers the control API, /__mock/** (see README.md); the domains add commands and a description of their data. */
export async function handleControl<World extends EngineWorld>(
  request: Request,
  path: string,
  { worlds, session, names }: Pick<CommandContext<World>, 'worlds' | 'session' | 'names'>,
  domains: { commands: Commands<World>; describe: (world: World) => object },
): Promise<Response> {
  const commands: Commands<World> = {
    ...(engineCommands as Commands<World>),
    'GET world': ({ world }) => ({ ...describeEngine(session, world), ...domains.describe(world) }),
    ...domains.commands,
  }
  const command = commands[`${request.method} ${path.replace(/^\/__mock\//, '')}`]
  if (!command) return json(404, { error: `The commands are: ${Object.keys(commands).join(', ')}` })
  try {
    const world = worlds.of(session)
    return json(200, await command({ world, session, worlds, names, read: (schema) => readBody(request, schema) }))
  } catch (error) {
    if (error instanceof BadCommand) return json(400, { error: error.message })
    throw error
  }
}
