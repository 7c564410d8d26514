import { useQuery } from '@tanstack/react-query'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { useCorporate } from '~/components/corporate'
import { dialogEntry, useCloseEntry } from '~/components/dialogEntry'
import { PageHead } from '~/components/pages/PageHead'
import { useUrlState } from '~/lib/url/urlState'
import type { PinnableSearches } from '~/list/saved/PinnedSearches'
import { lazyDialog } from '~/ui/lazyDialog'
import { Picture } from '~/ui/media/Picture'
import { Notice } from '~/ui/messages/Notice'
import { FigureTiles } from './FigureTiles'
import { type DashboardState, dashboardUrl } from './dashboardUrl'
import { type Group, queries } from './queries'
import { TestTiles } from './TestTiles'

/** Lazy: the table code loads with the first opened list. */
const EmployeesDialog = lazyDialog(async () => (await import('./employees/EmployeesDialog')).EmployeesDialog)

/** The dashboard of a corporate; its open list and selections are in the URL (document 1 §2). */
export function DashboardScreen({ searches }: { searches: PinnableSearches }) {
  const { viewer } = useCorporate()
  const navigate = useNavigate({ from: '/dashboard/$index/' })
  const state = useUrlState(dashboardUrl.read)
  const { group, page, test, split } = state
  const go = (change: Partial<DashboardState>, options: Pick<NavigateOptions, 'replace' | 'state'> = {}) =>
    void navigate({ search: dashboardUrl.write({ ...state, ...change }), resetScroll: false, ...options })
  const open = (next: Group) => go({ group: next, page: 1 }, { state: dialogEntry('employees') })
  const closeEntry = useCloseEntry()
  return (
    <div className="page" key={viewer.corporate.corporateId}>
      <CorporateHead />
      <FigureTiles onOpen={open} searches={searches} />
      <TestTiles test={test} split={split} onOpen={open} onChoose={go} />
      {group && (
        <EmployeesDialog
          key={JSON.stringify(group)}
          group={group}
          page={page}
          onPage={(next) => go({ page: next }, { replace: true, state: true })}
          onClose={() => closeEntry(() => go({ group: undefined }, { replace: true }))}
        />
      )}
    </div>
  )
}

/** The screen's title with the corporate's logo; the name is available before the logo. */
function CorporateHead() {
  const { viewer, scope } = useCorporate()
  const { data, error, refetch } = useQuery(queries.corporate(scope))
  const name = data?.corporateName ?? viewer.corporate.corporateName
  return (
    <PageHead
      title="Dasbor"
      lead={name}
      picture={<Picture square url={data?.corporateLogo ?? null} name={name} size={48} />}
    >
      {error && (
        <p className="small">
          <Notice isInline retry={() => void refetch()}>
            Logo perusahaan gagal dimuat.
          </Notice>
        </p>
      )}
    </PageHead>
  )
}
