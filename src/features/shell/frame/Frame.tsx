import { Button } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { config } from '~/api/config'
import type { Corporate } from '~/api/contract/session'
import { type Account, leave } from '~/api/identity/account'
import { recordActions } from '~/components/actions/recordActions'
import { CurrentCorporate } from '~/components/corporate'
import { Footer } from '~/components/pages/Footer'
import { useTitle } from '~/features/shell/Root'
import { followSharedComputer } from '~/lib/storage'
import { filledAddress } from '~/lib/url/addresses'
import { isDraftOfTab } from '~/record/tab'
import { shortcuts, useShortcuts } from '~/ui/keys/shortcuts'
import { lazyComponent } from '~/ui/lazyComponent'
import classes from './Frame.module.css'
import { Header } from './Header'
import { Sidebar } from './Sidebar'
// Root shows the first, nearly every screen the others: they come with the frame.
import '~/features/shell/user/SessionWatch'
import '~/components/pages/PageHead'
import '~/ui/links/BackLink'

const ShortcutHelp = lazyComponent(async () => (await import('~/ui/keys/ShortcutHelp')).ShortcutHelp)

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
  useEffect(() => {
    const stops = [recordActions(client, { userId, corporateId }), followSharedComputer(userId, isDraftOfTab)]
    return () => {
      for (const stop of stops) stop()
      shortcuts.showHelp(false)
      // Requests for the corporate that is left are of no use any more (security list T11).
      const isOf = (input: unknown) => (input as { corporateId?: string } | undefined)?.corporateId === corporateId
      void client.cancelQueries({ predicate: ({ queryKey }) => isOf(queryKey[1]) })
    }
  }, [client, userId, corporateId])

  const title = useTitle()
  // When another screen has come, readers say the name of the content, and Tab goes on from there.
  const main = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  useDidUpdate(() => {
    shortcuts.showHelp(false)
    // A screen may have given the focus to something of its own.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
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

/** The list of all keys, on every screen behind '?'. */
function FrameKeys() {
  const isOpen = useSyncExternalStore(shortcuts.subscribe, shortcuts.isHelpOpen)
  useShortcuts({ '?': { label: 'Bantuan ini', run: () => shortcuts.showHelp(true) } })
  return isOpen && <ShortcutHelp />
}

/** Below this the admin area is not meant to be used (document 1 §9). */
const narrow = () => window.matchMedia('(max-width: 799.98px)')
const subscribe = (changed: () => void) => {
  const query = narrow()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const ACCEPTED = 'klob:small-screen'
/** Whether somebody has gone on before in this session of the tab; a storage that is barred costs a question. */
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

/** In the top layer, above the page's own dialogs, which it makes inert. */
const show = (dialog: HTMLDialogElement | null) => dialog?.showModal()

/**
 * On a small screen says that the console is for a PC. The page stays mounted beneath, so that nothing typed is lost,
 * and one may go on: at 400 % zoom a PC is a small screen, too (WCAG 1.4.10).
 */
function SmallScreenBlock({ account, children }: { account: Account; children: ReactNode }) {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow().matches)
  const [accepted, setAccepted] = useState(wasAccepted)
  const { mainSiteUrl, links } = config()
  const blocked = isNarrow && !accepted
  return (
    <>
      {blocked && (
        <dialog
          ref={show}
          className={classes.block}
          aria-label="Gunakan peramban PC"
          // Escape is no answer to it.
          onClose={({ currentTarget }) => show(currentTarget)}
        >
          <img src="/icon.svg" alt="" width={48} height={48} />
          <h1>Gunakan peramban PC</h1>
          <p>Halaman ini hanya dapat digunakan melalui peramban di PC.</p>
          <Button component="a" href={mainSiteUrl}>
            Kembali ke situs utama
          </Button>
          <Button
            variant="default"
            onClick={() => {
              setAccepted(true)
              rememberAccepted()
            }}
          >
            Tetap lanjutkan
          </Button>
          <nav aria-label="Menu" className={`row ${classes.links}`}>
            <a href={`${mainSiteUrl}/goals`}>Jurnal</a>
            <a href={filledAddress(links.profile, { userId: account.userId })}>Lihat Profil</a>
            <a href={links.contact}>Hubungi Kami</a>
            <button type="button" className="link-button" onClick={() => void leave()}>
              Keluar
            </button>
          </nav>
        </dialog>
      )}
      <div hidden={blocked}>{children}</div>
    </>
  )
}
