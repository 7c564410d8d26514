import { useMemo } from 'react'
import { z } from 'zod/mini'
import { containsAnyName, findPersonalData, storageRefusal } from '~/lib/rules/personalData'
import type { UserScope } from '~/lib/scope'
import { listOf, openSetting, storedState, useStoredState } from '~/lib/storedState'

const MAX_SNIPPETS = 20
const MAX_LENGTH = 500

const snippetList = listOf(z.string().check(z.minLength(1)))
/** Why a text cannot become a snippet; `name` is the open applicant's, which it must not contain. Undefined when it can. */
export function snippetError(text: string, snippets: readonly string[], name: string): string | undefined {
  if (text === '') return 'Ketik teksnya dahulu.'
  if (text.length > MAX_LENGTH) return `Paling panjang ${MAX_LENGTH} karakter.`
  if (snippets.includes(text)) return 'Teks ini sudah ada.'
  if (snippets.length >= MAX_SNIPPETS) return `Paling banyak ${MAX_SNIPPETS} teks. Hapus salah satu dahulu.`
  const personal = findPersonalData(text) ?? (containsAnyName(text, [name]) ? 'nama pelamar' : undefined)
  return personal && storageRefusal('Teks', personal)
}

/** Adds the valid texts to the snippets, and returns a reason for each of the others. */
export function addTexts(snippets: readonly string[], texts: readonly string[], name: string) {
  const next = [...snippets]
  const errors: string[] = []
  for (const text of texts) {
    const error = snippetError(text, next, name)
    if (error === undefined) next.push(text)
    else errors.push(error)
  }
  return { snippets: next, errors }
}

const MAX_FILE_LENGTH = 100_000
const MAX_FILE_TEXTS = 100

/** Snippets as the contents of a file, to transfer them to another browser. */
export const snippetFile = (snippets: readonly string[]): string => JSON.stringify({ snippets }, undefined, 2)

/** The texts in a file; undefined when the format is unknown. */
export function readSnippetFile(content: string): readonly string[] | undefined {
  if (content.length > MAX_FILE_LENGTH) return undefined
  try {
    const file: unknown = JSON.parse(content)
    const texts = typeof file === 'object' && file !== null && 'snippets' in file ? file.snippets : undefined
    if (!Array.isArray(texts) || texts.length > MAX_FILE_TEXTS) return undefined
    return texts
      .filter((text) => typeof text === 'string')
      .map((text) => text.trim())
      .filter((text) => text !== '')
  } catch {
    return undefined
  }
}

/** Inserts a text at the caret of a text box, as if it were typed, with spaces where words would touch. */
export function insertText(box: HTMLTextAreaElement, text: string): void {
  const { selectionStart: from, selectionEnd: to, value } = box
  const before = from > 0 && !/\s$/.test(value.slice(0, from)) ? ' ' : ''
  const after = to < value.length && !/^[\s.,;]/.test(value.slice(to)) ? ' ' : ''
  box.focus()
  box.setRangeText(before + text + after, from, to, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/**
 * The user's frequent texts for notes, in this browser and for this corporate. A setting, so it outlives the session
 * and must not contain personal data.
 */
export function useSnippets(writer: UserScope, name: string) {
  const state = useMemo(
    () => storedState<readonly string[]>(openSetting('snippets', writer), snippetList, []),
    [writer],
  )
  const snippets = useStoredState(state)
  /** Adds the texts that can be added; why each of the others cannot. */
  function addAll(texts: readonly string[]): readonly string[] {
    let errors: readonly string[] = []
    state.change((latest) => {
      const next = addTexts(latest, texts, name)
      errors = next.errors
      return next.snippets
    })
    return errors
  }
  return {
    snippets,
    /** Adds a text, or says why not. */
    add: (text: string): string | undefined => addAll([text])[0],
    addAll,
    remove: (text: string) => state.change((latest) => latest.filter((one) => one !== text)),
  }
}
