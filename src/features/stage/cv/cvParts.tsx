import { Button } from '@mantine/core'
import { IconFileSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isOnBackend } from '~/api/client'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { fullName } from '~/lib/texts/text'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { lazyComponent } from '~/ui/lazyComponent'
import { notify } from '~/ui/messages/notify'
import type { CvProps, PortfolioProps } from '../panel/panelParts'
import { HIDDEN_FILES, useIdentities } from '../pipeline/identities'
import { useCvOpen } from './CvOpenState'

const CvFrame = lazyComponent(async () => (await import('~/components/cv/CvFrame')).CvFrame)

const PortfolioFrame = lazyComponent(async () => (await import('~/components/cv/PortfolioFrame')).PortfolioFrame)

/** Shows the CV in the panel (key O), or closes it. */
function CvButton({ userId, profile }: { userId: string; profile: ApplicantProfile | undefined }) {
  const { isOpen: isCvOpen, setOpen: setCvOpen, portfolio, setPortfolio } = useCvOpen()
  const isOpen = isCvOpen && !portfolio
  const setOpen = (next: boolean) => {
    setPortfolio(undefined)
    setCvOpen(next)
  }
  const isHidden = useIdentities().hiddenOf(userId) !== undefined
  const mayOpen = profile?.hasRoleToDownload ?? false
  const denial = isHidden ? HIDDEN_FILES : 'Anda tidak memiliki akses ke CV pelamar ini.'
  const reason = profile ? denial : 'Profil pelamar masih dimuat.'
  useShortcuts({
    o: {
      label: 'Lihat CV di panel, atau tutup. Dari dalam CV kembali ke halaman dengan F6 atau Shift+Tab',
      run: () => (mayOpen ? setOpen(!isOpen) : void notify(reason, 'info')),
      wait: 'open',
    },
  })
  return (
    profile &&
    mayOpen && (
      <Button
        variant="default"
        size="xs"
        aria-pressed={isOpen}
        aria-label={`Lihat CV ${fullName(profile)}`}
        aria-keyshortcuts="O"
        title="Tombol O"
        leftSection={<IconFileSearch size={16} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        Lihat CV
      </Button>
    )
  )
}

/** The menu entry of a portfolio that a backend serves: other addresses are not read by the page. */
function PortfolioEntries({ userId, children }: PortfolioProps) {
  const { setPortfolio } = useCvOpen()
  return children((portfolio) =>
    isOnBackend(portfolio.address)
      ? [
          {
            label: `Lihat portofolio: ${portfolio.title}`,
            icon: IconFileSearch,
            run: () => setPortfolio({ ...portfolio, userId }),
          },
        ]
      : [],
  )
}

/** The CV, or a portfolio, in the place of the profile's groups; without the right, the groups. */
function CvView({ userId, profile, children }: CvProps & { children: ReactNode }) {
  const { isOpen, portfolio, setPortfolio } = useCvOpen()
  if (portfolio && profile.hasRoleToDownloadPortofolio)
    return (
      <PortfolioFrame
        key={portfolio.address}
        title={portfolio.title}
        address={portfolio.address}
        name={fullName(profile)}
        close={() => setPortfolio(undefined)}
      />
    )
  return isOpen && profile.hasRoleToDownload ? (
    <CvFrame key={userId} userId={userId} name={fullName(profile)} link={profile.profileDownloadLink} />
  ) : (
    children
  )
}

/** CV and portfolios in the panel. */
export const cvParts = { CvButton, PortfolioEntries, CvView }
