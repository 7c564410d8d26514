import { Button } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { SaveButton } from './SaveButton'
import type { RecordHandle } from '~/record/useRecordForm'
import classes from './record.module.css'

type Props<V extends FieldValues, X> = {
  record: RecordHandle<V, X>
  submit?: string
  onClose: () => void
}

/** The buttons of a record in a dialog: 'Batal' discards the changes; closing the dialog otherwise keeps the draft. */
export function RecordActions<V extends FieldValues, X>({ record, submit = 'Simpan', onClose }: Props<V, X>) {
  return (
    <div className={`row ${classes.actions}`}>
      <Button
        variant="default"
        onClick={() => {
          record.engine.discard()
          onClose()
        }}
      >
        Batal
      </Button>
      <SaveButton record={record}>{submit}</SaveButton>
    </div>
  )
}
