import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { RawSearch } from '~/lib/searchParams'
import { lazily } from '~/ui/lazily'
import { CorporateHead } from './CorporateHead'
import classes from './DashboardScreen.module.css'
import { DemographicTiles } from './DemographicTiles'
import { type Group, readGroup, readPage, withoutGroup } from './employees'
import { LicenseTiles } from './LicenseTiles'
import { TestTiles } from './TestTiles'
import { TopVacancies } from './TopVacancies'

/** The table of the lists loads with the first of them. */
const EmployeesDialog = lazily(async () => (await import('./EmployeesDialog')).EmployeesDialog)

const route = getRouteApi('/dashboard/$index/_guarded/')

/** The dashboard of a corporate; what is opened or chosen in it stands in the URL (document 1 §2). */
export function DashboardScreen() {
  const { corporate, account } = route.useRouteContext()
  const { index } = route.useParams()
  const raw = route.useSearch()
  const navigate = route.useNavigate()
  const scope = useMemo(() => ({ corporateId: corporate.corporateId }), [corporate.corporateId])
  const group = useMemo(() => readGroup(raw), [raw])
  const go = (change: (prev: RawSearch) => RawSearch) => void navigate({ search: change, resetScroll: false })
  const open = (next: Group) => go((prev) => ({ ...withoutGroup(prev), ...next }))
  return (
    <div className="page" key={corporate.corporateId}>
      <CorporateHead scope={scope} name={corporate.corporateName} />
      <div className={classes.first}>
        <LicenseTiles scope={scope} />
        <TopVacancies scope={scope} index={index} menu={corporate.menu} />
      </div>
      <DemographicTiles scope={scope} onOpen={open} />
      <TestTiles
        scope={scope}
        test={raw['test']}
        split={raw['split']}
        onOpen={open}
        onChoose={(choice) => go((prev) => ({ ...prev, ...choice }))}
      />
      {group && (
        <EmployeesDialog
          key={JSON.stringify(group)}
          group={group}
          page={readPage(raw)}
          scope={scope}
          userId={account.userId}
          index={index}
          onPage={(page) => go((prev) => ({ ...withoutGroup(prev), ...group, page: String(page) }))}
          onClose={() => go(withoutGroup)}
        />
      )}
    </div>
  )
}
