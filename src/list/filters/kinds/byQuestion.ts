/** Answers by question, in the order in which they were added. */
export function byQuestion(value: unknown): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const one of (value as string[] | undefined) ?? []) {
    const at = one.indexOf(':')
    const question = one.slice(0, at)
    found.set(question, [...(found.get(question) ?? []), one.slice(at + 1)])
  }
  return found
}
