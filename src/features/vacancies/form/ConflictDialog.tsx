import { Button } from '@mantine/core'
import { Dialog } from '~/ui/Dialog'
import { fieldLabels, fieldText } from './fieldLabels'
import { changedFields } from './merge'
import type { FormValues } from './values'
import classes from './items.module.css'

type Props = {
  base: FormValues
  mine: FormValues
  stored: FormValues
  solve: (choice: 'mine' | 'stored' | 'none') => void
}

/** Somebody else saved the vacancy meanwhile: both versions of what differs, and which one shall stand. */
export function ConflictDialog({ base, mine, stored, solve }: Props) {
  const own = changedFields(base, mine)
  const close = () => solve('none')
  return (
    <Dialog
      opened
      onClose={close}
      size="xl"
      title="Lowongan ini sudah diubah orang lain"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <p>
        Sejak Anda membukanya, isian berikut disimpan orang lain. Belum ada yang Anda timpa; yang Anda simpan hanya
        isian yang Anda ubah sendiri.
      </p>
      <table className={classes.versions}>
        <thead>
          <tr>
            <th scope="col">Isian</th>
            <th scope="col">Versi Anda</th>
            <th scope="col">Versi tersimpan</th>
          </tr>
        </thead>
        <tbody>
          {changedFields(base, stored).map((name) => (
            <tr key={name}>
              <th scope="row">{fieldLabels[name]}</th>
              <td>{own.includes(name) ? fieldText(mine, name) : <i>tidak Anda ubah</i>}</td>
              <td>{fieldText(stored, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.actions}>
        <Button variant="default" onClick={close}>
          Batal
        </Button>
        <Button variant="default" onClick={() => solve('stored')}>
          Pakai versi tersimpan
        </Button>
        <Button onClick={() => solve('mine')}>Simpan perubahan saya</Button>
      </div>
    </Dialog>
  )
}
