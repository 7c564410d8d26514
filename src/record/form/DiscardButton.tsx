import { Button } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import type { RecordHandle } from '~/record/useRecordForm'
import { confirm } from '~/ui/dialogs/dialogs'

type Props<V extends FieldValues, X> = {
  record: RecordHandle<V, X>
  /** What is chosen beside the record, such as a file, and what drops it. */
  beside?: { isChosen: boolean; drop: () => void }
}

/** Discards what was typed in a form that is a page or a part of one, after a question. */
export function DiscardButton<V extends FieldValues, X>({ record, beside }: Props<V, X>) {
  const canDiscard = record.phase === 'idle' && (record.isUnsaved || beside?.isChosen === true)
  async function discard() {
    const question = {
      title: 'Batalkan perubahan',
      message: 'Perubahan yang belum disimpan akan dihapus.',
      yes: 'Batalkan perubahan',
      no: 'Kembali',
      destructive: true,
    }
    if (!canDiscard || !(await confirm(question))) return
    record.engine.discard()
    beside?.drop()
  }
  return (
    // Not `disabled`, so that it keeps the focus.
    <Button variant="default" aria-disabled={!canDiscard} data-disabled={!canDiscard} onClick={() => void discard()}>
      Batal
    </Button>
  )
}
