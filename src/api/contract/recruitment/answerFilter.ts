/** How many answers can be searched for, and how long one with its question is (wire decision B04). */
export const answerLimits = { items: 100, item: 320, question: 64 } as const
/** An answer to search for, `<question>:<value>`, in its two parts (wire decision B04). */
export function answerParts(answer: string): [question: string, value: string] {
  const at = answer.indexOf(':')
  return [answer.slice(0, at), answer.slice(at + 1)]
}
/** The answers to search for by question, in the order in which they were added. */
export function byQuestion(answers: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [question, value] of answers.map(answerParts)) found.set(question, [...(found.get(question) ?? []), value])
  return found
}
