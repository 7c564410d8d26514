import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { alert } from '~/ui/dialogs'
import { notify } from '~/ui/notify'

/** Copies the address of what is shown, to be shared. */
export function CopyLink({ address }: { address: () => string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address())
      await notify('Tautan pencarian disalin')
    } catch {
      await alert('Tautan belum dapat disalin. Salin alamat ini dari bilah alamat peramban.', address())
    }
  }
  return (
    <Button variant="default" size="xs" leftSection={<IconLink size={16} aria-hidden />} onClick={() => void copy()}>
      Salin tautan
    </Button>
  )
}
