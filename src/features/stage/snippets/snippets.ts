import { useMemo } from 'react'
import { z } from 'zod/mini'
import { containsAnyName, findPersonalData, storageRefusal } from '~/lib/rules/personalData'
import type { UserScope } from '~/lib/scope'
import { listOf, openSetting, storedState } from '~/lib/storedState'
import { useOwnTexts } from '~/ui/texts/ownTexts'

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
 * and must not contain personal data. `name` is the open applicant's.
 */
export function useSnippets(writer: UserScope, name: string) {
  const state = useMemo(
    () => storedState<readonly string[]>(openSetting('snippets', writer), snippetList, []),
    [writer],
  )
  return useOwnTexts(state, {
    clean: (text) => text.trim(),
    problem: (text, snippets) => snippetError(text, snippets, name),
    field: 'snippets',
  })
}
