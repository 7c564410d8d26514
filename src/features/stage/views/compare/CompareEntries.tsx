import { IconColumns2, IconColumns3 } from '@tabler/icons-react'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { notify } from '~/ui/messages/notify'
import type { EntriesProps } from '../../panel/panelParts'
import { MAX_COMPARED, toggleInBasket } from '../../model/basket'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'

/** Menu entries that add the open applicant to the comparison basket, or remove them (key B), and show the comparison. */
export function CompareEntries({ userId, name, children }: EntriesProps) {
  const { stage } = useStage()
  const { listState, currentState: stateNow, setListState } = useSelection()
  const { announce } = useStageActions()
  const isInBasket = listState.basket.some((one) => one.userId === userId)
  function toggle() {
    const currentBasket = stateNow().basket
    const basket = toggleInBasket(currentBasket, { userId, stageId: stage.id })
    if (!basket)
      return void notify(`Paling banyak ${MAX_COMPARED} pelamar dibandingkan. Hapus salah satu dahulu.`, 'info')
    setListState({ ...listState, basket }, true)
    const count = `${basket.length} dari ${MAX_COMPARED}`
    announce(`${name} ${basket.length < currentBasket.length ? 'keluar dari' : 'masuk'} daftar perbandingan, ${count}`)
  }
  useShortcuts({ b: { label: 'Tambahkan ke atau hapus dari daftar perbandingan', run: toggle, wait: 'act' } })
  return children([
    { label: isInBasket ? 'Hapus dari daftar perbandingan' : 'Bandingkan', icon: IconColumns2, run: toggle },
    ...(isInBasket && listState.basket.length > 1
      ? [
          {
            label: `Lihat perbandingan (${listState.basket.length})`,
            icon: IconColumns3,
            run: () => setListState({ ...listState, isComparing: true }),
          },
        ]
      : []),
  ])
}
