import { Button } from '@mantine/core'
import { useState } from 'react'
import { numberText } from '~/lib/texts/numbers'
import { LongTextField } from '~/ui/fields/LongTextField'
import { PlainField } from '~/ui/fields/PlainField'
import { notify } from '~/ui/messages/notify'
import { OwnTexts } from './OwnTexts'
import { type OwnTextState, readTextFile, textFile } from './ownTexts'

/** The texts of a kind of list. */
type Wording = {
  title: string
  /** What picking a text does. */
  label: string
  /** A text, within a sentence. */
  noun: string
  empty: string
  file: { label: string; name: string; refused: string }
}
function tellImport(count: number, noun: string, errors: readonly string[]): void {
  const skipped = errors.length > 0 ? `, ${numberText(errors.length)} dilewati. ${[...new Set(errors)].join(' ')}` : ''
  void notify(`${numberText(count)} ${noun} ditambahkan${skipped}`, errors.length > 0 ? 'info' : 'done')
}

type Props = {
  anchor: HTMLElement
  list: OwnTextState
  wording: Wording
  /** Longer texts: `typed` is preset for the new one, and the first nine have a digit each. */
  long?: { typed: string; limit: number }
  pick: (text: string) => void
  onClose: () => void
}

/** The user's own texts of a kind: pick, add, delete, export and import. */
export function OwnTextList({ anchor, list: { kind, texts, add, remove }, wording, long, pick, onClose }: Props) {
  const { title, label, noun, empty, file } = wording
  const [text, setText] = useState(long?.typed ?? '')
  const [error, setError] = useState<string>()
  const submit = () => {
    const [problem] = add([text])
    setError(problem)
    if (problem === undefined) setText('')
  }
  const field = {
    label: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} baru`,
    value: text,
    error,
    onChange: (typed: string) => {
      setText(typed)
      setError(undefined)
    },
  }
  return (
    <OwnTexts
      anchor={anchor}
      title={title}
      label={label}
      items={texts.map((one, n) => ({
        text: one,
        shortcut: long && n < 9 ? `Alt+${n + 1}` : undefined,
        remove: { label: `Hapus ${noun}: ${one}`, run: () => remove(one) },
      }))}
      empty={<p>{empty}</p>}
      pick={(n) => pick(texts[n]!)}
      file={{
        label: file.label,
        name: file.name,
        content: texts.length === 0 ? undefined : textFile(kind, texts),
        read(content) {
          const read = readTextFile(kind, content)
          setError(read ? undefined : file.refused)
          if (!read) return
          const errors = add(read)
          tellImport(read.length - errors.length, noun, errors)
        },
      }}
      onClose={onClose}
    >
      {long ? <LongTextField rows={2} limit={long.limit} {...field} /> : <PlainField {...field} />}
      <Button size="xs" variant="default" style={{ justifySelf: 'end' }} onClick={submit}>
        Tambah
      </Button>
    </OwnTexts>
  )
}
