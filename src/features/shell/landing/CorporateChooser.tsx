import { IconArrowRight } from '@tabler/icons-react'
import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import type { Account } from '~/api/identity/account'
import { Picture } from '~/ui/media/Picture'
import classes from './CorporateChooser.module.css'
import { entrySection } from '~/features/shell/sections'
import { Header } from '~/features/shell/frame/Header'
import { Footer } from '~/components/pages/Footer'
// Rendered by Root; imported here so that it loads with the page, not after it.
import '~/features/shell/user/SessionWatch'

/** The user's corporates with links to their first permitted screens (document 1 §2 'Corporate chooser'). */
export function CorporateChooser() {
  const router = useRouter()
  const account: Account = useRouteContext({ strict: false, select: (context) => context.account! })
  return (
    <div className={classes.page}>
      <Header account={account} />
      <main className={classes.main}>
        <h1>Pilih perusahaan</h1>
        <p className={`dimmed ${classes.lead}`}>
          Selamat datang, {account.firstName}. Perusahaan dapat diganti kapan saja di kepala halaman.
        </p>
        <ul className={`plain-list ${classes.grid}`}>
          {account.corporates.map(({ corporateId, corporateName, corporateLogo, menu }, index) => (
            <li key={corporateId}>
              <Link
                to={entrySection(router, menu)}
                params={{ index: String(index) }}
                className={`card break-anywhere ${classes.corporate}`}
              >
                <Picture square url={corporateLogo} name={corporateName} size={56} />
                <span>{corporateName}</span>
                <IconArrowRight size={18} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </div>
  )
}
