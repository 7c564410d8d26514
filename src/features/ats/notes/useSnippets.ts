import { useState } from 'react'
import { personalDataIn } from '~/lib/rules/personalData'
import type { Writer } from '~/lib/scope'
import { loadStored, saveStored, settingKey } from '~/lib/storage'

const MAX_SNIPPETS = 20
const MAX_LENGTH = 500

const readSnippets = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? stored.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, MAX_SNIPPETS)
    : []

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Why a text cannot become a snippet, beside the applicant of that name; undefined when it can. */
export function snippetError(text: string, snippets: readonly string[], name: string): string | undefined {
  if (text === '') return 'Ketik teksnya dahulu.'
  if (text.length > MAX_LENGTH) return `Paling panjang ${MAX_LENGTH} karakter.`
  if (snippets.includes(text)) return 'Teks ini sudah ada.'
  if (snippets.length >= MAX_SNIPPETS) return `Paling banyak ${MAX_SNIPPETS} teks. Hapus salah satu dahulu.`
  const words = new Set(wordsOf(text))
  const personal = personalDataIn(text) ?? (wordsOf(name).some((word) => words.has(word)) ? 'nama pelamar' : undefined)
  return personal && `Teks memuat ${personal}. Data pribadi tidak disimpan di peramban.`
}

/**
 * Texts that this person often writes in notes, in this browser and for this corporate. A setting, so it outlives the
 * session and must not hold personal data.
 */
export function useSnippets({ userId, corporateId }: Writer, name: string) {
  const key = settingKey(`snippets:${userId}:${corporateId}`)
  const [snippets, setSnippets] = useState(() => readSnippets(loadStored(key)))
  const save = (next: readonly string[]) => {
    setSnippets(next)
    saveStored(key, next)
  }
  return {
    snippets,
    /** Adds a text, or says why not. */
    add(text: string): string | undefined {
      const error = snippetError(text, snippets, name)
      if (error === undefined) save([...snippets, text])
      return error
    },
    remove: (text: string) => save(snippets.filter((one) => one !== text)),
  }
}
