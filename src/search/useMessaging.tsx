import { IconMessage } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { allows } from '~/lib/rights'
import type { RawSearch } from '~/lib/searchParams'
import { texts } from '~/lib/texts'
import type { Action } from '~/parts/Action'
import type { Viewer } from '~/parts/viewer'
import { alert } from '~/ui/dialogs'
import { lazily } from '~/ui/lazily'
import type { Addressee, Messaging } from './Search'

const ConversationDialog = lazily(
  async () => (await import('~/parts/conversation/ConversationDialog')).ConversationDialog,
)

/**
 * Writing to the people of a search: the row's action and the dialog, which a link opens by itself (document 1 §2). The
 * right is asked first, and a refusal is told in the documents' words.
 */
export function useMessaging<Row>(
  { message }: { message?: Messaging<Row> },
  raw: RawSearch,
  viewer: Viewer,
  /** Takes the addressee out of the URL. */
  forgetLink: () => void,
): { action: Action<Row> | undefined; dialog: ReactNode } {
  const [picked, setPicked] = useState<Addressee>()
  const linked = useMemo(() => message?.addresseeIn(raw), [message, raw])
  const may = message !== undefined && allows(viewer.corporate.menu, message.right)
  const to = picked ?? linked

  const action = useMemo<Action<Row> | undefined>(
    () =>
      message && {
        label: 'Pesan',
        icon: IconMessage,
        ...(message.when ? { when: message.when } : {}),
        off: message.off,
        run: (row) => (may ? setPicked(message.addresseeOf(row)) : void alert(texts.messagesDenied)),
      },
    [message, may],
  )
  const refused = useRef(false)
  useEffect(() => {
    if (!linked) refused.current = false
    if (!linked || may || refused.current) return
    refused.current = true
    void alert(texts.messagesDenied).then(forgetLink)
  }, [linked, may, forgetLink])

  return {
    action,
    dialog: message && may && to && (
      <ConversationDialog
        key={to.userId}
        with={message.correspondence(to, viewer)}
        onClose={() => {
          setPicked(undefined)
          if (linked) forgetLink()
        }}
      />
    ),
  }
}
