import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account } from '~/api/identity/account'
import { numberText } from '~/lib/texts/numbers'
import { greetedName } from '~/lib/texts/text'
import { allows, rights } from '~/lib/rules/rights'
import { lazyComponent } from '~/ui/lazyComponent'
import { Picture } from '~/ui/media/Picture'
import { byLastUse } from '~/components/corporate'
import classes from './CorporateChooser.module.css'
import { CorporateField } from '~/features/shell/corporate/CorporateField'
import { useCorporateSearch } from '~/features/shell/corporate/useCorporateSearch'
import { entrySection } from '~/features/shell/sections'
import { Header } from '~/features/shell/frame/Header'
import { Footer } from '~/components/pages/Footer'
// Rendered by Root; imported here so that it loads with the page, not after it.
import '~/features/shell/user/SessionWatch'

/** Of how many corporates it is told why to enter them: each takes a report. */
const TOLD = 4
const CorporateNews = lazyComponent(async () => (await import('./CorporateNews')).CorporateNews)

/** The user's corporates with links to their first permitted screens (document 1 §2 'Corporate chooser'). */
export function CorporateChooser() {
  const router = useRouter()
  const account: Account = useRouteContext({ strict: false, select: (context) => context.account! })
  const [corporates] = useState(() => byLastUse(account.userId, account.corporates))
  const told = corporates.slice(0, TOLD).map(([index]) => index)
  const { isSearchable, search, shown, hiddenCount, showMore } = useCorporateSearch(corporates)
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
            <li key={corporateId} className={`card ${classes.corporate}`}>
              <Link to={entrySection(router, menu)} params={{ index: String(index) }} className="break-anywhere">
                <Picture square url={corporateLogo} name={corporateName} size={56} />
                <span>{corporateName}</span>
                <IconArrowRight size={18} aria-hidden />
              </Link>
              <p className={`caption dimmed ${classes.news}`}>
                {told.includes(index) && allows(menu, rights.atsReport) && (
                  <CorporateNews writer={{ userId: account.userId, corporateId }} />
                )}
              </p>
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
