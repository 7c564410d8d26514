/** The verdicts on an applicant, written as the first word of a note, and their keys. */
export const verdicts = [
  { text: 'Lanjut', key: 'l' },
  { text: 'Ragu', key: 'r' },
  { text: 'Tolak', key: 't' },
] as const
/** The word of a verdict, as it is written in a note. */
export type Verdict = (typeof verdicts)[number]['text']

/** The word alone or before punctuation: 'Tolak ukur jelas' and 'Lanjut ke tes' are ordinary sentences. */
const VERDICT_PREFIX = /^\s*(lanjut|ragu|tolak)\s*(?:$|[.:,;!\n]\s*)/i

/** The verdict that a note begins with, if any. */
export function verdictOf(note: string | null): Verdict | undefined {
  const word = VERDICT_PREFIX.exec(note ?? '')?.[1]?.toLowerCase()
  return verdicts.find(({ text }) => text.toLowerCase() === word)?.text
}

/** Replaces or removes the verdict of a note; the rest of its text stays. */
export function withVerdict(note: string, verdict: Verdict | undefined): string {
  const rest = verdictOf(note) ? note.replace(VERDICT_PREFIX, '') : note
  if (verdict === undefined) return rest
  return rest.trim() === '' ? verdict : `${verdict}. ${rest}`
}
