import type { ReactNode } from 'react'
import { Footer } from '~/components/pages/Footer'
import { PublicHeader } from '~/components/pages/PublicHeader'
import classes from './BareFrame.module.css'

/** The frame of a page outside the admin area: links to home and the main site, and sign-out. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <PublicHeader />
      <main>{children}</main>
      <Footer />
    </div>
  )
}
