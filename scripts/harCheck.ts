import { z } from 'zod/mini'
import { brokenRules } from '../src/lib/rules/rules'
import { contract } from '../src/api/contract/index'
import { inputOf, jsonOf } from '../e2e/backend/engine/calls/decoding'
import { makeRouter } from '../e2e/backend/engine/calls/routes'

type Entry = {
  request: { method: string; url: string; postData?: { text?: string } }
  response: { status: number; content: { text?: string; encoding?: string } }
}
/** A recording of a browser (HTTP Archive); only what is checked. */
export type Har = { log: { entries: readonly Entry[] } }
/** Where a recorded call differs from the contract. */
export type Violation = { operation: string; side: 'request' | 'answer'; message: string }

const router = makeRouter<object>(contract, {})
const envelope = z.object({ status: z.string(), message: z.nullable(z.string()), result: z.unknown() })
const issueOf = (error: z.core.$ZodError) => `${error.issues[0]!.path.join('.') || 'body'}: ${error.issues[0]!.message}`

function violationsOf({ request, response }: Entry): Violation[] {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method === 'OPTIONS' || !pathname.startsWith('/rest/')) return []
  const match = router.find(request.method, pathname)
  const at = (side: Violation['side'], message: string, operation = match?.route.endpoint.name) => [
    { operation: operation ?? `${request.method} ${pathname}`, side, message },
  ]
  if (!match) return at('request', 'no operation of the contract')
  const { endpoint } = match.route
  const found: Violation[] = []
  try {
    const body = jsonOf(request.postData?.text ?? '')
    const input = inputOf(endpoint, { values: match.values, query: searchParams, body })
    found.push(...brokenRules(endpoint.rules, input).flatMap(({ message }) => at('request', message)))
  } catch (error) {
    found.push(...at('request', (error as Error).message))
  }
  // Of a refusal only the envelope is agreed, and a file is no JSON.
  if (endpoint.file) return found
  const { text = '', encoding } = response.content
  let answer: unknown
  try {
    answer = JSON.parse(encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text)
  } catch {
    return [...found, ...at('answer', `status ${response.status} is not JSON`)]
  }
  const enveloped = envelope.safeParse(answer)
  if (!enveloped.success) return [...found, ...at('answer', issueOf(enveloped.error))]
  if (response.status !== 200) return found
  const result = endpoint.result.safeParse(enveloped.data.result)
  return result.success ? found : [...found, ...at('answer', `result.${issueOf(result.error)}`)]
}

/** Every violation of a recording, each once, and how many calls were checked. */
export function checkHar({ log }: Har): { calls: number; violations: Violation[] } {
  const calls = log.entries.filter(({ request }) => new URL(request.url).pathname.startsWith('/rest/'))
  const all = calls.flatMap(violationsOf)
  return { calls: calls.length, violations: [...new Map(all.map((one) => [JSON.stringify(one), one])).values()] }
}
