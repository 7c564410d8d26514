import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, type NavigateOptions, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { serverNow } from '~/api/identity/clock'
import { useCorporate } from '~/components/corporate'
import { dialogEntry, useCloseEntry } from '~/components/dialogEntry'
import { useSeenCounts } from '~/components/seenCounts'
import { PageHead } from '~/components/pages/PageHead'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { allows, rights } from '~/lib/rules/rights'
import { useUrlState } from '~/lib/url/urlState'
import type { PinnableSearches } from '~/list/saved/PinnedSearches'
import { usePins } from '~/list/saved/pins'
import { lazyComponent } from '~/ui/lazyComponent'
import { lazyDialog } from '~/ui/lazyDialog'
import { Picture } from '~/ui/media/Picture'
import { Notice } from '~/ui/messages/Notice'
import { changedVacancies, closingVacancies, scarceLicenses } from './attention'
import classes from './DashboardScreen.module.css'
import { FigureTiles } from './FigureTiles'
import { type DashboardState, dashboardUrl } from './dashboardUrl'
import { type Group, queries } from './queries'
import { TestTiles } from './TestTiles'

/** Lazy: the table code loads with the first opened list. */
const EmployeesDialog = lazyDialog(async () => (await import('./employees/EmployeesDialog')).EmployeesDialog)
const PinnedSearches = lazyComponent(async () => (await import('~/list/saved/PinnedSearches')).PinnedSearches)

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
      <CorporateHead searches={searches} />
      <FigureTiles onOpen={open} />
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
function CorporateHead({ searches }: { searches: PinnableSearches }) {
  const { viewer, scope, writer } = useCorporate()
  const { pins } = usePins(writer)
  const { corporateName, menu } = viewer.corporate
  const { data, error, refetch } = useQuery(queries.corporate(scope))
  const name = data?.corporateName ?? corporateName
  const pinned = pins.length > 0 && <PinnedSearches searches={searches} />
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
      {allows(menu, rights.atsReport) ? <AttentionStrip pinned={pinned} /> : pinned && <Attentions pinned={pinned} />}
    </PageHead>
  )
}

/** The strip of what needs attention, and the pinned searches below it. */
const Attentions = ({ children, pinned }: { children?: ReactNode; pinned: ReactNode }) => (
  <section className={classes.attentions} aria-label="Perlu perhatian">
    <div className={classes.attention}>
      <h2 className="caption dimmed">Perlu perhatian</h2>
      {children}
    </div>
    {pinned}
  </section>
)

/** What needs attention, with a link where the report shows it; absent when nothing does. */
function AttentionStrip({ pinned }: { pinned: ReactNode }) {
  const { writer, scope, index } = useCorporate()
  const looks = useSeenCounts('report', writer, 'dashboard')
  const licenses = useQuery(queries.licenses(scope))
  const top = useQuery(queries.topVacancies(scope))
  const demographics = useQuery(queries.demographics(scope))
  const tests = useQuery(queries.tests(scope))
  // The report is large, so it loads after the figures.
  const areTilesDone = [licenses, top, demographics, tests].every(({ isFetched }) => isFetched)
  const report = useQuery({ ...queries.report(scope), enabled: areTilesDone })
  const { data: vacancies, isError, refetch } = report
  const items = [
    ...scarceLicenses(licenses.data?.license ?? []),
    ...(vacancies ? closingVacancies(vacancies, serverNow()) : []),
    ...(vacancies ? changedVacancies(vacancies, looks) : []),
  ]
  if (items.length === 0 && !isError && !pinned) return null
  return (
    <Attentions pinned={pinned}>
      {items.length > 0 && (
        <ul className="plain-list row">
          {items.map(({ text, search }) => (
            <li key={text}>
              {search ? (
                <Link to="/dashboard/$index/atsreport" params={{ index }} search={search} className="caption">
                  <IconAlertTriangle size={14} aria-hidden />
                  <span className="ellipsis">{text}</span>
                </Link>
              ) : (
                <span className="caption">
                  <IconAlertTriangle size={14} aria-hidden />
                  <span className="ellipsis">{text}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <StaleNotice read={report} />
      {isError && vacancies === undefined && (
        <Notice retry={() => void refetch()}>Lowongan yang perlu perhatian gagal dimuat.</Notice>
      )}
    </Attentions>
  )
}
