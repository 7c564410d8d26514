import { safeUrl } from '~/lib/url/urls'

/**
 * A file to download. Browsers ignore `download` for another site and would leave the page: such a file opens in a new tab,
 * and its origin is shown before (security list T3, T6). An unsafe address is shown as text.
 */
export function FileLink({ address, children }: { address: string | null | undefined; children: string }) {
  const url = safeUrl(address)
  if (!url) return <span className="break-anywhere">{children}</span>
  const { origin } = new URL(url)
  if (origin === location.origin)
    return (
      <a href={url} download>
        {children}
      </a>
    )
  return (
    <span className="break-anywhere">
      <a href={url} target="_blank" rel="noopener noreferrer">
        {children}
      </a>{' '}
      <span className="small dimmed">dari {origin} (tab baru)</span>
    </span>
  )
}
