import type { ReactNode } from 'react'
import classes from './Notice.module.css'

/** Something to know about what stands below; with `retry`, what could not be loaded can be asked for again. */
export function Notice({ children, retry }: { children: ReactNode; retry?: () => void }) {
  return (
    <p role={retry ? 'alert' : 'status'} className={classes.notice}>
      {children}{' '}
      {retry && (
        <button type="button" className="link-button" onClick={retry}>
          Coba lagi
        </button>
      )}
    </p>
  )
}
