import { Button } from '@mantine/core'
import { useRef } from 'react'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { StatePanel } from '~/ui/states/StatePanel'
import { useInView } from '~/ui/useInView'
import { BackToReport } from '../BackToReport'
import type { StageState } from '../readStage'

/** Nobody: at this stage, or by these filters. */
export function EmptyStage({
  listState,
  setListState,
  onSeen,
}: {
  listState: StageState
  setListState: (next: StageState) => void
  onSeen: () => void
}) {
  const ref = useRef<HTMLElement>(null)
  useInView(ref, '', onSeen)
  const isFiltered = Object.keys(listState.filters).length > 0
  return (
    <section ref={ref} className="card">
      <StatePanel
        drawing="empty"
        title={texts.nothingFound}
        message={adminTexts.stage.noApplicants}
        action={
          isFiltered ? (
            <Button variant="default" onClick={() => setListState({ ...listState, filters: {}, page: 1 })}>
              Hapus semua filter
            </Button>
          ) : (
            <BackToReport />
          )
        }
      />
    </section>
  )
}
