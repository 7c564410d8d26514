import { comparable } from '~/lib/texts/cleaned'

/** Whether a text contains a line as whole words: 'Ok' is not quoted by 'Oke'. */
function containsLine(text: string, line: string): boolean {
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + 1)) {
    const around = [text.slice(0, at).at(-1) ?? '', text.slice(at + line.length)[0] ?? '']
    if (around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))) return true
  }
  return false
}

/**
 * The notes of which an e-mail contains a line, by position: they were written for colleagues, so the applicant must not
 * receive them unnoticed. `text` is the e-mail's visible text.
 */
export function quotedNotes(notes: readonly (string | null)[], text: string): readonly number[] {
  const searched = comparable(text)
  return notes.flatMap((note, n) => {
    const lines = (note ?? '').split('\n').map(comparable)
    return lines.some((line) => line !== '' && containsLine(searched, line)) ? [n] : []
  })
}
