import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serverNow } from '~/api/identity/clock'
import type { Menu } from '~/lib/rules/rights'
import { allows, rights } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import { useCountsSeen } from '~/components/countsSeen'
import { Notice } from '~/ui/messages/Notice'
import { changedVacancies, closingVacancies, scarceLicenses } from './attention'
import classes from './DashboardScreen.module.css'
import { reads } from './reads'

type Props = { userId: string; scope: Scope; index: string; menu: Menu }

/** What needs attention, each a link to the report; absent without the right to that, and when nothing does. */
export function AttentionStrip(props: Props) {
  return allows(props.menu, rights.atsReport) ? <Strip {...props} /> : null
}

function Strip({ userId, scope, index }: Props) {
  const looks = useCountsSeen('report', { ...scope, userId }, 'dashboard')
  const licenses = useQuery(reads.licenses(scope))
  const top = useQuery(reads.topVacancies(scope))
  const demographics = useQuery(reads.demographics(scope))
  const tests = useQuery(reads.tests(scope))
  // The report is large: after the figures that somebody came for.
  const areTilesDone = [licenses, top, demographics, tests].every(({ isFetched }) => isFetched)
  const { data: vacancies, isError, refetch } = useQuery({ ...reads.report(scope), enabled: areTilesDone })
  const isReportMissing = isError && vacancies === undefined
  const items = [
    ...scarceLicenses(licenses.data?.license ?? []),
    ...(vacancies ? closingVacancies(vacancies, serverNow()) : []),
    ...(vacancies ? changedVacancies(vacancies, looks) : []),
  ]
  if (items.length === 0 && !isReportMissing) return null
  return (
    <section className={classes.attention} aria-label="Perlu perhatian">
      <h2>Perlu perhatian</h2>
      <ul>
        {items.map(({ text, search }) => (
          <li key={text}>
            <Link to="/dashboard/$index/atsreport" params={{ index }} search={search}>
              <IconAlertTriangle size={14} aria-hidden />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isReportMissing && (
        <Notice retry={() => void refetch()}>Lowongan yang perlu perhatian belum dapat dimuat.</Notice>
      )}
    </section>
  )
}
