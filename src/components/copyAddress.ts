import { alert } from '~/ui/dialogs/dialogs'

/** Copies an address, then calls `onCopied`; where the browser refuses, shows it for copying by hand. */
export async function copyAddress(address: string, onCopied: () => Promise<unknown>): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
  } catch {
    await alert('Tautan belum dapat disalin. Salin alamat ini sendiri dari bawah atau dari bilah alamat.', address)
    return
  }
  await onCopied()
}
