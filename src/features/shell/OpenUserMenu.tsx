import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Account } from '~/api/account'
import { config } from '~/api/config'
import { filledAddress } from '~/lib/addresses'
import { withLoader } from '~/ui/dialogs'

type Props = { account: Account; target: ReactNode; onClose: () => void }

/** The user's menu (document 1 §2 'Header'). */
export function OpenUserMenu({ account, target, onClose }: Props) {
  const signOut = async () => withLoader('Sedang keluar...', (await import('~/api/account')).leave())
  return (
    <Menu
      defaultOpened
      onClose={onClose}
      position="bottom-end"
      width={200}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={filledAddress(config().links.profile, { userId: account.userId })}>
          Profile
        </Menu.Item>
        <Menu.Item onClick={() => void signOut()}>Logout</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
