import { Outlet, useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { config } from '~/api/config'
import { DialogHost } from '~/ui/dialogs/DialogHost'
import { toasts } from '~/ui/messages/notify'
import classes from './Root.module.css'
import { useTitle } from './useTitle'
import { lazyComponent } from '~/ui/lazyComponent'

const SessionWatch = lazyComponent(async () => (await import('./user/SessionWatch')).SessionWatch)
const Toasts = lazyComponent(async () => (await import('~/ui/messages/Toasts')).Toasts)

/** Around every page: its title, the dialogs and toasts that code opens by a call, and the watch over the session. */
export function Root() {
  const title = useTitle()
  // Before the effects of the page, which may know a better one.
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${config().productName}` : config().productName
  }, [title])
  const isSignedIn = useMatches({ select: (matches) => matches.some(({ context }) => 'account' in context) })
  const hasToasts = useSyncExternalStore(toasts.subscribe, toasts.areUsed)
  return (
    <>
      <Outlet />
      <DialogHost />
      {isSignedIn && <SessionWatch />}
      {hasToasts && <Toasts position="bottom-right" containerWidth={320} className={classes.toasts} />}
    </>
  )
}
