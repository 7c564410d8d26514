import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Footer } from './Footer'
import classes from './Frame.module.css'
import { Header } from './Header'
import { Sidebar } from './Sidebar'
import { SmallScreenBlock } from './SmallScreenBlock'
import { useQueryClient } from '@tanstack/react-query'

const route = getRouteApi('/dashboard/$index')

/** The admin area: header, sidebar, the screen, footer. */
export function Frame() {
  const { account, corporate } = route.useRouteContext()
  const { index } = route.useParams()
  const client = useQueryClient()
  // What was asked for the corporate that is left is of no use any more (security list T11).
  useEffect(
    () => () => {
      const isOf = (input: unknown) =>
        (input as { corporateId?: string } | undefined)?.corporateId === corporate.corporateId
      void client.cancelQueries({ predicate: ({ queryKey }) => isOf(queryKey[1]) })
    },
    [client, corporate.corporateId],
  )
  return (
    <SmallScreenBlock account={account}>
      <a className={classes.skip} href="#content">
        Langsung ke isi
      </a>
      <Header account={account} corporate={corporate} />
      <Sidebar index={index} corporate={corporate} />
      <div className={classes.content}>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </SmallScreenBlock>
  )
}
