import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useMemo } from 'react'
import type { Account } from '~/api/identity/account'
import type { Corporate } from '~/api/contract/session'
import { numberText } from '~/lib/texts/numbers'
import { Picture } from '~/ui/media/Picture'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './Header.module.css'
import { CorporateField } from '~/features/shell/corporate/CorporateField'
import { useCorporateSearch } from '~/features/shell/corporate/useCorporateSearch'
import { useCorporateSwitch } from '~/features/shell/corporate/useCorporateSwitch'

type Props = { anchor: HTMLElement; account: Account; corporate: Corporate; onClose: () => void }

/** Moves between corporates by arrow up and down. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  event.preventDefault()
  links[(at + by + links.length) % links.length]?.focus()
}

/** The user's corporates with the current one checked. */
export function CorporatePopup({ anchor, account, corporate, onClose }: Props) {
  const { targetOf, announce } = useCorporateSwitch()
  const corporates = useMemo(() => [...account.corporates.entries()], [account])
  const { isSearchable, search, shown, hiddenCount, showMore } = useCorporateSearch(corporates)
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Ganti perusahaan">
      <div className={classes.popup} role="presentation" onKeyDown={onKeyDown}>
        {isSearchable && (
          <CorporateField
            // Immediately, not in the next frame like the popup, so that fast typing is not lost.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            search={search}
          />
        )}
        <ul className="plain-list">
          {shown.map(([index, one]) => {
            const { to, search: kept, dropped } = targetOf(one)
            return (
              <li key={one.corporateId}>
                <Link
                  to={to}
                  params={{ index: String(index) }}
                  // Each screen validates its own params.
                  // Each section has search parameters of its own.
                  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
                  search={kept as never}
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
        {hiddenCount > 0 && (
          <Button variant="subtle" size="xs" onClick={showMore}>
            Tampilkan {numberText(hiddenCount)} lainnya
          </Button>
        )}
        <p role="status" className="dimmed">
          {shown.length === 0 && 'Tidak ada perusahaan dengan nama itu.'}
        </p>
      </div>
    </Popup>
  )
}
