import { useCallback, useEffect, useState } from 'react'
import { momentText } from '~/lib/time/dates'
import { Notice } from '~/ui/messages/Notice'
import type { openDraft, Orphan } from '~/record/drafts'

/** The orphaned drafts of a store's record; `drop` removes one that was restored or discarded. */
export function useOrphans(store: ReturnType<typeof openDraft>) {
  const [orphans, setOrphans] = useState<readonly Orphan[]>([])
  const find = useCallback(() => void store.orphans().then(setOrphans), [store])
  useEffect(find, [find])
  const drop = (orphan: Orphan) => {
    store.dropOrphan(orphan)
    find()
  }
  return { orphans, drop }
}

type Props = {
  orphans: readonly Orphan[]
  take: (orphan: Orphan) => void
  drop: (orphan: Orphan) => void
}

/** 14/11 16.20 */
function shortMoment(ms: number): string {
  const [day = '', time = ''] = momentText(new Date(ms).toISOString()).split(' ')
  return `${day.slice(0, 5)} ${time.replace(':', '.')}`
}

/** Offers to restore or discard the drafts that closed tabs left behind. */
export const OrphanNotices = ({ orphans, take, drop }: Props) =>
  orphans.map((orphan) => (
    <Notice key={orphan.key}>
      Draf dari {shortMoment(orphan.at)} belum disimpan.{' '}
      <button type="button" className="link-button" onClick={() => take(orphan)}>
        Pulihkan
      </button>{' '}
      <button type="button" className="link-button" onClick={() => drop(orphan)}>
        Buang
      </button>
    </Notice>
  ))
