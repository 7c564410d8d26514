import type { ReactNode } from 'react'
import { Footer } from '~/components/pages/Footer'
import { PublicHeader } from '~/components/pages/PublicHeader'
import classes from './BareFrame.module.css'

/** The frame of a page outside the admin area that has nothing else to show: a way home, to the main site and out. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <PublicHeader />
      <main>{children}</main>
      <Footer />
    </div>
  )
}
