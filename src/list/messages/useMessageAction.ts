import { IconMessage } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import type { RowAction, ScreenList } from '~/list/list'

/** The row's action that opens its conversation; undefined where nobody is written to. */
export function useMessageAction<F extends object, Row extends object>(
  { messages, rowId }: ScreenList<F, Row>,
  write: (id: string) => void,
): RowAction<Row> | undefined {
  // The rows are drawn anew when an action changes, which the state of the list would do.
  const latest = useRef(write)
  useEffect(() => void (latest.current = write))
  return useMemo(
    () =>
      messages && {
        label: 'Pesan',
        icon: IconMessage,
        ...(messages.when ? { when: messages.when } : {}),
        ...(messages.off ? { off: messages.off } : {}),
        run: (row) => latest.current(rowId(row, 0)),
      },
    [messages, rowId],
  )
}
