import { LISTS_FAILED } from '~/parts/masterData'
import { Notice } from '~/ui/Notice'

type Retry = () => unknown
type Props = {
  failed: readonly { told: string; retry: Retry }[]
  lists: { anyFailed: boolean; retry: Retry }
  ignored: readonly string[]
}

/** What of a search cannot be had, asked for again as one, and what a link said in vain. */
export function SearchNotices({ failed, lists, ignored }: Props) {
  const told = new Set(failed.map((one) => one.told))
  if (lists.anyFailed) told.add(LISTS_FAILED)
  const retry = () => {
    for (const one of failed) one.retry()
    lists.retry()
  }
  return (
    <>
      {told.size > 0 && <Notice retry={retry}>{[...told].join(' ')}</Notice>}
      {ignored.length > 0 && <Notice>Sebagian isi tautan tidak sesuai dan diabaikan: {ignored.join(', ')}.</Notice>}
    </>
  )
}
