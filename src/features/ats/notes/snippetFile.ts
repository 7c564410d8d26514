const MAX_LENGTH = 100_000
const MAX_TEXTS = 100

/** Snippets as a file, to be taken to another browser. */
export const snippetFile = (snippets: readonly string[]): string => JSON.stringify({ snippets }, undefined, 2)

/** The texts in a file; undefined when it is none of ours. */
export function readSnippetFile(content: string): readonly string[] | undefined {
  if (content.length > MAX_LENGTH) return undefined
  try {
    const file: unknown = JSON.parse(content)
    const texts = typeof file === 'object' && file !== null && 'snippets' in file ? file.snippets : undefined
    if (!Array.isArray(texts) || texts.length > MAX_TEXTS) return undefined
    return texts
      .filter((text) => typeof text === 'string')
      .map((text) => text.trim())
      .filter((text) => text !== '')
  } catch {
    return undefined
  }
}
