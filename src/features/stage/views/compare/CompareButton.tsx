import { Button } from '@mantine/core'
import { IconColumns2 } from '@tabler/icons-react'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { notify } from '~/ui/messages/notify'
import { MAX_COMPARED, toggleInBasket } from '../../model/basket'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'

/** Adds the open applicant to the comparison basket, or removes them (key B). */
export function CompareButton({ userId, name }: { userId: string; name: string }) {
  const { stage } = useStage()
  const { listState, currentState: stateNow, setListState } = useSelection()
  const { announce } = useStageActions()
  const isInBasket = listState.basket.some((one) => one.userId === userId)
  function toggle() {
    const currentBasket = stateNow().basket
    const basket = toggleInBasket(currentBasket, { userId, stageId: stage.id })
    if (!basket)
      return void notify(`Paling banyak ${MAX_COMPARED} pelamar dibandingkan. Keluarkan salah satu dahulu.`, 'info')
    setListState({ ...listState, basket }, true)
    const count = `${basket.length} dari ${MAX_COMPARED}`
    announce(`${name} ${basket.length < currentBasket.length ? 'keluar dari' : 'masuk'} keranjang banding, ${count}`)
  }
  useShortcuts({ b: { label: 'Masukkan ke atau keluarkan dari keranjang banding', run: toggle, wait: 'act' } })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`Bandingkan ${name}`}
        aria-pressed={isInBasket}
        leftSection={<IconColumns2 size={14} aria-hidden />}
        onClick={toggle}
      >
        {isInBasket ? 'Dibandingkan' : 'Bandingkan'}
      </Button>
      {isInBasket && listState.basket.length > 1 && (
        <Button variant="subtle" size="xs" onClick={() => setListState({ ...listState, isComparing: true })}>
          Lihat perbandingan ({listState.basket.length})
        </Button>
      )}
    </>
  )
}
