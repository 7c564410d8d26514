import { contract } from '../../src/api/contract/index'
import { type Violation, violationsOf } from '../../e2e/backend/engine/calls/contractCheck'
import { makeRouter } from '../../e2e/backend/engine/calls/routes'

type Entry = {
  request: { method: string; url: string; postData?: { text?: string } }
  response: { status: number; content: { size?: number; text?: string; encoding?: string } }
}
/** A browser's recording (HTTP Archive), reduced to the checked fields. */
export type Har = { log: { entries: readonly Entry[] } }

const router = makeRouter<object>(contract, {})

/** The texts of a call; undefined where the recording lacks them. */
function textsOf({ request: { method, postData }, response: { content } }: Entry) {
  const { size, text = size === 0 ? '' : undefined, encoding } = content
  return {
    body: postData?.text ?? (method === 'POST' ? undefined : ''),
    answer: encoding === 'base64' && text !== undefined ? Buffer.from(text, 'base64').toString() : text,
  }
}
const violationsIn = (entry: Entry): Violation[] => {
  const { method, url } = entry.request
  return violationsOf(router, { method, url: new URL(url), status: entry.response.status, ...textsOf(entry) })
}

/** The distinct violations of a recording, the number of calls, and of texts of them that were not recorded. */
export function checkHar({ log }: Har): { calls: number; unrecorded: number; violations: Violation[] } {
  const calls = log.entries.filter(
    ({ request: { method, url } }) => method !== 'OPTIONS' && new URL(url).pathname.startsWith('/rest/'),
  )
  const unrecorded = calls.flatMap((one) => Object.values(textsOf(one))).filter((text) => text === undefined).length
  const all = calls.flatMap(violationsIn)
  return {
    calls: calls.length,
    unrecorded,
    violations: [...new Map(all.map((one) => [JSON.stringify(one), one])).values()],
  }
}
