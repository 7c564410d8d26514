import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { alert } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'

/** Copies the address of the current view, for sharing. */
export function CopyLink({ address }: { address: () => string }) {
  const copy = () => void copyAddress(address(), () => notify('Tautan pencarian disalin'))
  return (
    <Button data-palette variant="default" size="xs" leftSection={<IconLink size={16} aria-hidden />} onClick={copy}>
      Salin tautan
    </Button>
  )
}

/** Copies an address, then calls `onCopied`; if the browser refuses, shows the address to copy by hand. */
export async function copyAddress(address: string, onCopied: () => Promise<unknown>): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
  } catch {
    await alert('Tautan tidak dapat disalin. Salin alamat ini sendiri dari bawah atau dari bilah alamat.', address)
    return
  }
  await onCopied()
}
