import { Button, Textarea, TextInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { OwnTexts } from './OwnTexts'
import { type OwnTextState, readTextFile, textFile } from './ownTexts'

/** How a list of own texts is called. */
type Wording = {
  title: string
  /** What picking a text does. */
  label: string
  /** A text, within a sentence. */
  noun: string
  empty: string
  file: { label: string; name: string; refused: string }
  /** Called after a file was read. */
  imported?: (count: number, errors: readonly string[]) => void
}
type Props = {
  anchor: HTMLElement
  list: OwnTextState
  wording: Wording
  /** Longer texts: several lines, of which the first is offered, and a digit for each of the first nine. */
  long?: { typed: string }
  pick: (text: string) => void
  onClose: () => void
}

/** The user's own texts of a kind: pick, add, delete, export and import. */
export function OwnTextList({ anchor, list: { kind, texts, add, remove }, wording, long, pick, onClose }: Props) {
  const { title, label, noun, empty, file, imported } = wording
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
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(event.currentTarget.value)
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
          imported?.(read.length - errors.length, errors)
        },
      }}
      onClose={onClose}
    >
      {long ? <Textarea rows={2} {...field} /> : <TextInput {...field} />}
      <Button size="xs" variant="default" style={{ justifySelf: 'end' }} onClick={submit}>
        Tambah
      </Button>
    </OwnTexts>
  )
}
