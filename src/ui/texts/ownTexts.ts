import { type StoredState, useStoredState } from '~/lib/storedState'
import { fieldsOf } from '~/lib/fields'

/** What may become one of the user's own texts of a kind. */
export type TextKind = {
  clean: (text: string) => string
  /** Why a text cannot be added; undefined when it can. */
  problem: (text: string, known: readonly string[]) => string | undefined
  /** The name of the list in a file. */
  field: string
}

/** Adds the texts that can be added, and returns a reason for each of the others. */
export function addTexts({ clean, problem }: TextKind, known: readonly string[], added: readonly string[]) {
  const texts = [...known]
  const errors: string[] = []
  for (const text of added.map(clean)) {
    const error = problem(text, texts)
    if (error === undefined) texts.push(text)
    else errors.push(error)
  }
  return { texts, errors }
}

const MAX_FILE_LENGTH = 100_000
const MAX_FILE_TEXTS = 100

/** Texts as the contents of a file, to transfer them to another browser. */
export const textFile = ({ field }: TextKind, texts: readonly string[]): string =>
  JSON.stringify({ [field]: texts }, undefined, 2)

/** The texts in a file; undefined when it has none of this kind. */
export function readTextFile({ field }: TextKind, content: string): readonly string[] | undefined {
  if (content.length > MAX_FILE_LENGTH) return undefined
  try {
    const texts = fieldsOf(JSON.parse(content))[field]
    if (!Array.isArray(texts) || texts.length > MAX_FILE_TEXTS) return undefined
    return texts.filter((text) => typeof text === 'string').filter((text) => text.trim() !== '')
  } catch {
    return undefined
  }
}

/** The user's own texts of a kind, as live state, and how the list is changed. */
export type OwnTextState = ReturnType<typeof useOwnTexts>
export function useOwnTexts(state: StoredState<readonly string[]>, kind: TextKind) {
  return {
    kind,
    texts: useStoredState(state),
    /** Adds the texts that can be added; why each of the others cannot. */
    add(added: readonly string[]): readonly string[] {
      let errors: readonly string[] = []
      state.change((latest) => {
        const next = addTexts(kind, latest, added)
        errors = next.errors
        return errors.length < added.length ? next.texts : latest
      })
      return errors
    },
    remove: (text: string) => void state.change((latest) => latest.filter((one) => one !== text)),
  }
}
