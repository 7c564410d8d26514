import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { momentText } from '~/lib/time/dates'
import { Notice } from '~/ui/messages/Notice'
import type { openDraft, Orphan } from '~/record/drafts'

/** Watches the drafts of a store's record: those that closed tabs left behind, and whether this one's can be stored. */
export function useDraftNotices(store: ReturnType<typeof openDraft>) {
  const [orphans, setOrphans] = useState<readonly Orphan[]>([])
  const find = useCallback(() => void store.orphans().then(setOrphans), [store])
  useEffect(find, [find])
  const isStored = useSyncExternalStore(store.subscribe, store.isStored)
  const dropOrphan = (orphan: Orphan) => {
    store.dropOrphan(orphan)
    find()
  }
  return { orphans, dropOrphan, isStored }
}

type Props = {
  draft: ReturnType<typeof useDraftNotices> & { takeOrphan: (orphan: Orphan) => void }
  /** What the drafts still are: of a message not sent, of a record not saved. */
  state?: 'belum dikirim' | 'belum disimpan'
}

/** 14/11 16.20 */
function shortMoment(ms: number): string {
  const [day = '', time = ''] = momentText(new Date(ms).toISOString()).split(' ')
  return `${day.slice(0, 5)} ${time.replace(':', '.')}`
}

/** Says that the draft cannot be stored, and offers to restore or discard the drafts that closed tabs left behind. */
export const DraftNotices = ({
  draft: { orphans, takeOrphan, dropOrphan, isStored },
  state = 'belum dikirim',
}: Props) => (
  <>
    {!isStored && (
      <Notice urgent>Draf tidak dapat disimpan di browser ini. Yang Anda ketik hilang bila halaman ini ditutup.</Notice>
    )}
    {orphans.map((orphan) => (
      <Notice key={orphan.key}>
        Draf dari {shortMoment(orphan.at)} {state}
        {orphan.isPartial && ' (tanpa data pribadi, yang hanya disimpan selama tabnya terbuka)'}.{' '}
        <button type="button" className="link-button" onClick={() => takeOrphan(orphan)}>
          Pulihkan
        </button>{' '}
        <button type="button" className="link-button" onClick={() => dropOrphan(orphan)}>
          Hapus draf
        </button>
      </Notice>
    ))}
  </>
)
