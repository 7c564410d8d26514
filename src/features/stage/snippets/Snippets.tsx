import { Button } from '@mantine/core'
import { IconTextPlus } from '@tabler/icons-react'
import { useImperativeHandle, useMemo, useState } from 'react'
import { useCorporate } from '~/components/corporate'
import { OwnTextList } from '~/ui/texts/OwnTextList'
import type { SnippetProps } from '../notes/noteParts'
import { z } from 'zod/mini'
import { containsAnyName, findPersonalData, storageRefusal } from '~/lib/rules/personalData'
import type { UserScope } from '~/lib/scope'
import { tooLong } from '~/lib/texts/textLimit'
import { listOf, openSetting, storedState } from '~/lib/storedState'
import { useOwnTexts } from '~/ui/texts/ownTexts'

const MAX_SNIPPETS = 20
const MAX_LENGTH = 500

const snippetList = listOf(z.string().check(z.minLength(1)))
/** Why a text cannot become a snippet; `name` is the open applicant's, which it must not contain. Undefined when it can. */
export function snippetError(text: string, snippets: readonly string[], name: string): string | undefined {
  if (text === '') return 'Ketik teksnya dahulu.'
  const length = tooLong(text, MAX_LENGTH)
  if (length !== undefined) return length
  if (snippets.includes(text)) return 'Teks ini sudah ada.'
  if (snippets.length >= MAX_SNIPPETS) return `Paling banyak ${MAX_SNIPPETS} teks. Hapus salah satu dahulu.`
  const personal = findPersonalData(text) ?? (containsAnyName(text, [name]) ? 'nama pelamar' : undefined)
  return personal && storageRefusal('Teks', personal)
}

/** Inserts a text at the caret of a text box, as if it were typed, with spaces where words would touch. */
function insertText(box: HTMLTextAreaElement, text: string): void {
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
function useSnippets(writer: UserScope, name: string) {
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

/** The user's own texts beside the notes: a menu, and Alt with the digits 1 to 9. */
export function Snippets({ name, isDisabled, currentBox, ref }: SnippetProps) {
  const { writer } = useCorporate()
  const snippets = useSnippets(writer, name)
  const [anchor, setAnchor] = useState<HTMLElement>()
  function insert(text: string) {
    const box = currentBox()
    if (box) insertText(box, text)
    setAnchor(undefined)
  }
  useImperativeHandle(ref, () => ({
    insertByKey({ code, ctrlKey, altKey }) {
      const snippet = altKey && !ctrlKey ? snippets.texts[Number(/^Digit([1-9])$/.exec(code)?.[1]) - 1] : undefined
      if (snippet !== undefined) insert(snippet)
      return snippet !== undefined
    },
  }))
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        leftSection={<IconTextPlus size={14} aria-hidden />}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        Teks siap pakai
      </Button>
      {anchor && (
        <OwnTextList
          anchor={anchor}
          list={snippets}
          wording={{
            title: 'Teks siap pakai',
            label: `Sisipkan ke ${currentBox()?.labels[0]?.textContent ?? ''}`,
            noun: 'teks',
            empty: 'Simpan kalimat yang sering Anda tulis, lalu sisipkan dengan sekali tekan.',
            file: {
              label: 'Berkas teks siap pakai',
              name: 'teks-cepat.json',
              refused: 'Berkas ini tidak berisi teks siap pakai.',
            },
          }}
          long={{ typed: currentBox()?.value.trim() ?? '', limit: MAX_LENGTH }}
          pick={insert}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  )
}
