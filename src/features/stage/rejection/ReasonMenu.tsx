import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { readReasonFile, reasonFile } from '~/components/rejection/reasons'
import { OwnTexts } from '~/ui/texts/OwnTexts'
import type { ReasonList } from './useReasons'

type Props = {
  anchor: HTMLElement
  list: ReasonList
  pick: (reason: string) => void
  onClose: () => void
}

/** The user's list of reasons: pick, add, delete, export and import. */
export function ReasonMenu({ anchor, list: { reasons, add, addAll, remove }, pick, onClose }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = () => {
    const problem = add(text)
    setError(problem)
    if (problem === undefined) setText('')
  }
  return (
    <OwnTexts
      anchor={anchor}
      title="Daftar alasan penolakan"
      label="Pilih alasan"
      items={reasons.map((reason) => ({
        text: reason,
        remove: { label: `Hapus alasan: ${reason}`, run: () => remove(reason) },
      }))}
      empty={<p>Belum ada alasan.</p>}
      pick={(n) => {
        pick(reasons[n]!)
        onClose()
      }}
      file={{
        label: 'Berkas alasan penolakan',
        name: 'alasan-penolakan.json',
        content: reasons.length === 0 ? undefined : reasonFile(reasons),
        read: (content) => {
          const texts = readReasonFile(content)
          setError(texts ? undefined : 'Berkas ini tidak berisi alasan penolakan.')
          if (texts) addAll(texts)
        },
      }}
      onClose={onClose}
    >
      <TextInput
        label="Alasan baru"
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
