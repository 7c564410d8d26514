import { Outlet, useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useTabTitle } from '~/components/pages/useTabTitle'
import { dialogs, loaders } from '~/ui/dialogs/dialogs'
import type { DialogWindowProps } from '~/ui/dialogs/DialogWindow'
import { lazyComponent } from '~/ui/lazyComponent'
import { lazyDialog } from '~/ui/lazyDialog'
import { ButtonNote } from '~/ui/messages/ButtonNote'
import { toastPart, toasts } from '~/ui/messages/notify'
import classes from './Root.module.css'
import { usePreloading } from './usePreloading'

const Toasts = lazyComponent(async () => (await toastPart.load()).Toasts)
const SessionWatch = lazyComponent(async () => (await import('./user/SessionWatch')).SessionWatch)
/** Of an alert all that it would have told; of a question that nothing was done. */
function missingText({ request }: DialogWindowProps, reason: string) {
  if (!request) return undefined
  const { no, title, message, note, items = [] } = request
  return no === undefined
    ? { text: [title, message, note, ...items.map(({ text }) => text)].filter(Boolean).join(' '), isRepeatable: false }
    : { text: `Pertanyaan gagal ditampilkan, jadi tidak ada yang dilakukan. ${reason}`, isRepeatable: true }
}
const DialogWindow = lazyDialog(async () => (await import('~/ui/dialogs/DialogWindow')).DialogWindow, {
  missing: missingText,
  isMomentary: true,
})

/** The title of the current page, if its route has one. */
export const useTitle = (): string | undefined =>
  useMatches({ select: (matches) => matches.flatMap(({ staticData }) => staticData.title ?? []).at(-1) })

/** Questions, alerts and toasts are there without a network; work that has expired is removed on every page. */
const prepareLater = () => {
  DialogWindow.preload()
  toastPart.preload()
  // When it fails, the network is gone: this runs again when it returns.
  import('~/lib/work').then(({ cleanStorage }) => cleanStorage()).catch(() => {})
}

/** Wraps every page: title, imperatively opened dialogs and toasts, and the session watch. */
export function Root() {
  const title = useTabTitle(useTitle())
  // Before the page's effects, which may set a better title.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  const isSignedIn = useMatches({ select: (matches) => matches.some(({ context }) => 'account' in context) })
  const request = useSyncExternalStore(dialogs.subscribe, dialogs.first)
  const loading = useSyncExternalStore(loaders.subscribe, loaders.last)
  const hasToasts = useSyncExternalStore(toasts.subscribe, toasts.areUsed)
  usePreloading(prepareLater)
  return (
    <>
      <Outlet />
      {(request ?? loading) && <DialogWindow request={request} loading={loading?.message} onClose={dialogs.drop} />}
      {isSignedIn && <SessionWatch />}
      <ButtonNote />
      {hasToasts && <Toasts position="bottom-center" containerWidth={440} className={classes.toasts} />}
    </>
  )
}
