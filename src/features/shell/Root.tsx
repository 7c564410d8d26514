import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { config } from '~/api/config'
import { session } from '~/api/session'
import { DialogHost } from '~/ui/DialogHost'
import { toasts } from '~/ui/notify'

const Relogin = lazy(async () => ({ default: (await import('./Relogin')).Relogin }))
const Toasts = lazy(async () => ({ default: (await import('~/ui/Toasts')).Toasts }))

/** Around every page: its title, the dialogs and toasts that are asked for by call, and the sign-in above the page. */
export function Root() {
  const titles = useMatches({ select: (matches) => matches.flatMap((match) => match.staticData.title ?? []) })
  const title = titles.at(-1)
  useEffect(() => {
    document.title = title ? `${title} · ${config().productName}` : config().productName
  }, [title])
  const ended = useSyncExternalStore(session.subscribe, session.state) === 'ended'
  const hasToasts = useSyncExternalStore(toasts.subscribe, toasts.areUsed)
  return (
    <>
      <Outlet />
      <DialogHost />
      <Suspense>
        {hasToasts && <Toasts position="bottom-right" />}
        {ended && <Relogin />}
      </Suspense>
    </>
  )
}
