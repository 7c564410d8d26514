import { Button } from '@mantine/core'
import { IconTextPlus } from '@tabler/icons-react'
import { useImperativeHandle, useState } from 'react'
import { useCorporate } from '~/components/corporate'
import { numberText } from '~/lib/texts/numbers'
import { notify } from '~/ui/messages/notify'
import { OwnTextList } from '~/ui/texts/OwnTextList'
import type { SnippetProps } from '../notes/noteParts'
import { insertText, useSnippets } from './snippets'

function tellImport(count: number, errors: readonly string[]): void {
  const skipped = errors.length > 0 ? `, ${numberText(errors.length)} dilewati. ${[...new Set(errors)].join(' ')}` : ''
  void notify(`${numberText(count)} teks ditambahkan${skipped}`, errors.length > 0 ? 'info' : 'done')
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
            imported: tellImport,
          }}
          long={{ typed: currentBox()?.value.trim() ?? '' }}
          pick={insert}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  )
}
