import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { inactivityLimit } from '~/api/identity/inactivity'
import { session } from '~/api/identity/session'
import { clearTab } from '~/lib/storage'
import { disableLeaveGuard } from '~/record/unsavedForms'
import { coverContent } from '~/ui/contentCover'
import { lazyComponent } from '~/ui/lazyComponent'

const InactivityWatch = lazyComponent(async () => (await import('./InactivityWatch')).InactivityWatch)
const Relogin = lazyComponent(async () => (await import('./Relogin')).Relogin)

const CHECK_MS = 10_000
const watch = async () => {
  const isOpen = await session.check()
  if (!isOpen && session.state() === 'open') session.end()
  return isOpen
}

/** Leaves without confirmation, since the tab that signed out has cleared the drafts; this tab's own are cleared here. */
function leavePage() {
  disableLeaveGuard()
  clearTab()
  location.assign('/')
}

/**
 * Active on every page of a signed-in user. Checks the session every ten seconds and renews its token; silent while the
 * network is down, and not at all in a hidden tab. When the session is over, the sign-in opens above the page
 * (document 1 §4, §8, §9).
 */
export function SessionWatch() {
  useQuery({ queryKey: ['session'], queryFn: watch, refetchInterval: CHECK_MS, refetchOnWindowFocus: 'always' })
  useEffect(() => {
    const stops = [session.holdWork(), session.onUserChangedElsewhere(leavePage)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const state = useSyncExternalStore(session.subscribe, session.state)
  const isLimited = useSyncExternalStore(session.subscribe, inactivityLimit) < Infinity
  const isInactive = state === 'inactive'
  useLayoutEffect(() => {
    if (isInactive) coverContent(true)
    return () => coverContent(false)
  }, [isInactive])
  return (
    <>
      {isLimited && <InactivityWatch />}
      {(isInactive || state === 'ended') && <Relogin />}
    </>
  )
}
