import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '~/ui/Dialog'
import classes from './EmailDialog.module.css'
import type { NoteTexts } from './notesDraft'

type Props = {
  name: string
  mine: NoteTexts
  theirs: NoteTexts
  onChoose: (texts: NoteTexts) => void
  onClose: () => void
}

/** A colleague saved other notes meanwhile: both stand here, and each note is chosen. */
export function NotesConflict({ name, mine, theirs, onChoose, onClose }: Props) {
  const [takesTheirs, setTakesTheirs] = useState(() => mine.map(() => false))
  const changed = mine.flatMap((text, n) => (text === theirs[n] ? [] : [n]))
  const option = (n: number, isTheirs: boolean) => (
    <label>
      <input
        type="radio"
        name={`note-${n}`}
        checked={takesTheirs[n] === isTheirs}
        onChange={() => setTakesTheirs((was) => was.map((value, at) => (at === n ? isTheirs : value)))}
      />
      <span>
        <small>{isTheirs ? 'Catatan rekan' : 'Catatan Anda'}</small>
        {(isTheirs ? theirs : mine)[n] || '(kosong)'}
      </span>
    </label>
  )
  return (
    <Dialog
      opened
      size="lg"
      onClose={onClose}
      closeOnClickOutside={false}
      title={`Catatan ${name} sudah diubah rekan Anda`}
      closeButtonProps={{ 'aria-label': 'Tutup dialog' }}
    >
      <p>Pilih catatan yang disimpan. Belum ada yang ditimpa.</p>
      <div className={classes.both}>
        {changed.map((n) => (
          <fieldset key={n}>
            <legend>Catatan {n + 1}</legend>
            {option(n, false)}
            {option(n, true)}
          </fieldset>
        ))}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button
          data-autofocus
          onClick={() => onChoose(mine.map((text, n) => (takesTheirs[n] ? theirs[n] : text)) as unknown as NoteTexts)}
        >
          Simpan pilihan
        </Button>
      </div>
    </Dialog>
  )
}
