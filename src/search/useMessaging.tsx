import { IconMessage } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { RawSearch } from '~/lib/searchParams'
import type { Action } from '~/parts/Action'
import type { Addressee } from '~/parts/conversation/correspondence'
import { useConversation } from '~/parts/conversation/useConversation'
import type { Viewer } from '~/parts/viewer'
import type { Messaging } from './Search'

/** Writing to the people of a search: the row's action and the dialog, which a link opens by itself (document 1 §2). */
export function useMessaging<Row>(
  { message }: { message?: Messaging<Row> },
  raw: RawSearch,
  viewer: Viewer,
  /** Takes the addressee out of the URL. */
  forgetLink: () => void,
): { action: Action<Row> | undefined; dialog: ReactNode } {
  const [picked, setPicked] = useState<Addressee>()
  const linked = useMemo(() => message?.addresseeIn(raw), [message, raw])
  const to = picked ?? linked

  const action = useMemo<Action<Row> | undefined>(
    () =>
      message && {
        label: 'Pesan',
        icon: IconMessage,
        ...(message.when ? { when: message.when } : {}),
        off: message.off,
        run: (row) => setPicked(message.addresseeOf(row)),
      },
    [message],
  )
  const dialog = useConversation({
    with: to && message?.correspondence(to, viewer),
    right: message?.right,
    viewer,
    close: () => {
      setPicked(undefined)
      if (linked) forgetLink()
    },
  })
  return { action, dialog }
}
