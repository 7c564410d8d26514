import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { session } from '~/api/session'
import { lazyComponent } from '~/ui/lazyComponent'

const Relogin = lazyComponent(async () => (await import('./Relogin')).Relogin)

const CHECK_MS = 10_000
const watch = async () => {
  const isOpen = await session.check()
  if (!isOpen && session.state() === 'open') session.end()
  return isOpen
}

/** Its drafts are gone already, so there is nothing to ask. What knows the forms loads now: it comes with their library. */
async function leave() {
  await import('~/record/unsavedForms').then(
    ({ disarm }) => disarm(),
    () => undefined,
  )
  location.assign('/')
}

/**
 * Stands on every page of somebody who is signed in. Checks the session every ten seconds and renews its token; silent
 * while the network is away, and not at all in a hidden tab. When the session is over, the sign-in opens above the page
 * (document 1 §4, §8, §9).
 */
export function SessionWatch() {
  useQuery({ queryKey: ['session'], queryFn: watch, refetchInterval: CHECK_MS, refetchOnWindowFocus: 'always' })
  useEffect(() => session.hold(), [])
  useEffect(() => session.onLeftElsewhere(() => void leave()), [])
  const isEnded = useSyncExternalStore(session.subscribe, session.state) === 'ended'
  return isEnded && <Relogin />
}
