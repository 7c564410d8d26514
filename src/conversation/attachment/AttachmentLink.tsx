import { safeUrl } from '~/lib/url/urls'
import { fileNameOf } from './fileNameOf'

/** A message's attachment, by the name of its file; an unsafe address is shown as text, not as a link (security list T3). */
export function AttachmentLink({ address }: { address: string | null }) {
  if (!address) return null
  const url = safeUrl(address)
  const name = url === undefined ? '' : fileNameOf(url)
  return (
    <p>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name === '' ? (
            'Lihat Lampiran'
          ) : (
            <>
              Lihat Lampiran <bdi>{name}</bdi>
            </>
          )}
        </a>
      ) : (
        <span className="caption dimmed break-anywhere">Lampiran tidak dapat dibuka: {address}</span>
      )}
    </p>
  )
}
