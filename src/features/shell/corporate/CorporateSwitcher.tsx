import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { Account } from '~/api/identity/account'
import type { Corporate } from '~/api/contract/session'
import { lazyComponent } from '~/ui/lazyComponent'
import { Picture } from '~/ui/media/Picture'
import classes from './CorporateSwitcher.module.css'

const CorporatePopup = lazyComponent(async () => (await import('./CorporatePopup')).CorporatePopup)

/** In which corporate one is, and the way to the others; what opens loads then. */
export function CorporateSwitcher({ account, corporate }: { account: Account; corporate: Corporate }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { corporateName, corporateLogo } = corporate
  const name = (
    <>
      <Picture square url={corporateLogo} name={corporateName} size={24} />
      <span className={classes.name} title={corporateName}>
        {corporateName}
      </span>
    </>
  )
  if (account.corporates.length < 2) return <span className={classes.corporate}>{name}</span>
  return (
    <>
      <UnstyledButton
        className={classes.corporate}
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
