import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { notify } from '~/ui/messages/notify'
import { copyAddress } from './copyAddress'

/** Copies the address of what is shown, to be shared. */
export function CopyLink({ address }: { address: () => string }) {
  const copy = () => void copyAddress(address(), () => notify('Tautan pencarian disalin'))
  return (
    <Button data-palette variant="default" size="xs" leftSection={<IconLink size={16} aria-hidden />} onClick={copy}>
      Salin tautan
    </Button>
  )
}
