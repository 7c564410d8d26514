import { type Violation, violationsOf } from '../calls/contractCheck'
import type { Router } from '../calls/routes'
import type { EngineWorld, JournalEntry } from '../world'

/** A call of the journal with the text of its answer and its contract violations. */
type AnsweredCall = JournalEntry & { answer: string; violations: Violation[] }

/** The newest calls of a world whose answers are still stored, oldest first. */
export function answeredCalls<World>({ journal, answers }: EngineWorld, router: Router<World>): AnsweredCall[] {
  return journal.flatMap((entry) => {
    const answer = answers.get(entry.sequence)
    if (answer === undefined) return []
    const { method, path, query, body, status, origin } = entry
    const url = new URL(`${path}?${new URLSearchParams(query)}`, origin)
    const text = body === null ? '' : JSON.stringify(body)
    const recorded = { method, url, body: text, status: status ?? 0, answer }
    // A body recorded as text was not JSON, or was too long to be checked.
    const isParsed = typeof body !== 'string'
    const violations = violationsOf(router, recorded).filter(({ side }) => side === 'answer' || isParsed)
    return [{ ...entry, answer, violations }]
  })
}
