import type { ReactNode } from 'react'
import classes from './EntryPage.module.css'

/** The frame of the pages before the console: sign-in, recovery. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
