import { IconMessage } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { RawSearch } from '~/lib/url/searchParams'
import type { Recipient } from '~/conversation/conversationConfig'
import { useConversation } from '~/conversation/useConversation'
import type { Viewer } from '~/components/viewer'
import type { Messaging, RowAction } from '~/list/list'

/** Writing to the people of a search: the row's action and the dialog, which a link opens by itself (document 1 §2). */
export function useMessaging<Row>(
  message: Messaging<Row> | undefined,
  /** The parameters of a link to a message. */
  link: RawSearch | undefined,
  viewer: Viewer,
  /** Takes the addressee out of the URL. */
  forgetLink: () => void,
): { action: RowAction<Row> | undefined; dialog: ReactNode } {
  const [picked, setPicked] = useState<Recipient>()
  const linked = useMemo(() => link && message?.recipientFromUrl(link), [message, link])
  const to = picked ?? linked

  const action = useMemo<RowAction<Row> | undefined>(
    () =>
      message && {
        label: 'Pesan',
        icon: IconMessage,
        ...(message.when ? { when: message.when } : {}),
        ...(message.off ? { off: message.off } : {}),
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
