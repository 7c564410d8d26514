/** What a team can think of an applicant, as the first word of a note, and the key that writes it. */
export const verdicts = [
  { text: 'Lanjut', key: 'l' },
  { text: 'Ragu', key: 'r' },
  { text: 'Tolak', key: 't' },
] as const
/** A word of a verdict. */
export type Verdict = (typeof verdicts)[number]['text']

/** The word alone or before a sign: 'Tolak ukur jelas' and 'Lanjut ke tes' are sentences of somebody's own. */
const FIRST = /^\s*(lanjut|ragu|tolak)\s*(?:$|[.:,;!\n]\s*)/i

/** The verdict that a note begins with; undefined when it begins otherwise. */
export function verdictOf(note: string | null): Verdict | undefined {
  const word = FIRST.exec(note ?? '')?.[1]?.toLowerCase()
  return verdicts.find(({ text }) => text.toLowerCase() === word)?.text
}

/** The note with another verdict, or with none; the rest of it stays. */
export function withVerdict(note: string, verdict: Verdict | undefined): string {
  const rest = verdictOf(note) ? note.replace(FIRST, '') : note
  if (verdict === undefined) return rest
  return rest.trim() === '' ? verdict : `${verdict}. ${rest}`
}
