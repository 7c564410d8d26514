import type { ReactNode } from 'react'
import { safeUrl } from '~/lib/url/urls'

/** An external link in a new tab; an unsafe address is shown as text (security list T3, T6). */
export function ExternalLink({ address, children, label }: { address: string; children: ReactNode; label?: string }) {
  const url = safeUrl(address)
  return url ? (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </a>
  ) : (
    <span title={address}>{children} (alamat tidak dapat dibuka)</span>
  )
}
