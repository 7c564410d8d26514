const PREFIX = 'klob:draft:'

/** Where something typed is kept until it is sent: for one person, one corporate, one purpose. */
export const draftKey = (...parts: readonly string[]): string => PREFIX + parts.map(encodeURIComponent).join(':')

/** A kept draft as it was kept, or undefined; what cannot be read is nothing. */
export function readDraft(key: string): unknown {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}

/** Keeps a draft in this browser; undefined forgets it. A full storage costs only the keeping. */
export function keepDraft(key: string, draft: unknown): void {
  try {
    if (draft === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // What is typed still stands in the field.
  }
}

/** Forgets every draft, at sign-out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
