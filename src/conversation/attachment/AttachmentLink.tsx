import { safeUrl } from '~/lib/url/urls'

/** A message's attachment; an unsafe address is shown as text, not as a link (security list T3). */
export function AttachmentLink({ address }: { address: string | null }) {
  if (!address) return null
  const url = safeUrl(address)
  return (
    <p>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          Lihat Lampiran
        </a>
      ) : (
        <span className="caption dimmed break-anywhere">Lampiran tidak dapat dibuka: {address}</span>
      )}
    </p>
  )
}
