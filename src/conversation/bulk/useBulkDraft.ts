import { useState } from 'react'
import type { Writer } from '~/lib/scope'
import { type Orphan } from '~/record/drafts'
import { useTextDraft } from '~/record/useTextDraft'
import type { Recipient } from '../conversationConfig'
import type { MessageTexts } from '../fillMessage'

const SEPARATOR = '\n'

/** The message to several people in the making. It keeps for whom it was typed; for others it is offered, not filled in. */
export function useBulkDraft(
  writer: Writer,
  place: readonly string[],
  people: readonly Recipient[],
  { subject, text }: MessageTexts,
) {
  const userIds = people
    .map(({ userId }) => userId)
    .toSorted()
    .join(SEPARATOR)
  const start = { subject, text, userIds }
  const { draft: stored, change, takeOrphan, ...rest } = useTextDraft(writer, ['pesan-bersama', ...place], start)
  const isOwn = stored.userIds === userIds
  const [others, setOthers] = useState(
    isOwn || (stored.subject === subject && stored.text === text) ? undefined : stored,
  )
  const draft = isOwn ? stored : start
  return {
    ...rest,
    draft,
    change: (part: Partial<MessageTexts>) => change({ ...draft, ...part }),
    /** Taking over a closed tab's draft takes over its recipients, too. */
    takeOrphan: (orphan: Orphan) => takeOrphan({ ...orphan, draft: { ...(orphan.draft as object), userIds } }),
    /** What was typed for other people. */
    others: others && {
      count: others.userIds.split(SEPARATOR).length,
      take: () => {
        change({ ...others, userIds })
        setOthers(undefined)
      },
      drop: () => {
        if (!isOwn) change(start)
        setOthers(undefined)
      },
    },
  }
}
