import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { numberText } from '~/lib/texts/numbers'
import { notify } from '~/ui/messages/notify'
import { OwnTexts } from '~/ui/texts/OwnTexts'
import { readSnippetFile, snippetFile, type useSnippets } from './snippets'

type Props = ReturnType<typeof useSnippets> & {
  anchor: HTMLElement
  /** The label of the note that a text is inserted into: 'Catatan 2'. */
  targetLabel: string
  /** The text of that note, offered as a new snippet. */
  currentText: string
  insert: (text: string) => void
  onClose: () => void
}

/** The user's own texts for notes. */
export function SnippetMenu({
  anchor,
  snippets,
  add,
  addAll,
  remove,
  targetLabel,
  currentText,
  insert,
  onClose,
}: Props) {
  const [text, setText] = useState(currentText.trim())
  const [error, setError] = useState<string>()
  function addFile(content: string) {
    const texts = readSnippetFile(content)
    if (!texts) return setError('Berkas ini tidak berisi teks siap pakai.')
    const errors = addAll(texts)
    const skipped = errors.length
    setError(undefined)
    void notify(
      `${numberText(texts.length - skipped)} teks ditambahkan${skipped > 0 ? `, ${numberText(skipped)} dilewati. ${[...new Set(errors)].join(' ')}` : ''}`,
      skipped > 0 ? 'info' : 'done',
    )
  }
  const submit = () => {
    const problem = add(text.trim())
    setError(problem)
    if (problem === undefined) setText('')
  }
  return (
    <OwnTexts
      anchor={anchor}
      title="Teks siap pakai"
      label={`Sisipkan ke ${targetLabel}`}
      items={snippets.map((snippet, n) => ({
        text: snippet,
        shortcut: n < 9 ? `Alt+${n + 1}` : undefined,
        remove: { label: `Hapus teks: ${snippet}`, run: () => remove(snippet) },
      }))}
      empty={<p>Simpan kalimat yang sering Anda tulis, lalu sisipkan dengan sekali tekan.</p>}
      pick={(n) => insert(snippets[n]!)}
      file={{
        label: 'Berkas teks siap pakai',
        name: 'teks-cepat.json',
        content: snippets.length === 0 ? undefined : snippetFile(snippets),
        read: addFile,
      }}
      onClose={onClose}
    >
      <Textarea
        label="Teks baru"
        rows={2}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button size="xs" variant="default" style={{ justifySelf: 'end' }} onClick={submit}>
        Tambah
      </Button>
    </OwnTexts>
  )
}
