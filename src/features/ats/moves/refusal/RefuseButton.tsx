import { Button } from '@mantine/core'
import { IconUserX } from '@tabler/icons-react'
import { useShortcuts } from '~/ui/keys/useShortcuts'

/** Refuses the open applicant: stage and message in one step (key D). */
export function RefuseButton({ name, refuse }: { name: string; refuse: () => void }) {
  useShortcuts({ d: { label: 'Tolak pelamar: pindahkan dan kirim pesan', run: refuse } })
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`Tolak ${name}`}
      aria-haspopup="dialog"
      leftSection={<IconUserX size={14} aria-hidden />}
      onClick={refuse}
    >
      Tolak…
    </Button>
  )
}
