import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { serverNow } from '~/api/identity/clock'
import { useCorporate } from '~/components/corporate'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { useSeenCounts } from '~/components/seenCounts'
import { type Attention, changedVacancies, closingVacancies } from '~/components/vacancies/attention'
import { allows, rights } from '~/lib/rules/rights'
import type { PinnableSearches } from '~/list/saved/PinnedSearches'
import { usePins } from '~/list/saved/pins'
import { adminTexts } from '~/lib/texts/adminTexts'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import classes from './AttentionCard.module.css'
import { scarceLicenses } from './figures'
import { queries } from './queries'

const PinnedSearches = lazyComponent(async () => (await import('~/list/saved/PinnedSearches')).PinnedSearches)

/** The most lines of what needs attention. */
const MAX_LINES = 5

/** What needs attention, and the pinned searches below it; absent without the right to the report and without pins. */
export function AttentionCard({ searches }: { searches: PinnableSearches }) {
  const { viewer, writer } = useCorporate()
  const { pins } = usePins(writer)
  const pinned = pins.length > 0 && <PinnedSearches searches={searches} />
  if (allows(viewer.corporate.menu, rights.atsReport)) return <ReportAttention pinned={pinned} />
  return pinned && <Frame pinned={pinned} />
}

const Frame = ({ children, pinned }: { children?: ReactNode; pinned: ReactNode }) => (
  <section className={`card stack ${classes.attention}`} aria-labelledby="attention">
    <h2 id="attention">Perlu perhatian</h2>
    {children}
    {pinned}
  </section>
)

/** Its room is taken from the start, so that nothing moves when the report has come. */
function ReportAttention({ pinned }: { pinned: ReactNode }) {
  const { writer, scope } = useCorporate()
  const looks = useSeenCounts('report', writer, 'dashboard')
  const licenses = useQuery(queries.licenses(scope))
  const top = useQuery(queries.topVacancies(scope))
  const demographics = useQuery(queries.demographics(scope))
  const tests = useQuery(queries.tests(scope))
  // The report is large, so it loads after the figures.
  const areTilesDone = [licenses, top, demographics, tests].every(({ isFetched }) => isFetched)
  const report = useQuery({ ...queries.report(scope), enabled: areTilesDone })
  const { data: vacancies } = report
  // The cards of two of them say it, too, but further down.
  const failures = [
    { read: report, subject: 'Lowongan yang perlu perhatian' },
    { read: demographics, subject: adminTexts.dashboard.demographics },
    { read: tests, subject: adminTexts.dashboard.tests },
  ].filter(({ read }) => read.isError && read.data === undefined)
  const items = [
    ...(vacancies ? closingVacancies(vacancies, serverNow()) : []),
    ...scarceLicenses(licenses.data?.license ?? []),
    ...(vacancies ? changedVacancies(vacancies, looks) : []),
  ].slice(0, MAX_LINES - failures.length)
  return (
    <Frame pinned={pinned}>
      {items.length + failures.length > 0 && (
        <ul className={`plain-list ${classes.lines}`}>
          {failures.map(({ read, subject }) => (
            <li key={subject} className={classes.line}>
              <IconAlertTriangle size={16} aria-hidden />
              <Notice isInline urgent={read === report} retry={() => void read.refetch()}>
                {subject} gagal dimuat.
              </Notice>
            </li>
          ))}
          {items.map((item) => (
            <li key={item.text}>
              <Line {...item} />
            </li>
          ))}
        </ul>
      )}
      {items.length + failures.length === 0 && (
        <p className="small dimmed">{vacancies ? 'Tidak ada untuk saat ini.' : 'Memeriksa lowongan...'}</p>
      )}
      <StaleNotice read={report} />
    </Frame>
  )
}

/** One line, with the way to the report where it shows what the line is about. */
function Line({ count, text, search }: Attention) {
  const { index } = useCorporate()
  const content = (
    <>
      <IconAlertTriangle size={16} aria-hidden />
      <span className="break-anywhere">
        {count !== undefined && <strong className="tabular">{count}</strong>} {text}
      </span>
    </>
  )
  return search ? (
    <Link to="/dashboard/$index/atsreport" params={{ index }} search={search} className={classes.line}>
      {content}
    </Link>
  ) : (
    <span className={classes.line}>{content}</span>
  )
}
