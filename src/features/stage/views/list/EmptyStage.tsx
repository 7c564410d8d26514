import { Button } from '@mantine/core'
import { useRef } from 'react'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { StatePanel } from '~/ui/states/StatePanel'
import { lazyComponent } from '~/ui/lazyComponent'
import { useInView } from '~/ui/useInView'
import { BackToReport } from '~/components/pages/BackToReport'
import { useSelection } from '../../pipeline/stageContext'

const SplitName = lazyComponent(async () => (await import('~/list/summary/SplitName')).SplitName)

/** The empty state: no applicants in this stage, or none that match the filters. */
export function EmptyStage({ onSeen, onSearch }: { onSeen: () => void; onSearch: () => void }) {
  const { listState, setListState } = useSelection()
  const ref = useRef<HTMLElement>(null)
  const isFiltered = Object.keys(listState.filters).length > 0
  useInView(ref, '', () => !isFiltered && onSeen())
  const search = (filters: typeof listState.filters) => {
    setListState({ ...listState, filters, page: 1 })
    onSearch()
  }
  return (
    <section ref={ref} className="card">
      <StatePanel
        drawing="empty"
        title={texts.nothingFound}
        message={adminTexts.stage.noApplicants}
        action={
          isFiltered ? (
            <>
              <SplitName names={['firstNames', 'lastNames']} filters={listState.filters} search={search} />
              <Button variant="default" onClick={() => search({})}>
                Hapus semua filter
              </Button>
            </>
          ) : (
            <BackToReport />
          )
        }
      />
    </section>
  )
}
