import { Button } from '@mantine/core'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { StatePanel } from '~/ui/states/StatePanel'
import { BackToReport } from '../BackToReport'
import type { StageAsked } from '../readStage'

/** Nobody: at this stage, or by these filters. */
export function EmptyStage({ asked, ask }: { asked: StageAsked; ask: (next: StageAsked) => void }) {
  const isFiltered = Object.keys(asked.where).length > 0
  return (
    <section className="card">
      <StatePanel
        drawing="empty"
        title={texts.nothingFound}
        message={adminTexts.stage.noApplicants}
        action={
          isFiltered ? (
            <Button variant="default" onClick={() => ask({ ...asked, where: {}, page: 1 })}>
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
