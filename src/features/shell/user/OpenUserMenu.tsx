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
import { signOut } from '~/components/signIn/signOut'
import { texts } from '~/lib/texts/texts'
import { serverNow } from '~/api/identity/clock'
import { briefMoment } from '~/lib/time/dates'
import { fillUrlTemplate } from '~/lib/url/urlTemplates'
import { type DraftPage, draftPages } from '~/record/draftIndex'
import { disableLeaveGuard, countUnsavedForms } from '~/record/unsavedForms'
import { lazyDialog } from '~/ui/lazyDialog'
import { buildName } from '~/ui/part'
import { ask, withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'

const RightsDialog = lazyDialog(async () => (await import('./RightsDialog')).RightsDialog)

type Props = {
  account: Account
  target: ReactNode
  onMenuClosed: () => void
}

/** Asks before signing out, since it cannot be undone. */
const confirmSignOut = (count: number, drafts: readonly DraftPage[]) =>
  ask({
    title: 'Keluar dengan isian yang belum disimpan?',
    message: `Ada ${count} isian yang belum disimpan di peramban ini. Bila Anda keluar, semua drafnya dihapus, juga di tab lain.`,
    items: drafts.map(({ title, address, at }) => ({
      text: `${title}, ${briefMoment(at, serverNow())}`,
      address,
    })),
    yes: 'Keluar dan hapus draf',
    no: 'Batal',
    destructive: true,
  })

/** The user's menu (document 1 §2 'Header'). */
export function OpenUserMenu({ account, target, onMenuClosed }: Props) {
  async function leave() {
    const count = countUnsavedForms(account.userId)
    if (count > 0 && !(await confirmSignOut(count, draftPages(account.userId)))) return
    disableLeaveGuard()
    await withLoader('Sedang keluar...', signOut())
  }
  const [isShared, setShared] = useState(isSharedComputer)
  function share() {
    session.moveTo(!isShared, account.userId)
    setShared(!isShared)
    void notify(isShared ? 'Pengaturan dan draf Anda kembali disimpan di peramban ini' : texts.sharedComputer)
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
          <Menu.Item onClick={() => void leave()}>Logout</Menu.Item>
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
