import { Outlet, useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { config } from '~/api/config'
import { dialogs } from '~/ui/dialogs/dialogs'
import { lazyComponent } from '~/ui/lazyComponent'
import { toasts } from '~/ui/messages/notify'
import classes from './Root.module.css'

const SessionWatch = lazyComponent(async () => (await import('./user/SessionWatch')).SessionWatch)
const DialogWindow = lazyComponent(async () => (await import('~/ui/dialogs/DialogWindow')).DialogWindow)
const Toasts = lazyComponent(async () => (await import('~/ui/messages/Toasts')).Toasts)

/** The title of the current page, if its route has one. */
export const useTitle = (): string | undefined =>
  useMatches({ select: (matches) => matches.flatMap(({ staticData }) => staticData.title ?? []).at(-1) })

/** Wraps every page: title, imperatively opened dialogs and toasts, and the session watch. */
export function Root() {
  const title = useTitle()
  // Before the page's effects, which may set a better title.
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${config().productName}` : config().productName
  }, [title])
  const isSignedIn = useMatches({ select: (matches) => matches.some(({ context }) => 'account' in context) })
  const request = useSyncExternalStore(dialogs.subscribe, dialogs.first)
  const loading = useSyncExternalStore(dialogs.subscribe, dialogs.loading)
  const hasToasts = useSyncExternalStore(toasts.subscribe, toasts.isMounted)
  return (
    <>
      <Outlet />
      {(request ?? loading) && <DialogWindow request={request} loading={loading?.message} />}
      {isSignedIn && <SessionWatch />}
      {hasToasts && <Toasts position="bottom-right" containerWidth={320} className={classes.toasts} />}
    </>
  )
}
