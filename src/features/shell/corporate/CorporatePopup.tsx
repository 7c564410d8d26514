import { TextInput } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import type { Account } from '~/api/identity/account'
import type { Corporate } from '~/api/contract/session'
import { Picture } from '~/ui/media/Picture'
import { Popup } from '~/ui/dialogs/Popup'
import classes from '~/features/shell/frame/Header.module.css'
import { useCorporateSwitch } from './useCorporateSwitch'

/** From so many corporates on they can be searched for. */
const MANY = 8

type Props = { anchor: HTMLElement; account: Account; corporate: Corporate; onClose: () => void }

/** Up and down go from one corporate to the next. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  event.preventDefault()
  links[(at + by + links.length) % links.length]?.focus()
}

/** The user's corporates, the present one checked; from eight on they can be searched for. */
export function CorporatePopup({ anchor, account, corporate, onClose }: Props) {
  const { targetOf, announce } = useCorporateSwitch()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase('id')
  const shown = [...account.corporates.entries()].filter(([, { corporateName }]) =>
    corporateName.toLocaleLowerCase('id').includes(wanted),
  )
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Ganti perusahaan">
      <div className={classes.popup} role="presentation" onKeyDown={onKeyDown}>
        {account.corporates.length >= MANY && (
          <TextInput
            // At once, not with the next frame as the popup would: who knows the keys types on.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label="Cari perusahaan"
            placeholder="Cari perusahaan"
            leftSection={<IconSearch size={16} aria-hidden />}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <ul className="plain-list">
          {shown.map(([index, one]) => {
            const { to, search, dropped } = targetOf(one)
            return (
              <li key={one.corporateId}>
                <Link
                  to={to}
                  params={{ index: String(index) }}
                  // Each screen reads of it what it knows.
                  search={search as never}
                  preload={false}
                  className={`break-anywhere ${classes.entry}`}
                  activeProps={{}}
                  aria-current={one.corporateId === corporate.corporateId ? 'true' : undefined}
                  onClick={() => {
                    onClose()
                    announce(index, one, dropped)
                  }}
                >
                  <Picture square url={one.corporateLogo} name={one.corporateName} size={32} />
                  <span>{one.corporateName}</span>
                  {one.corporateId === corporate.corporateId && <IconCheck size={18} aria-hidden />}
                </Link>
              </li>
            )
          })}
        </ul>
        <p role="status" className="dimmed">
          {shown.length === 0 && 'Tidak ada perusahaan dengan nama itu.'}
        </p>
      </div>
    </Popup>
  )
}
