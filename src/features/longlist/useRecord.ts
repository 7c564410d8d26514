import { useState } from 'react'
import type { Endpoint } from '~/api/endpoint'
import { useSend } from '~/api/useSend'
import { useFormDraft } from '~/parts/useFormDraft'
import { notify } from '~/ui/notify'
import type { RecordDialogProps } from './RecordDialog'

/** The form of a record: what is typed over what is saved, and its sending, after which `saved` is said and it closes. */
export function useRecord<Values extends object, In extends object>(
  save: Endpoint<In, unknown, unknown>,
  { draftAt, onClose }: Pick<RecordDialogProps<unknown>, 'draftAt' | 'onClose'>,
  start: Values,
  saved: string,
) {
  const { values, isRestored, change, settle, discard } = useFormDraft(draftAt, start)
  const [tries, setTries] = useState(0)
  const { send, isPending, error } = useSend(save)
  return {
    values,
    change,
    /** What is wrong with a field, once it was tried. */
    told: (message: string | undefined) => (tries > 0 ? message : undefined),
    /** Sends the record; nothing while it is not right, which its fields then tell. */
    submit: (record: In | undefined) => {
      setTries(tries + 1)
      if (!record) return
      send(record, () => {
        settle(values, values)
        void notify(saved)
        onClose()
      })
    },
    frame: { submit: 'Simpan', tries, busy: isPending, failure: error, isRestored, discard, onClose },
  }
}
