import type { ReactNode } from 'react'
import classes from './SearchScreen.module.css'

type Retry = () => unknown
type Props = {
  failed: readonly { told: string; retry: Retry }[]
  lists: { anyFailed: boolean; retry: Retry }
  ignored: readonly string[]
}

/** What of a search cannot be had, and what a link said in vain. */
export function SearchNotices({ failed, lists, ignored }: Props) {
  return (
    <>
      {failed.map(({ told, retry }) => (
        <Failure key={told} retry={retry}>
          {told}
        </Failure>
      ))}
      {lists.anyFailed && <Failure retry={lists.retry}>Sebagian daftar pilihan belum dapat dimuat.</Failure>}
      {ignored.length > 0 && (
        <p role="status" className={classes.notice}>
          Sebagian isi tautan tidak sesuai dan diabaikan: {ignored.join(', ')}.
        </p>
      )}
    </>
  )
}
const Failure = ({ children, retry }: { children: ReactNode; retry: Retry }) => (
  <p role="alert" className={classes.notice}>
    {children}{' '}
    <button type="button" className="link-button" onClick={() => void retry()}>
      Coba lagi
    </button>
  </p>
)
