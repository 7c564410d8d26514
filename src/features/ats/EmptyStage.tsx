import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { adminTexts } from '~/lib/adminTexts'
import { texts } from '~/lib/texts'
import { StatePanel } from '~/ui/StatePanel'
import type { StageAsked } from './readStage'

const route = getRouteApi('/dashboard/$index/_guarded/atsreport/$jobId')

/** Nobody: at this stage, or by these filters. */
export function EmptyStage({ asked, ask }: { asked: StageAsked; ask: (next: StageAsked) => void }) {
  const { index } = route.useParams()
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
            <Link to="/dashboard/$index/atsreport" params={{ index }}>
              Kembali ke ATS Report
            </Link>
          )
        }
      />
    </section>
  )
}
