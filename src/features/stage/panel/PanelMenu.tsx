import { ActionIcon } from '@mantine/core'
import { IconDots, IconDownload, IconUserX } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { MenuEntry } from '~/ui/dialogs/ActionMenu'
import { lazyDialog } from '~/ui/lazyDialog'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { panelIds } from '../model/panelActions'
import { PanelPartsContext } from './panelParts'
import { openPortfolio, type Portfolio, portfoliosOf } from './portfolios'

const ActionMenu = lazyDialog(async () => (await import('~/ui/dialogs/ActionMenu')).ActionMenu)

type Props = {
  userId: string
  name: string
  /** Undefined until it is loaded. */
  profile: ApplicantProfile | undefined
  reject: (() => void) | undefined
}

/** What is done with an applicant less often: portfolios, comparing, and rejecting (key D). */
export function PanelMenu({ userId, name, profile, reject }: Props) {
  const { CompareEntries, PortfolioEntries } = useContext(PanelPartsContext)
  useShortcuts(reject ? { d: { label: 'Tolak pelamar: pindahkan dan kirim pesan', run: reject, wait: 'open' } } : {})
  const portfolios = portfoliosOf(profile)
  const download = (portfolio: Portfolio): MenuEntry => ({
    label: `Unduh portofolio: ${portfolio.title}`,
    icon: IconDownload,
    run: () => openPortfolio(portfolio),
  })
  const rejection = reject && { label: 'Tolak & kabari…', icon: IconUserX, isDestructive: true, run: reject }
  return (
    <CompareEntries userId={userId} name={name}>
      {(compareEntries) => (
        <PortfolioEntries userId={userId}>
          {(views) => (
            <MenuButton
              label={`Tindakan lain ${name}`}
              entries={[
                ...portfolios.flatMap((one) => [...views(one), download(one)]),
                ...compareEntries,
                ...(rejection ? [rejection] : []),
              ]}
            />
          )}
        </PortfolioEntries>
      )}
    </CompareEntries>
  )
}

function MenuButton({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    entries.length > 0 && (
      <>
        <ActionIcon
          id={panelIds.menu}
          variant="default"
          size={32}
          title="Tindakan lain"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
        {anchor && <ActionMenu anchor={anchor} label={label} entries={entries} onClose={() => setAnchor(null)} />}
      </>
    )
  )
}
