import { Button } from '@mantine/core'
import { useRef } from 'react'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { StatePanel } from '~/ui/states/StatePanel'
import { useInView } from '~/ui/useInView'
import { BackToReport } from '~/components/pages/BackToReport'
import { useSelection } from '../../pipeline/stageContext'

/** The empty state: no applicants in this stage, or none that match the filters. */
export function EmptyStage({ onSeen }: { onSeen: () => void }) {
  const { listState, setListState } = useSelection()
  const ref = useRef<HTMLElement>(null)
  const isFiltered = Object.keys(listState.filters).length > 0
  useInView(ref, '', () => !isFiltered && onSeen())
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
