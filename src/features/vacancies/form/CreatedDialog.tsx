import { Button } from '@mantine/core'
import { useState } from 'react'
import type { VacancyRow } from '~/api/contract/vacancies/vacancyAdmin'
import { Dialog } from '~/ui/dialogs/Dialog'
import { NONE_OF_THESE } from './model/vacancyRecord'
import classes from './items.module.css'

type Props = { candidates: readonly VacancyRow[]; settle: (picked: string | undefined) => void }

/** Asks whether a vacancy of the same name is the one whose save got no response, so that it is not created twice. */
export function CreatedDialog({ candidates, settle }: Props) {
  const [picked, setPicked] = useState<string>()
  const cancel = () => settle(undefined)
  const option = (value: string, label: string, hint: string, isFirst = false) => (
    <label key={value} className={`small ${classes.choice}`}>
      <input
        type="radio"
        name="created"
        data-autofocus={isFirst || undefined}
        checked={picked === value}
        onChange={() => setPicked(value)}
      />
      <b>{label}</b>
      <small className="caption dimmed">{hint}</small>
    </label>
  )
  return (
    <Dialog
      opened
      onClose={cancel}
      closeOnClickOutside={false}
      size="lg"
      title="Lowongan ini mungkin sudah tersimpan"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <div className="stack">
        <p className="small dimmed">
          Server tidak menjawab saat lowongan ini disimpan, dan{' '}
          {candidates.length > 0
            ? 'di daftar ada lowongan dengan nama yang sama. Pilih'
            : 'tanpa hak lowongan "view" daftarnya tidak dapat diperiksa. Tanyakan dahulu kepada admin'}{' '}
          agar lowongan tidak dibuat dua kali.
        </p>
        <fieldset className={classes.choices}>
          <legend className="visually-hidden">Lowongan yang tersimpan</legend>
          {candidates.map(({ klobVacancyCode: code, positionName, author }, n) =>
            option(code, `Lanjutkan ${code}`, `${positionName}, Draft, dibuat oleh ${author}`, n === 0),
          )}
          {option(
            NONE_OF_THESE,
            'Buat lowongan baru',
            candidates.length > 0 ? 'Tidak satu pun dari lowongan itu.' : 'Lowongan itu belum tersimpan.',
          )}
        </fieldset>
        <div className={`row push-end ${classes.actions}`}>
          <Button variant="default" onClick={cancel}>
            Batal
          </Button>
          <Button disabled={picked === undefined} onClick={() => settle(picked)}>
            Lanjut
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
