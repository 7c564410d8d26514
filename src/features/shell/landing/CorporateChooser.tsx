import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import type { Account } from '~/api/identity/account'
import { numberText } from '~/lib/texts/numbers'
import { greetedName } from '~/lib/texts/text'
import { Picture } from '~/ui/media/Picture'
import classes from './CorporateChooser.module.css'
import { CorporateField } from '~/features/shell/corporate/CorporateField'
import { useCorporateSearch } from '~/features/shell/corporate/useCorporateSearch'
import { entrySection } from '~/features/shell/sections'
import { Header } from '~/features/shell/frame/Header'
import { Footer } from '~/components/pages/Footer'
// Rendered by Root; imported here so that it loads with the page, not after it.
import '~/features/shell/user/SessionWatch'

/** The user's corporates with links to their first permitted screens (document 1 §2 'Corporate chooser'). */
export function CorporateChooser() {
  const router = useRouter()
  const account: Account = useRouteContext({ strict: false, select: (context) => context.account! })
  const { isSearchable, search, shown, hiddenCount, showMore } = useCorporateSearch(account.corporates)
  return (
    <div className={classes.page}>
      <Header account={account} />
      <main className={classes.main}>
        <h1>Pilih perusahaan</h1>
        <p className={`dimmed ${classes.lead}`}>
          Selamat datang, {greetedName(account)}. Anda bisa berganti perusahaan kapan saja dari bagian atas halaman.
        </p>
        {isSearchable && <CorporateField className={classes.find} search={search} />}
        <ul className={`plain-list ${classes.grid}`}>
          {shown.map(([index, { corporateId, corporateName, corporateLogo, menu }]) => (
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
        {hiddenCount > 0 && (
          <Button variant="default" mt={16} onClick={showMore}>
            Tampilkan {numberText(hiddenCount)} lainnya
          </Button>
        )}
        <p role="status" className="dimmed">
          {shown.length === 0 && 'Tidak ada perusahaan dengan nama itu.'}
        </p>
      </main>
      <Footer />
    </div>
  )
}
