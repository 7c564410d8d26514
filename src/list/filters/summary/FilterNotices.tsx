import { LISTS_FAILED } from '~/components/masterData'
import { Notice } from '~/ui/messages/Notice'

type Retry = () => unknown
type Props = {
  failed: readonly { message: string; retry: Retry }[]
  lists: { anyFailed: boolean; retry: Retry }
  ignored: readonly string[]
}

/** What of the filters could not be loaded, retried together, and what of a link is invalid. */
export function FilterNotices({ failed, lists, ignored }: Props) {
  const messages = new Set(failed.map(({ message }) => message))
  if (lists.anyFailed) messages.add(LISTS_FAILED)
  const retry = () => {
    for (const one of failed) one.retry()
    lists.retry()
  }
  return (
    <>
      {messages.size > 0 && <Notice retry={retry}>{[...messages].join(' ')}</Notice>}
      {ignored.length > 0 && <Notice>Sebagian isi tautan tidak sesuai dan diabaikan: {ignored.join(', ')}.</Notice>}
    </>
  )
}
