import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './Notes.module.css'
import type { useSnippets } from './useSnippets'

type Props = ReturnType<typeof useSnippets> & {
  anchor: HTMLElement
  /** The note that a text goes into: 'Catatan 2'. */
  into: string
  /** What that note holds, to make a snippet of. */
  written: string
  insert: (text: string) => void
  onClose: () => void
}

/** One's own texts: one press puts one into the note; new ones are added, old ones deleted. */
export function SnippetMenu({ anchor, snippets, add, remove, into, written, insert, onClose }: Props) {
  const [text, setText] = useState(written.trim())
  const [error, setError] = useState<string>()
  const submit = () => {
    const refusal = add(text.trim())
    setError(refusal)
    if (refusal === undefined) setText('')
  }
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Teks cepat">
      <div className={classes.snippets}>
        {snippets.length === 0 ? (
          <p>Simpan kalimat yang sering Anda tulis, lalu sisipkan dengan sekali tekan.</p>
        ) : (
          <ul aria-label={`Sisipkan ke ${into}`}>
            {snippets.map((snippet, n) => (
              <li key={snippet}>
                <button type="button" className={classes.snippet} onClick={() => insert(snippet)}>
                  {snippet}
                </button>
                {n < 9 && <kbd aria-hidden>Alt+{n + 1}</kbd>}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={`Hapus teks: ${snippet}`}
                  onClick={({ currentTarget }) => {
                    // The button goes with its text.
                    currentTarget.closest('div')?.querySelector('textarea')?.focus()
                    remove(snippet)
                  }}
                >
                  <IconTrash size={14} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
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
        <div className={classes.snippetFoot}>
          <small>Hanya di peramban ini</small>
          <Button size="xs" variant="default" onClick={submit}>
            Tambah
          </Button>
        </div>
      </div>
    </Popup>
  )
}
