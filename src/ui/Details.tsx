import { buildName } from './part'
import classes from './Details.module.css'

/** Collapsed details of a failure, for support. */
export function Details({ detail }: { detail: string }) {
  return (
    <details className={`folding dimmed break-anywhere ${classes.details}`}>
      <summary>Rincian</summary>
      <code>{detail}</code>
      <span>Versi {buildName()}</span>
    </details>
  )
}
