import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconExternalLink, IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Account } from '~/api/identity/account'
import { config } from '~/api/config'
import type { Corporate } from '~/api/contract/session'
import { JobTray } from '~/jobs/JobTray'
import { CorporateSwitcher } from '~/features/shell/corporate/CorporateSwitcher'
import classes from './Header.module.css'
import { PaletteButton } from '~/features/shell/palette/PaletteButton'
import { MenuButton } from './MenuButton'
import { UserMenu } from '~/features/shell/user/UserMenu'

/** Logo, title, the corporate, the main site, the theme and the user's menu (document 1 §2 'Header'). */
export function Header({
  account,
  corporate,
  index = '0',
}: {
  account: Account
  corporate?: Corporate
  index?: string
}) {
  const { productName, mainSiteUrl } = config()
  const scheme = useComputedColorScheme('light')
  const { setColorScheme } = useMantineColorScheme()
  const isDark = scheme === 'dark'
  return (
    <header className={classes.header}>
      {corporate && <MenuButton index={index} corporate={corporate} />}
      <Link to="/" className={classes.brand} aria-label={`${productName} Konsol Perusahaan, pilih perusahaan`}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        <span>{productName} Konsol Perusahaan</span>
      </Link>
      {corporate && <CorporateSwitcher account={account} corporate={corporate} />}
      <nav className={classes.right} aria-label="Akun">
        {corporate && (
          <PaletteButton key={corporate.corporateId} account={account} corporate={corporate} index={index} />
        )}
        <a href={mainSiteUrl} className={classes.mainSite}>
          Situs utama <IconExternalLink size={16} aria-hidden />
        </a>
        <JobTray userId={account.userId} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={isDark ? 'Tema terang' : 'Tema gelap'}
          onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
        >
          {isDark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
        </ActionIcon>
        <UserMenu account={account} />
      </nav>
    </header>
  )
}
