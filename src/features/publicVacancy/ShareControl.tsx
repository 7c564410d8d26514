import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { lazily } from '~/ui/lazily'

const SharePopup = lazily(async () => (await import('./SharePopup')).SharePopup)

/** Opens the ways to share the page; they load then. */
export function ShareControl({ title }: { title: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        ref={button}
        variant="default"
        size="md"
        leftSection={<IconShare size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        Bagikan
      </Button>
      {anchor && <SharePopup anchor={anchor} title={title} onClose={() => setAnchor(null)} />}
    </>
  )
}
