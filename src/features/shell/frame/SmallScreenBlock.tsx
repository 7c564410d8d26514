import { Button } from '@mantine/core'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { type Account, leave } from '~/api/identity/account'
import { config } from '~/api/config'
import { filledAddress } from '~/lib/url/addresses'
import classes from './SmallScreenBlock.module.css'

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
export function SmallScreenBlock({ account, children }: { account: Account; children: ReactNode }) {
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
          <nav aria-label="Menu" className={classes.menu}>
            <a href={`${mainSiteUrl}/goals`}>Jurnal</a>
            <a href={filledAddress(links.profile, { userId: account.userId })}>Lihat Profil</a>
            <a href={links.contact}>Hubungi Kami</a>
            <button type="button" className="link-button" onClick={() => void leave()}>
              Keluar
            </button>
          </nav>
        </dialog>
      )}
      <div className={blocked ? classes.hidden : undefined}>{children}</div>
    </>
  )
}
