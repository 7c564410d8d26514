import { safeUrl } from '~/lib/urls'
import classes from './ConversationDialog.module.css'

/** What came with a message; an address that is not safe is told, not followed (security list T3). */
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
        <span className={classes.meta}>Lampiran tidak dapat dibuka: {address}</span>
      )}
    </p>
  )
}
