import { contract } from '../../src/api/contract/index'
import { type Violation, violationsOf } from '../../e2e/backend/engine/calls/contractCheck'
import { makeRouter } from '../../e2e/backend/engine/calls/routes'

type Entry = {
  request: { method: string; url: string; postData?: { text?: string } }
  response: { status: number; content: { text?: string; encoding?: string } }
}
/** A browser's recording (HTTP Archive), reduced to the checked fields. */
export type Har = { log: { entries: readonly Entry[] } }

const router = makeRouter<object>(contract, {})

function violationsIn({ request, response: { status, content } }: Entry): Violation[] {
  const { method, postData } = request
  const { text = '', encoding } = content
  const answer = encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text
  return method === 'OPTIONS'
    ? []
    : violationsOf(router, { method, url: new URL(request.url), body: postData?.text ?? '', status, answer })
}

/** The distinct violations of a recording, and the number of checked calls. */
export function checkHar({ log }: Har): { calls: number; violations: Violation[] } {
  const calls = log.entries.filter(({ request }) => new URL(request.url).pathname.startsWith('/rest/'))
  const all = calls.flatMap(violationsIn)
  return { calls: calls.length, violations: [...new Map(all.map((one) => [JSON.stringify(one), one])).values()] }
}
