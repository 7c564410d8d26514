import { Button } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { signOut } from '~/components/signIn/signOut'
import { config } from '~/api/config'
import type { Corporate } from '~/api/contract/session'
import type { Account } from '~/api/identity/account'
import { preloadActions, recordActions } from '~/components/actions/recordActions'
import { CurrentCorporate, enterCorporate } from '~/components/corporate'
import { Footer } from '~/components/pages/Footer'
import { useTitle } from '~/features/shell/Root'
import { usePreloading } from '~/features/shell/usePreloading'
import { followSharedComputer } from '~/lib/storage'
import { fillUrlTemplate } from '~/lib/url/urlTemplates'
import { isDraftOfTab } from '~/record/tab'
import { shortcuts, useShortcuts } from '~/ui/keys/shortcuts'
import { lazyDialog } from '~/ui/lazyDialog'
import classes from './Frame.module.css'
import { Header } from './Header'
import { Sidebar } from './Sidebar'
// Used by Root and nearly every screen; imported here so that they load with the frame.
import '~/features/shell/user/SessionWatch'
import '~/components/pages/PageHead'
import '~/ui/links/BackLink'
import { fieldsOf } from '~/lib/fields'

const ShortcutHelp = lazyDialog(async () => (await import('~/ui/keys/ShortcutHelp')).ShortcutHelp)

type Props = { account: Account; corporate: Corporate; index: string }

/** The layout of the admin area: header, sidebar, screen, footer. */
export function Frame({ account, corporate, index }: Props) {
  const { userId } = account
  const { corporateId } = corporate
  const client = useQueryClient()
  const current = useMemo(
    () => ({ viewer: { userId, corporate }, writer: { userId, corporateId }, scope: { corporateId }, index }),
    [userId, corporate, corporateId, index],
  )
  useEffect(() => {
    enterCorporate({ userId, corporateId })
    const stops = [recordActions(client, { userId, corporateId }), followSharedComputer(userId, isDraftOfTab)]
    return () => {
      for (const stop of stops) stop()
      shortcuts.showHelp(false)
      // Pending requests for the previous corporate are useless (security list T11).
      const isOf = (input: unknown) => fieldsOf(input)['corporateId'] === corporateId
      void client.cancelQueries({ predicate: ({ queryKey }) => isOf(queryKey[1]) })
    }
  }, [client, userId, corporateId])
  usePreloading(preloadActions)

  const title = useTitle()
  // After a navigation, focus the content, so that screen readers announce it and Tab continues from there.
  const main = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  useDidUpdate(() => {
    shortcuts.showHelp(false)
    // A screen may have set the focus itself.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <SmallScreenBlock account={account}>
      <a className={classes.skip} href="#content">
        Langsung ke isi
      </a>
      <Header account={account} corporate={corporate} index={index} />
      <FrameKeys />
      <Sidebar index={index} userId={userId} corporate={corporate} />
      <div className={classes.content}>
        <main id="content" tabIndex={-1} aria-label={title} ref={main}>
          {/* The key remounts screens, so that no state outlives its corporate. */}
          <CurrentCorporate key={corporateId} value={current}>
            <Outlet />
          </CurrentCorporate>
        </main>
        <Footer />
      </div>
    </SmallScreenBlock>
  )
}

/** The list of keyboard shortcuts, opened by '?' on every screen. */
function FrameKeys() {
  const isOpen = useSyncExternalStore(shortcuts.subscribeHelp, shortcuts.isHelpOpen)
  useShortcuts({ '?': { label: 'Tampilkan daftar pintasan', run: () => shortcuts.showHelp(true) } })
  return isOpen && <ShortcutHelp />
}

/** Below this width the admin area is not intended to be used (document 1 §9); paper is no screen. */
const narrowQuery = () => window.matchMedia('screen and (max-width: 799.98px)')
const subscribe = (changed: () => void) => {
  const query = narrowQuery()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const ACCEPTED = 'klob:small-screen'
/** Whether the notice was accepted in this tab's session; without storage it is shown again. */
function wasAccepted(): boolean {
  try {
    return sessionStorage.getItem(ACCEPTED) !== null
  } catch {
    return false
  }
}
function rememberAccepted() {
  try {
    sessionStorage.setItem(ACCEPTED, '1')
  } catch {}
}

/** Focuses the dialog that the address opens, the heading of what is open, or the page's content. */
function focusWork(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const work = find('[role=dialog][aria-modal=true]') ?? find('main [data-work]') ?? find('#content')
  work?.focus()
}

/** Shows it in the top layer, above the page's own dialogs, which become inert. */
const show = (dialog: HTMLDialogElement | null) => dialog?.showModal()

/**
 * Notice on small screens that the console is for a PC. The page stays mounted, so that no input is lost, and the notice
 * can be dismissed: at 400 % zoom a PC has a small screen, too (WCAG 1.4.10).
 */
function SmallScreenBlock({ account, children }: { account: Account; children: ReactNode }) {
  const isNarrow = useSyncExternalStore(subscribe, () => narrowQuery().matches)
  const [accepted, setAccepted] = useState(wasAccepted)
  const { mainSiteUrl, links } = config()
  const blocked = isNarrow && !accepted
  return (
    <>
      {blocked && (
        <dialog
          ref={show}
          className={classes.block}
          aria-label="Gunakan browser PC"
          // Escape does not dismiss it.
          onClose={({ currentTarget }) => show(currentTarget)}
        >
          <img src="/icon.svg" alt="" width={48} height={48} />
          <h1>Gunakan browser PC</h1>
          <p>Halaman ini hanya dapat digunakan melalui browser di PC.</p>
          <Button component="a" href={mainSiteUrl}>
            Kembali ke situs utama
          </Button>
          <Button
            variant="default"
            onClick={() => {
              flushSync(() => setAccepted(true))
              rememberAccepted()
              focusWork()
            }}
          >
            Tetap lanjutkan
          </Button>
          <nav aria-label="Menu" className={`row ${classes.links}`}>
            <a href={`${mainSiteUrl}/goals`}>Jurnal</a>
            <a href={fillUrlTemplate(links.profile, { userId: account.userId })}>Lihat Profil</a>
            <a href={links.contact}>Hubungi Kami</a>
            <button type="button" className="link-button" onClick={() => void signOut()}>
              Keluar
            </button>
          </nav>
        </dialog>
      )}
      <div hidden={blocked}>{children}</div>
    </>
  )
}
