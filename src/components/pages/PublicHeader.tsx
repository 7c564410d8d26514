import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { config } from '~/api/config'
import { session } from '~/api/identity/session'
import { signOut } from '~/components/signIn/signOut'
import classes from './PublicHeader.module.css'

/** The KLOB ID of who is signed in; follows sessions that expire during a call or change in another tab. */
const useSignedInId = (): string | undefined => useSyncExternalStore(session.subscribe, () => session.productId())
/** Whether a user is signed in. */
export const useSignedIn = (): boolean => useSignedInId() !== undefined

/** The header of the public pages: product, main site, and the links to sign in or out, which come back to `next`. */
export function PublicHeader({ next }: { next?: string }) {
  const { productName, mainSiteUrl } = config()
  const signedInId = useSignedInId()
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        {productName}
      </Link>
      <nav className={`push-end ${classes.ways}`} aria-label="Akun">
        <a href={mainSiteUrl} className={`dimmed ${classes.mainSite}`}>
          Situs utama
        </a>
        {signedInId !== undefined ? (
          <>
            <span className={classes.who} title={signedInId}>
              <span className="visually-hidden">Masuk sebagai </span>
              {signedInId}
            </span>
            <button type="button" className="link-button" onClick={() => void signOut(next)}>
              Keluar
            </button>
          </>
        ) : (
          <>
            <Link to="/login" search={{ next }}>
              Masuk
            </Link>
            <Link to="/register" search={{ next }} className={classes.register}>
              Daftar
            </Link>
          </>
        )}
      </nav>
    </header>
  )
}
