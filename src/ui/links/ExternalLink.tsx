import type { MouseEvent, ReactNode } from 'react'
import { safeUrl } from '~/lib/url/urls'

type Props = {
  address: string
  children: ReactNode
  label?: string
  /** May prevent that it is opened. */
  onPress?: (event: MouseEvent) => void
}

/** An external link in a new tab; an unsafe address is shown as text (security list T3, T6). */
export function ExternalLink({ address, children, label, onPress }: Props) {
  const url = safeUrl(address)
  return url ? (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={label} onClick={onPress}>
      {children}
    </a>
  ) : (
    <span title={address}>{children} (alamat tidak dapat dibuka)</span>
  )
}
