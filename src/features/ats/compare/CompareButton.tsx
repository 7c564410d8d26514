import { Button } from '@mantine/core'
import { IconColumns2 } from '@tabler/icons-react'
import { useShortcuts } from '~/ui/keys/useShortcuts'
import { notify } from '~/ui/messages/notify'
import type { StageView } from '../stageView'
import { MAX_COMPARED, toggled } from './basket'

/** Puts the open applicant into the basket of those who are compared, or takes them out (key B). */
export function CompareButton({ view, userId, name }: { view: StageView; userId: string; name: string }) {
  const { stage, listState, stateNow, setListState, announce } = view
  const isIn = listState.basket.some((one) => one.userId === userId)
  function toggle() {
    const now = stateNow().basket
    const basket = toggled(now, { userId, stageId: stage.id })
    if (!basket)
      return void notify(`Paling banyak ${MAX_COMPARED} pelamar dibandingkan. Keluarkan salah satu dahulu.`, 'info')
    setListState({ ...listState, basket }, true)
    const count = `${basket.length} dari ${MAX_COMPARED}`
    announce(`${name} ${basket.length < now.length ? 'keluar dari' : 'masuk'} keranjang banding, ${count}`)
  }
  useShortcuts({ b: { label: 'Masukkan ke atau keluarkan dari keranjang banding', run: toggle } })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`Bandingkan ${name}`}
        aria-pressed={isIn}
        leftSection={<IconColumns2 size={14} aria-hidden />}
        onClick={toggle}
      >
        {isIn ? 'Dibandingkan' : 'Bandingkan'}
      </Button>
      {isIn && listState.basket.length > 1 && (
        <Button variant="subtle" size="xs" onClick={() => setListState({ ...listState, isComparing: true })}>
          Lihat perbandingan ({listState.basket.length})
        </Button>
      )}
    </>
  )
}
