import { Button } from '@mantine/core'
import { Dialog } from '~/ui/Dialog'
import { fieldLabels, fieldText } from './fieldLabels'
import type { FormValues } from './values'
import classes from './VacancyForm.module.css'

type Props = {
  names: readonly (keyof FormValues)[]
  mine: FormValues
  stored: FormValues
  onMine: () => void
  onStored: () => void
  onClose: () => void
}

/** Somebody else saved the vacancy meanwhile: both versions of what differs, and which one shall stand. */
export function ConflictDialog({ names, mine, stored, onMine, onStored, onClose }: Props) {
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title="Lowongan ini sudah diubah orang lain"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <p>Sejak Anda membukanya, isian berikut disimpan orang lain. Belum ada yang Anda timpa.</p>
      <table className={classes.versions}>
        <thead>
          <tr>
            <th scope="col">Isian</th>
            <th scope="col">Versi Anda</th>
            <th scope="col">Versi tersimpan</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{fieldLabels[name]}</th>
              <td>{fieldText(mine, name)}</td>
              <td>{fieldText(stored, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button variant="default" onClick={onStored}>
          Pakai versi tersimpan
        </Button>
        <Button onClick={onMine}>Simpan perubahan saya</Button>
      </div>
    </Dialog>
  )
}
