import { buildName } from './lazyComponent'
import classes from './Details.module.css'

/** Folded below a failure: what support needs. */
export function Details({ detail }: { detail: string }) {
  return (
    <details className={`folding dimmed break-anywhere ${classes.details}`}>
      <summary>Rincian</summary>
      <code>{detail}</code>
      <span>Versi {buildName()}</span>
    </details>
  )
}
