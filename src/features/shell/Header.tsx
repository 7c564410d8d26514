import { ActionIcon, Menu, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconChevronDown, IconExternalLink, IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Account } from '~/api/account'
import { config } from '~/api/config'
import type { Corporate } from '~/api/contract/session'
import { Picture } from '~/ui/Picture'
import { withLoader } from '~/ui/dialogs'
import classes from './Header.module.css'

/** Logo, title, the corporate, the main site, the theme and the user's menu (document 1 §2 'Header'). */
export function Header({ account, corporate }: { account: Account; corporate?: Corporate }) {
  const { productName, mainSiteUrl, links } = config()
  const scheme = useComputedColorScheme('light')
  const { setColorScheme } = useMantineColorScheme()
  const isDark = scheme === 'dark'
  const signOut = async () => withLoader('Sedang keluar...', (await import('~/api/account')).leave())
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand} aria-label={`${productName} Konsol Perusahaan, pilih perusahaan`}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        <span>{productName} Konsol Perusahaan</span>
      </Link>
      {corporate && (
        <span className={classes.corporate} title={corporate.corporateName}>
          {corporate.corporateName}
        </span>
      )}
      <nav className={classes.right} aria-label="Akun">
        <a href={mainSiteUrl} className={classes.mainSite}>
          Situs utama <IconExternalLink size={16} aria-hidden />
        </a>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={isDark ? 'Tema terang' : 'Tema gelap'}
          onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
        >
          {isDark ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
        </ActionIcon>
        <Menu position="bottom-end" width={200}>
          <Menu.Target>
            <UnstyledButton className={classes.user} aria-label={`Menu ${account.firstName}`}>
              <Picture
                url={account.profilePictureUrl}
                name={`${account.firstName} ${account.lastName ?? ''}`}
                size={32}
              />
              <span className={classes.name}>{account.firstName}</span>
              <IconChevronDown size={16} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item component="a" href={links.profile.replace('{userId}', encodeURIComponent(account.userId))}>
              Profile
            </Menu.Item>
            <Menu.Item onClick={() => void signOut()}>Logout</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </nav>
    </header>
  )
}
