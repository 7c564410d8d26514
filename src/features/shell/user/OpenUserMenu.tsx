import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Account } from '~/api/identity/account'
import { config } from '~/api/config'
import { session } from '~/api/identity/session'
import { isSharedComputer } from '~/lib/storage'
import { texts } from '~/lib/texts/texts'
import { fillUrlTemplate } from '~/lib/url/urlTemplates'
import { lazyDialog } from '~/ui/lazyDialog'
import { buildName } from '~/ui/part'
import { notify } from '~/ui/messages/notify'
import { leaveConsole } from './leaveConsole'

const RightsDialog = lazyDialog(async () => (await import('./RightsDialog')).RightsDialog)

type Props = {
  account: Account
  target: ReactNode
  onMenuClosed: () => void
}

/** The user's menu (document 1 §2 'Header'). */
export function OpenUserMenu({ account, target, onMenuClosed }: Props) {
  const [isShared, setShared] = useState(isSharedComputer)
  function share() {
    session.moveTo(!isShared, account.userId)
    setShared(!isShared)
    void notify(isShared ? 'Pengaturan dan draf Anda kembali disimpan di browser ini' : texts.sharedComputer)
  }
  // In the admin area the current corporate is unfolded first; elsewhere none is.
  const { index } = useParams({ strict: false })
  const [areRightsShown, setRightsShown] = useState(false)
  return (
    <>
      <Menu
        defaultOpened
        onClose={onMenuClosed}
        position="bottom-end"
        width={200}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        menuItemTabIndex={0}
      >
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={fillUrlTemplate(config().links.profile, { userId: account.userId })}>
            Profile
          </Menu.Item>
          {index !== undefined && (
            <Menu.Item renderRoot={(props) => <Link to="/dashboard/$index/my-actions" params={{ index }} {...props} />}>
              Tindakan saya
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setRightsShown(true)}>Hak akses saya</Menu.Item>
          <Menu.Item
            rightSection={isShared && <IconCheck size={16} aria-hidden />}
            onClick={share}
            renderRoot={(props) => <button type="button" {...props} role="menuitemcheckbox" aria-checked={isShared} />}
          >
            Komputer bersama
          </Menu.Item>
          <Menu.Item onClick={() => void leaveConsole(account.userId)}>Logout</Menu.Item>
          <Menu.Label>Versi {buildName()}</Menu.Label>
        </Menu.Dropdown>
      </Menu>
      {areRightsShown && (
        <RightsDialog
          account={account}
          index={Number(index)}
          onClose={() => {
            setRightsShown(false)
            onMenuClosed()
          }}
        />
      )}
    </>
  )
}
