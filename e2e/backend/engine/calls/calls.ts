import { z } from 'zod/mini'
import type { AnyEndpoint, RefusedStatus } from '~/api/endpoint'
import { brokenRules } from '~/lib/rules/rules'
import type { EngineWorld, JournalEntry } from '../world'
import { callerOf, checkRights, visitorOf } from './callers'
import { inputOf, jsonOf } from './decoding'
import type { FileKeys } from '../content/fileKeys'
import { withFaults } from './faults'
import { type Call, refuse } from './handler'
import { answered, invalid, isCut, Refusal } from './refusal'
import type { Match, Router } from './routes'

/** Limits of the journal: number of calls, number of answers, and length of a body recorded in full. */
const MAX_JOURNAL_ENTRIES = 1000
const MAX_ANSWERS = 50
const MAX_JOURNAL_BODY = 20_000

/** The corporate in an input, if any. */
const corporateIn = ({ body, ...params }: Record<string, unknown>): string | undefined => {
  // Ids passed the contract's schemas, so they are strings.
  const fields = { ...(body as object | undefined), ...params } as Record<string, string | undefined>
  return fields.corporateId ?? fields.companyId
}

/** Checks an answer against the contract: a mismatch is a bug of the backend and must not look like data. */
function checkAnswer(endpoint: AnyEndpoint, result: unknown): void {
  const { error } = z.safeParse(endpoint.result, result)
  const issue = error?.issues[0]
  if (issue)
    throw new Error(`${endpoint.name} answers against the contract at ${issue.path.join('.')}: ${issue.message}`)
}

type SentRequest = { query: URLSearchParams; text: string; isJson: boolean; hasToken: boolean }

async function perform<World extends EngineWorld>(
  { route: { endpoint, handle }, values }: Match<World>,
  sent: SentRequest,
  call: Call<World, RefusedStatus>,
  checkAnswers: boolean,
): Promise<Response> {
  // An invalid token is refused on open calls, too: the client believes to be signed in.
  if (!call.account && (sent.hasToken || !endpoint.open)) throw new Refusal(401)
  if (sent.text !== '' && !sent.isJson) throw invalid('isi', 'harus application/json')
  const input = inputOf(endpoint, { values, query: sent.query, body: jsonOf(sent.text) })
  if (call.account && !endpoint.open) checkRights(call, corporateIn(input), endpoint.right, endpoint.flags)
  const broken = brokenRules(endpoint.rules, input)[0]
  if (broken) throw new Refusal(422, broken.message)
  const result = await handle(input, call)
  if (result instanceof Response) return result
  if (checkAnswers) checkAnswer(endpoint, result)
  return answered(result)
}

function record({ journal }: EngineWorld, entry: Omit<JournalEntry, 'sequence' | 'status'>): JournalEntry {
  const recorded = { sequence: (journal.at(-1)?.sequence ?? 0) + 1, ...entry, status: null }
  journal.push(recorded)
  if (journal.length > MAX_JOURNAL_ENTRIES) journal.shift()
  return recorded
}
const bodyForJournal = (text: string): unknown => {
  if (text.length > MAX_JOURNAL_BODY) return `(${text.length} characters)`
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

/** Stores the text of an answer, except of files, and returns a response that can still be read. */
async function storeAnswer(
  { answers }: EngineWorld,
  { sequence, origin, user }: JournalEntry,
  response: Response,
  fileKeys: FileKeys | undefined,
): Promise<Response> {
  if (isCut(response) || !response.headers.get('content-type')?.startsWith('application/json')) return response
  const json = await response.text()
  const text = fileKeys && user !== null ? fileKeys.addToJson(json, origin, user) : json
  answers.set(sequence, text)
  for (const oldest of answers.keys()) {
    if (answers.size <= MAX_ANSWERS) break
    answers.delete(oldest)
  }
  return new Response(text, { status: response.status, headers: response.headers })
}

/** Answers a call to /rest/** and records it in the journal. */
export async function answerCall<World extends EngineWorld>(
  request: Request,
  url: URL,
  world: World,
  { router, checkAnswers, fileKeys }: { router: Router<World>; checkAnswers: boolean; fileKeys: FileKeys | undefined },
): Promise<Response> {
  const match = router.find(request.method, url.pathname)
  const text = await request.text()
  // Files are opened by plain tabs, which send no header.
  const account = match?.route.endpoint.file ? visitorOf(request, world) : callerOf(request, world)
  const hasToken = request.headers.has('authorization')
  const isJson = /^application\/json\b/.test(request.headers.get('content-type') ?? '')
  const name = match?.route.endpoint.name
  const entry = record(world, {
    endpoint: name ?? null,
    method: request.method,
    path: url.pathname,
    query: [...url.searchParams],
    body: bodyForJournal(text),
    hasToken,
    user: account?.username ?? null,
    origin: url.origin,
  })
  const given = await withFaults(world, name ?? '', request.signal, async () => {
    if (!match) throw new Refusal(404)
    const sent = { query: url.searchParams, text, isJson, hasToken }
    return perform(match, sent, { world, account, origin: url.origin, refuse }, checkAnswers)
  })
  entry.status = isCut(given) ? 0 : given.status
  const response = await storeAnswer(world, entry, given, fileKeys)
  // Clients that compare data with the current date need the world's clock.
  if (!isCut(response)) response.headers.set('date', world.now.toUTCString())
  return response
}
