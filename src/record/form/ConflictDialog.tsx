import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '~/ui/dialogs/Dialog'
import type { Conflict } from '~/record/merge'
import type { FieldTexts } from './fieldTexts'
import { FieldValue } from './FieldValue'
import classes from './record.module.css'

type Choice = 'mine' | 'theirs'
type Props = {
  conflicts: readonly Conflict[]
  /** The merged version, for the names of items. */
  version: object
  texts: FieldTexts
  /** Without choices nothing is saved, and what was typed stays. */
  answer: (choices?: readonly Choice[]) => void
}

/** What was changed both here and elsewhere: nothing is chosen for anybody, and nothing is saved before all is. */
export function ConflictDialog({ conflicts, version, texts, answer }: Props) {
  const [choices, setChoices] = useState<readonly (Choice | undefined)[]>([])
  const chosen = conflicts.flatMap((_, n) => choices[n] ?? [])
  const isDecided = chosen.length === conflicts.length
  const option = (n: number, choice: Choice, value: unknown) => (
    <label>
      <input
        type="radio"
        name={`conflict-${n}`}
        checked={choices[n] === choice}
        data-autofocus={(n === 0 && choice === 'mine') || undefined}
        onChange={() => setChoices(conflicts.map((_, index) => (index === n ? choice : choices[index])))}
      />
      <span>
        <small>{choice === 'mine' ? 'Versi Anda' : 'Versi dari tempat lain'}</small>
        <FieldValue texts={texts} path={conflicts[n]!.path} value={value} />
      </span>
    </label>
  )
  return (
    <Dialog
      opened
      size="lg"
      onClose={() => answer()}
      closeOnClickOutside={false}
      title="Isian ini juga diubah di tempat lain"
      closeButtonProps={{ 'aria-label': 'Tutup dialog' }}
    >
      <p>
        Sejak Anda membukanya, isian berikut juga diubah di tempat lain. Belum ada yang disimpan; pilih versi yang
        disimpan.
      </p>
      <div className={classes.conflicts}>
        {conflicts.map(({ path, mine, theirs }, n) => (
          <fieldset key={path.join('.')}>
            <legend>{texts.labelOf(path, version)}</legend>
            {option(n, 'mine', mine)}
            {option(n, 'theirs', theirs)}
          </fieldset>
        ))}
      </div>
      <div className={classes.actions}>
        {!isDecided && <p id="undecided">Pilih satu versi untuk setiap isian.</p>}
        <Button variant="default" onClick={() => answer()}>
          Batal
        </Button>
        <Button
          aria-disabled={!isDecided}
          data-disabled={!isDecided || undefined}
          aria-describedby="undecided"
          onClick={() => isDecided && answer(chosen)}
        >
          Simpan pilihan
        </Button>
      </div>
    </Dialog>
  )
}
