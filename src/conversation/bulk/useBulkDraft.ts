import { useState } from 'react'
import { fieldsOf } from '~/lib/fields'
import { numberText } from '~/lib/texts/numbers'
import type { UserScope } from '~/lib/scope'
import type { Orphan } from '~/record/drafts'
import { useTextDraft } from '~/record/useTextDraft'
import type { Recipient } from '../conversationConfig'
import type { MessageTexts } from '../fillMessage'

const SEPARATOR = '\n'
const keyOf = (userIds: readonly string[]) => userIds.toSorted().join(SEPARATOR)

/**
 * The texts, whom they are for, the vacancy that was chosen for them, and the interview times: of everybody, or of each
 * person where `isPerPerson` is set.
 */
export type BulkDraft = MessageTexts & {
  userIds: string
  position: string
  vacancyCode: string
  times: string
  isPerPerson: string
  personTimes: string
}

/** The draft of a bulk message. It stores its recipients; for other recipients it is offered, not filled in. */
export function useBulkDraft(
  writer: UserScope,
  place: readonly string[],
  people: readonly Recipient[],
  { subject, text }: MessageTexts,
  problemOf: (draft: BulkDraft) => string | undefined,
) {
  const userIds = keyOf(people.map(({ userId }) => userId))
  const start: BulkDraft = {
    subject,
    text,
    userIds,
    position: '',
    vacancyCode: '',
    times: '',
    isPerPerson: '',
    personTimes: '',
  }
  const {
    draft: stored,
    change,
    takeOrphan,
    ...rest
  } = useTextDraft(
    writer,
    ['pesan-bersama', ...place],
    start,
    (texts) => problemOf(texts.userIds === userIds ? texts : start),
    `Pesan untuk ${numberText(people.length)} orang`,
  )
  const isOwn = stored.userIds === userIds
  const [others, setOthers] = useState(
    isOwn || (stored.subject === subject && stored.text === text) ? undefined : stored,
  )
  const draft = isOwn ? stored : start
  return {
    ...rest,
    draft,
    change: (part: Partial<BulkDraft>) => change({ ...draft, ...part }),
    /** What was typed stays for the others. */
    keepWithout: (removed: string) => {
      const left = people.map(({ userId }) => userId).filter((userId) => userId !== removed)
      if (isOwn && (draft.subject !== subject || draft.text !== text || draft.isPerPerson !== ''))
        change({ ...draft, userIds: keyOf(left) })
    },
    /** Taking over a closed tab's draft takes over its recipients, too. */
    takeOrphan: (orphan: Orphan) => takeOrphan({ ...orphan, draft: { ...fieldsOf(orphan.draft), userIds } }),
    /** The draft that was typed for other people. */
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
