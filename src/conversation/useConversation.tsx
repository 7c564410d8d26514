import { type ReactNode, useEffect, useRef } from 'react'
import { allows, type Right } from '~/lib/rules/rights'
import { denialReason } from '~/lib/rules/rightNames'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { lazyDialog } from '~/ui/lazyDialog'
import type { Viewer } from '~/components/corporate'
import type { ConversationConfig } from './conversationConfig'
import type { Neighbours } from './ConversationDialog'

const ConversationDialog = lazyDialog(async () => (await import('./ConversationDialog')).ConversationDialog)

type Options = {
  /** The conversation to open, from a button or the URL; undefined for none. */
  with: ConversationConfig | undefined
  /** The candidate's neighbours in the list that it was opened from. */
  neighbours?: Neighbours | undefined
  right: Right
  viewer: Viewer
  close: () => void
}

/** The dialog of a conversation; without the right, shows the documents' alert once instead (document 2 §6). */
export function useConversation({ with: config, neighbours, right, viewer, close }: Options): ReactNode {
  const isAllowed = allows(viewer.corporate.menu, right)
  const { corporateName } = viewer.corporate
  const isRefused = config !== undefined && !isAllowed
  const wasRefused = useRef(false)
  useEffect(() => {
    if (!isRefused) wasRefused.current = false
    if (!isRefused || wasRefused.current) return
    wasRefused.current = true
    void alertWhy(texts.messagesDenied, denialReason(right, corporateName)).then(close)
  }, [isRefused, close, right, corporateName])
  return config && isAllowed && <ConversationDialog with={config} neighbours={neighbours} onClose={close} />
}
