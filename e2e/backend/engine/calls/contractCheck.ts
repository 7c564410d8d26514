import { z } from 'zod/mini'
import { brokenRules } from '~/lib/rules/rules'
import { inputOf, jsonOf } from './decoding'
import type { Router } from './routes'

/** A recorded call with its answer, from the journal or a HAR file; what was not recorded is undefined. */
export type RecordedCall = {
  method: string
  url: URL
  body: string | undefined
  status: number
  /** The text of the answer. */
  answer: string | undefined
}
/** A difference between a recorded call and the contract. */
export type Violation = { operation: string; side: 'request' | 'answer'; message: string }

const envelope = z.object({ status: z.string(), message: z.nullable(z.string()), result: z.unknown() })
const issueOf = (error: z.core.$ZodError) => `${error.issues[0]!.path.join('.') || 'body'}: ${error.issues[0]!.message}`

/** All differences of a call to /rest from the contract, in request and answer. */
export function violationsOf<World>(
  router: Router<World>,
  { method, url, body, status, answer: text }: RecordedCall,
): Violation[] {
  const match = router.find(method, url.pathname)
  const at = (side: Violation['side'], message: string, operation = match?.route.endpoint.name) => [
    { operation: operation ?? `${method} ${url.pathname}`, side, message },
  ]
  if (!match) return at('request', 'no operation of the contract')
  const { endpoint } = match.route
  const found: Violation[] = []
  const isBodyMissing = body === undefined && endpoint.body !== undefined
  try {
    if (!isBodyMissing) {
      const input = inputOf(endpoint, { values: match.values, query: url.searchParams, body: jsonOf(body ?? '') })
      found.push(...brokenRules(endpoint.rules, input).flatMap(({ message }) => at('request', message)))
    }
  } catch (error) {
    found.push(...at('request', (error as Error).message))
  }
  // The contract covers only the envelope of refusals, and files are not JSON.
  if (endpoint.file || text === undefined) return found
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return [...found, ...at('answer', `status ${status} is not JSON`)]
  }
  const enveloped = envelope.safeParse(answer)
  if (!enveloped.success) return [...found, ...at('answer', issueOf(enveloped.error))]
  if (status !== 200) return found
  const result = endpoint.result.safeParse(enveloped.data.result)
  return result.success ? found : [...found, ...at('answer', `result.${issueOf(result.error)}`)]
}
