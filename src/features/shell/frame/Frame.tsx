import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { Corporate } from '~/api/contract/session'
import type { Account } from '~/api/identity/account'
import { recordActions } from '~/components/actions/recordActions'
import { CurrentCorporate } from '~/components/corporate'
import { Footer } from '~/components/pages/Footer'
import classes from './Frame.module.css'
import { FrameKeys } from './FrameKeys'
import { Header } from './Header'
import { Sidebar } from './Sidebar'
import { SmallScreenBlock } from './SmallScreenBlock'
import { useTitle } from '~/features/shell/useTitle'
import { followSharedComputer } from '~/lib/storage'
import { isDraftOfTab } from '~/record/tab'
import { useQueryClient } from '@tanstack/react-query'
// Root shows the first, nearly every screen the others: they come with the frame.
import '~/features/shell/user/SessionWatch'
import '~/components/pages/PageHead'
import '~/ui/links/BackLink'

type Props = { account: Account; corporate: Corporate; index: string }

/** The admin area: header, sidebar, the screen, footer. */
export function Frame({ account, corporate, index }: Props) {
  const { userId } = account
  const { corporateId } = corporate
  const client = useQueryClient()
  const current = useMemo(
    () => ({ viewer: { userId, corporate }, writer: { userId, corporateId }, scope: { corporateId }, index }),
    [userId, corporate, corporateId, index],
  )
  // Requests for the corporate that is left are of no use any more (security list T11).
  useEffect(
    () => () => {
      const isOf = (input: unknown) => (input as { corporateId?: string } | undefined)?.corporateId === corporateId
      void client.cancelQueries({ predicate: ({ queryKey }) => isOf(queryKey[1]) })
    },
    [client, corporateId],
  )
  useEffect(() => recordActions(client, current.writer), [client, current.writer])
  useEffect(() => followSharedComputer(userId, isDraftOfTab), [userId])
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
          <CurrentCorporate key={corporateId} value={current}>
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
