import { z } from 'zod/mini'
import type { AnyEndpoint } from '~/api/endpoint'
import { brokenRules } from '~/lib/rules'
import { callerOf, checkWithin, visitorOf } from './callers'
import { inputOf, jsonOf } from './decoding'
import { answerOf, pause, takeFault } from './faults'
import type { Call } from './handlers/handler'
import { answered, isCut, Refusal, refused } from './refusal'
import { findRoute, type Hit } from './routes'
import type { JournalEntry, World } from './worlds'

/** Calls that a world remembers, and the longest body it remembers whole. */
const JOURNAL_LENGTH = 1000
const JOURNAL_BODY = 20_000

/** The corporate that an input names, if it names one. */
const corporateIn = ({ body, ...params }: Record<string, unknown>): string | undefined => {
  // Ids passed the contract's schemas, so they are texts.
  const said = { ...(body as object | undefined), ...params } as Record<string, string | undefined>
  return said.corporateId ?? said.companyId
}

/** Holds an answer against the contract; a wrong one is our mistake and must not look like data. */
function checkAnswer(endpoint: AnyEndpoint, result: unknown): void {
  const { error } = z.safeParse(endpoint.result, result)
  const issue = error?.issues[0]
  if (issue)
    throw new Error(`${endpoint.name} answers against the contract at ${issue.path.join('.')}: ${issue.message}`)
}

async function perform({ route, values }: Hit, sent: Sent, at: Call, checkAnswers: boolean): Promise<Response> {
  if (!route.built) throw new Refusal(501)
  const { endpoint, handle } = route.built
  // A token that is no good is refused on an open call, too: who holds it believes to be signed in.
  if (!at.account && (sent.hasToken || !endpoint.open)) throw new Refusal(401)
  if (sent.text !== '' && !sent.isJson) throw new Refusal(400, 'Permintaan tidak valid. isi: harus application/json')
  const input = inputOf(endpoint, { values, query: sent.query, body: jsonOf(sent.text) })
  if (at.account && !endpoint.open) checkWithin(at.account, corporateIn(input), endpoint.right, endpoint.flags)
  const broken = brokenRules(endpoint.rules, input)[0]
  if (broken) throw new Refusal(422, broken.message)
  const result = await handle(input, at)
  if (result instanceof Response) return result
  if (checkAnswers) checkAnswer(endpoint, result)
  return answered(result)
}

type Sent = { query: URLSearchParams; text: string; isJson: boolean; hasToken: boolean }

function remember(world: World, entry: Omit<JournalEntry, 'sequence' | 'status'>): JournalEntry {
  const kept = { sequence: (world.journal.at(-1)?.sequence ?? 0) + 1, ...entry, status: null }
  world.journal.push(kept)
  if (world.journal.length > JOURNAL_LENGTH) world.journal.shift()
  return kept
}
const bodyForJournal = (text: string): unknown => {
  if (text.length > JOURNAL_BODY) return `(${text.length} characters)`
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

/** Answers a call to /rest/** and writes it into the journal. */
export async function answerCall(request: Request, url: URL, world: World, checkAnswers: boolean): Promise<Response> {
  const hit = findRoute(request.method, url.pathname)
  const text = await request.text()
  // A file is opened by a plain tab, which sends no header.
  const account = hit?.route.built?.endpoint.file ? visitorOf(request, world) : callerOf(request, world)
  const hasToken = request.headers.has('authorization')
  const isJson = /^application\/json\b/.test(request.headers.get('content-type') ?? '')
  const entry = remember(world, {
    endpoint: hit?.route.name ?? null,
    method: request.method,
    path: url.pathname,
    query: [...url.searchParams],
    body: bodyForJournal(text),
    hasToken,
    user: account?.username ?? null,
    origin: url.origin,
  })
  const response = await meetFaults(world, hit?.route.name ?? '', request.signal, async () => {
    if (!hit) throw new Refusal(404)
    const sent = { query: url.searchParams, text, isJson, hasToken }
    return perform(hit, sent, { world, account, origin: url.origin }, checkAnswers)
  })
  entry.status = isCut(response) ? 0 : response.status
  // The clock of the data is the world's, and who judges a day by it must know.
  if (!isCut(response)) response.headers.set('date', world.now.toUTCString())
  return response
}

/** Answers after the world's latency, unless a fault is set for that name. */
export async function meetFaults(
  world: World,
  name: string,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  await pause(world.latency.byEndpoint.get(name) ?? world.latency.ms, signal)
  const fault = takeFault(world.faults, name)
  const faulty = fault && (await answerOf(fault, signal))
  if (faulty) return faulty
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    console.error(error)
    return refused(new Refusal(500))
  }
}
