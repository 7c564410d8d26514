import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Account } from '~/api/identity/account'
import { fullName } from '~/lib/texts/text'
import { Picture } from '~/ui/media/Picture'
import classes from '~/features/shell/frame/Header.module.css'
import { lazyComponent } from '~/ui/lazyComponent'

const OpenUserMenu = lazyComponent(
  async () => (await import('./OpenUserMenu')).OpenUserMenu,
  ({ target }) => target,
)

/** Photo and first name, with Profile and Logout below; the menu itself loads when it is first opened. */
export function UserMenu({ account }: { account: Account }) {
  const [used, setUsed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const target = (
    <UnstyledButton
      ref={button}
      className={classes.user}
      aria-label={`Menu ${account.firstName}`}
      aria-haspopup="menu"
      onClick={() => setUsed(true)}
    >
      <Picture url={account.profilePictureUrl} name={fullName(account)} size={32} />
      <span className={classes.name}>{account.firstName}</span>
      <IconChevronDown size={16} aria-hidden />
    </UnstyledButton>
  )
  return used ? <OpenUserMenu account={account} target={target} onClose={() => button.current?.focus()} /> : target
}
