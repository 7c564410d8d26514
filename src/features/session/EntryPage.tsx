import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { config } from '~/api/config'
import classes from './EntryPage.module.css'

/** The layout of the pages before the console: sign-in, recovery. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <Link to="/" className={classes.brand}>
          <img src="/icon.svg" alt="" width={40} height={40} />
          {config().productName}
        </Link>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
