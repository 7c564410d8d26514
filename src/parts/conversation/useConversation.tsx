import { type ReactNode, useEffect, useRef } from 'react'
import { allows, type Right } from '~/lib/rights'
import { texts } from '~/lib/texts'
import { alert } from '~/ui/dialogs'
import { lazily } from '~/ui/lazily'
import type { Viewer } from '../viewer'
import type { Correspondence } from './correspondence'

const ConversationDialog = lazily(async () => (await import('./ConversationDialog')).ConversationDialog)

type Open = {
  /** The conversation that is asked for, by a press or by the URL; undefined: none. */
  with: Correspondence | undefined
  right: Right | undefined
  viewer: Viewer
  close: () => void
}

/** The dialog of a conversation; without the right the documents' alert is told, once, and nothing opens (document 2 §6). */
export function useConversation({ with: correspondence, right, viewer, close }: Open): ReactNode {
  const may = right !== undefined && allows(viewer.corporate.menu, right)
  const isRefused = correspondence !== undefined && !may
  const refused = useRef(false)
  useEffect(() => {
    if (!isRefused) refused.current = false
    if (!isRefused || refused.current) return
    refused.current = true
    void alert(texts.messagesDenied).then(close)
  }, [isRefused, close])
  return (
    correspondence &&
    may && <ConversationDialog key={correspondence.thread.userId} with={correspondence} onClose={close} />
  )
}
