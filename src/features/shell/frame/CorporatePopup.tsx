import { comparable } from '~/lib/texts/cleaned'
import { TextInput } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import type { Account } from '~/api/identity/account'
import type { Corporate } from '~/api/contract/session'
import { Picture } from '~/ui/media/Picture'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './Header.module.css'
import { useCorporateSwitch } from '~/features/shell/corporate/useCorporateSwitch'

/** Number of corporates from which a search field is shown. */
const SEARCHABLE_FROM = 8

type Props = { anchor: HTMLElement; account: Account; corporate: Corporate; onClose: () => void }

/** Moves between corporates by arrow up and down. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  event.preventDefault()
  links[(at + by + links.length) % links.length]?.focus()
}

/** The user's corporates with the current one checked; searchable from eight on. */
export function CorporatePopup({ anchor, account, corporate, onClose }: Props) {
  const { targetOf, announce } = useCorporateSwitch()
  const [typed, setTyped] = useState('')
  const wanted = comparable(typed)
  const shown = [...account.corporates.entries()].filter(([, { corporateName }]) =>
    comparable(corporateName).includes(wanted),
  )
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Ganti perusahaan">
      <div className={classes.popup} role="presentation" onKeyDown={onKeyDown}>
        {account.corporates.length >= SEARCHABLE_FROM && (
          <TextInput
            // Immediately, not in the next frame like the popup, so that fast typing is not lost.
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
                  // Each screen validates its own params.
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
