import { ActionIcon, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconChevronDown, IconExternalLink, IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Account } from '~/api/identity/account'
import { config } from '~/api/config'
import type { Corporate } from '~/api/contract/session'
import { JobTray } from '~/jobs/JobTray'
import { fullName, greetedName } from '~/lib/texts/text'
import { lazyDialog } from '~/ui/lazyDialog'
import { Picture } from '~/ui/media/Picture'
import { buttonNotes } from '~/ui/messages/buttonNotes'
import { onceOnline, type PartFailure, recovery } from '~/ui/part'
import classes from './Header.module.css'

const MenuDrawer = lazyDialog(async () => (await import('./MenuDrawer')).MenuDrawer)
const CorporatePopup = lazyDialog(async () => (await import('./CorporatePopup')).CorporatePopup)
const Palette = lazyDialog(async () => (await import('~/features/shell/palette/Palette')).Palette)
const RightsDialog = lazyDialog(async () => (await import('~/features/shell/user/RightsDialog')).RightsDialog)
const OpenUserMenu = lazyDialog(async () => (await import('~/features/shell/user/OpenUserMenu')).OpenUserMenu)

const isMac = /^Mac|^iP/.test(navigator.platform)

type Props = { account: Account; corporate?: Corporate; index?: string }

/**
 * Logo, title, corporate, main site, theme and user menu (document 1 §2 'Header'). Popups are loaded
 * lazily.
 */
export function Header({ account, corporate, index = '0' }: Props) {
  const { productName, mainSiteUrl } = config()
  const isDark = useComputedColorScheme('light') === 'dark'
  const { setColorScheme } = useMantineColorScheme()
  return (
    <header className={classes.header}>
      {corporate && <MenuButton index={index} userId={account.userId} corporate={corporate} />}
      <Link to="/" className={classes.brand} aria-label={`${productName} Konsol Perusahaan, pilih perusahaan`}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        <span>{productName} Konsol Perusahaan</span>
      </Link>
      {corporate && <CorporateSwitcher account={account} corporate={corporate} />}
      <nav className={classes.right} aria-label="Akun">
        {/* First, so that nothing moves when it comes. */}
        <JobTray userId={account.userId} />
        {corporate && (
          <PaletteButton key={corporate.corporateId} account={account} corporate={corporate} index={index} />
        )}
        <a href={mainSiteUrl} className={`small dimmed ${classes.mainSite}`}>
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
        <UserMenu account={account} />
      </nav>
    </header>
  )
}

/** Opens the menu if the page is too narrow for the sidebar. */
function MenuButton(props: { index: string; userId: string; corporate: Corporate }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        className={classes.menu}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Buka menu utama"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      {isOpen && <MenuDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The current corporate, with a popup to switch to others. */
function CorporateSwitcher({ account, corporate }: { account: Account; corporate: Corporate }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { corporateName, corporateLogo } = corporate
  const name = (
    <>
      <Picture square url={corporateLogo} name={corporateName} size={24} />
      <span className={`ellipsis ${classes.corporateName}`} title={corporateName}>
        {corporateName}
      </span>
    </>
  )
  if (account.corporates.length < 2) return <span className={`dimmed ${classes.corporate}`}>{name}</span>
  return (
    <>
      <UnstyledButton
        className={`dimmed ${classes.corporate}`}
        aria-label={`Ganti perusahaan, sekarang ${corporateName}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {name}
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      {anchor && (
        <CorporatePopup anchor={anchor} account={account} corporate={corporate} onClose={() => setAnchor(null)} />
      )}
    </>
  )
}

/** Opens the palette by click or Ctrl+K. */
function PaletteButton(props: { account: Account; corporate: Corporate; index: string }) {
  const [isOpen, setOpen] = useState(false)
  const [areRightsShown, setRightsShown] = useState(false)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // An editor may have used the key to insert a link; above a dialog nothing else opens.
    if (event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return
    event.preventDefault()
    setOpen(true)
  })
  // In the frame that shows the button: a key that is pressed before a later effect would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <UnstyledButton
        className={`small dimmed ${classes.palette}`}
        aria-label="Cari atau buka halaman, lowongan, atau tindakan"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        onPointerEnter={Palette.preload}
      >
        <IconSearch size={16} aria-hidden />
        <span>Cari atau buka</span>
        {/* Drawn by the styles: a hint, and no words of the button's name (WCAG 2.5.3). */}
        <kbd data-keys={isMac ? '⌘K' : 'Ctrl K'} aria-hidden />
      </UnstyledButton>
      {isOpen && <Palette {...props} showRights={() => setRightsShown(true)} onClose={() => setOpen(false)} />}
      {areRightsShown && (
        <RightsDialog account={props.account} index={Number(props.index)} onClose={() => setRightsShown(false)} />
      )}
    </>
  )
}

/** Photo and first name, which open the user's menu. */
function UserMenu({ account }: { account: Account }) {
  const [used, setUsed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The menu puts its button elsewhere in the page, which may only happen once it is loaded: a failure is told there.
  const open = (pressed: HTMLElement) =>
    OpenUserMenu.load().then(
      () => setUsed(true),
      (failure: PartFailure) => {
        onceOnline(OpenUserMenu.preload)
        buttonNotes.show({
          text: failure.message,
          button: pressed,
          action: recovery(failure, () => pressed.click()),
        })
      },
    )
  const name = greetedName(account)
  const target = (
    <UnstyledButton
      ref={button}
      className={classes.user}
      aria-label={`Menu ${name}`}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => void open(currentTarget)}
    >
      <Picture url={account.profilePictureUrl} name={fullName(account)} size={32} />
      <span className={`ellipsis ${classes.name}`}>{name}</span>
      <IconChevronDown size={16} aria-hidden />
    </UnstyledButton>
  )
  return used ? <OpenUserMenu account={account} target={target} onMenuClosed={() => button.current?.focus()} /> : target
}
