import { CloseButton } from '@mantine/core'
import { loadPublicFile } from '~/api/client'
import { ExternalLink } from '~/ui/links/ExternalLink'
import { PdfView } from './PdfView'

type Props = { title: string; address: string; name: string; close: () => void }

/** A portfolio that a backend serves, in the browser's own viewer. */
export const PortfolioFrame = ({ title, address, name, close }: Props) => (
  <div className="stack">
    <div className="row">
      <strong className="break-anywhere">Portofolio: {title}</strong>
      <CloseButton
        size="sm"
        aria-label={`Tutup portofolio ${title}`}
        onClick={({ currentTarget }) => {
          // The button goes with the portfolio.
          const head = currentTarget.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')
          close()
          head?.focus({ preventScroll: true })
        }}
      />
    </div>
    <PdfView
      what="Portofolio"
      title={`Portofolio ${title} dari ${name}`}
      queryKey={['portfolio', address]}
      load={(read, signal) => loadPublicFile(address, read, signal)}
      other={
        <ExternalLink address={address} label={`Buka portofolio ${title} di tab baru`}>
          Buka di tab baru
        </ExternalLink>
      }
    />
  </div>
)
