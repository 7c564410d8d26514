import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { CurrentCorporate } from '~/components/corporate'
import { Footer } from '~/components/Footer'
import classes from './Frame.module.css'
import { FrameKeys } from './FrameKeys'
import { Header } from './Header'
import { Sidebar } from './Sidebar'
import { SmallScreenBlock } from './SmallScreenBlock'
import { useTitle } from '~/features/shell/useTitle'
import { useQueryClient } from '@tanstack/react-query'
// Root shows it; it comes with the page, not after it.
import '~/features/shell/user/SessionWatch'

const route = getRouteApi('/dashboard/$index')

/** The admin area: header, sidebar, the screen, footer. */
export function Frame() {
  const { account, corporate } = route.useRouteContext()
  const { index } = route.useParams()
  const client = useQueryClient()
  const current = useMemo(
    () => ({ viewer: { userId: account.userId, corporate }, scope: { corporateId: corporate.corporateId }, index }),
    [account.userId, corporate, index],
  )
  // What was asked for the corporate that is left is of no use any more (security list T11).
  useEffect(
    () => () => {
      const isOf = (input: unknown) =>
        (input as { corporateId?: string } | undefined)?.corporateId === corporate.corporateId
      void client.cancelQueries({ predicate: ({ queryKey }) => isOf(queryKey[1]) })
    },
    [client, corporate.corporateId],
  )
  const title = useTitle()
  const main = useFocusOnArrival(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <SmallScreenBlock account={account}>
      <a className={classes.skip} href="#content">
        Langsung ke isi
      </a>
      <Header account={account} corporate={corporate} index={index} />
      <FrameKeys />
      <Sidebar index={index} corporate={corporate} />
      <div className={classes.content}>
        <main id="content" tabIndex={-1} aria-label={title} ref={main}>
          {/* Nothing of a screen outlives its corporate. */}
          <CurrentCorporate key={corporate.corporateId} value={current}>
            <Outlet />
          </CurrentCorporate>
        </main>
        <Footer />
      </div>
    </SmallScreenBlock>
  )
}

/** Moves the focus to the content when another screen has come: readers say its name, and Tab goes on from there. */
function useFocusOnArrival(screen: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(screen)
  useEffect(() => {
    if (before.current === screen) return
    before.current = screen
    // A screen may have given the focus to something of its own.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [screen])
  return main
}
