import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconEye } from '@tabler/icons-react'
import { confirm } from '~/ui/dialogs/dialogs'
import { useIdentities } from '../pipeline/identities'
import { useStage } from '../pipeline/stageContext'
import { revealIdentity } from './blindCache'

/** Shows the identity of one applicant of a blind review, once that is confirmed. */
export function RevealIdentity({ userId, name }: { userId: string; name: string }) {
  const { klobVacancyCode } = useStage().stageKey
  const { hiddenOf } = useIdentities()
  const client = useQueryClient()
  if (!hiddenOf(userId)) return null
  async function reveal(button: HTMLElement) {
    const isConfirmed = await confirm({
      title: `Tampilkan identitas ${name}?`,
      message: 'Nama, foto, data pribadi, CV, dan portofolionya terlihat sampai Anda meninggalkan lowongan ini.',
      yes: 'Tampilkan',
      no: 'Batal',
    })
    if (!isConfirmed) return
    // The button goes: the head of the panel, or the comparison, gets its focus.
    const region = button.closest('section')
    ;(region?.querySelector<HTMLElement>('h2[tabindex]') ?? region)?.focus({ preventScroll: true })
    await revealIdentity(client, klobVacancyCode, userId)
  }
  return (
    <Button
      variant="default"
      size="compact-xs"
      className="screen-only"
      aria-label={`Tampilkan identitas ${name}`}
      leftSection={<IconEye size={14} aria-hidden />}
      onClick={({ currentTarget }) => void reveal(currentTarget)}
    >
      Tampilkan identitas
    </Button>
  )
}
