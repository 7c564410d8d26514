import { useQuery } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { PageHead } from '~/components/pages/PageHead'
import type { Scope } from '~/lib/scope'
import { Picture } from '~/ui/media/Picture'
import classes from './DashboardScreen.module.css'
import { reads } from './reads'
import { type NavigateOptions, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { RawSearch } from '~/lib/url/searchParams'
import { lazyComponent } from '~/ui/lazyComponent'
import { AttentionStrip } from './AttentionStrip'
import { DemographicTiles } from './DemographicTiles'
import { type Group, readGroup, readPage, withoutGroup } from './employees/employees'
import { LicenseTiles } from './LicenseTiles'
import { TestTiles } from './TestTiles'
import { TopVacancies } from './TopVacancies'

/** The screen's title with the corporate's logo; the name is known before the logo is. */
function CorporateHead({ scope, name, children }: { scope: Scope; name: string; children: ReactNode }) {
  const { data, error, refetch } = useQuery(reads.corporate(scope))
  return (
    <PageHead
      title="Dasbor"
      lead={data?.corporateName ?? name}
      picture={<Picture square url={data?.corporateLogo ?? null} name={data?.corporateName ?? name} size={48} />}
    >
      {error && (
        <p role="alert" className={classes.failed}>
          Logo perusahaan belum dapat dimuat.{' '}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            Coba lagi
          </button>
        </p>
      )}
      {children}
    </PageHead>
  )
}

/** The table of the lists loads with the first of them. */
const EmployeesDialog = lazyComponent(async () => (await import('./employees/EmployeesDialog')).EmployeesDialog)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step before this one is the same dashboard without its list. */
    isListOpened?: boolean
  }
}

/** Closes the list so that it is no step on the way back: by going back where it was opened here, else in its place. */
function useClosing(group: Group | undefined, replace: () => void) {
  const { history } = useRouter()
  // Going back takes a moment in which Escape may be pressed again.
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [group])
  return () => {
    if (isClosing.current) return
    isClosing.current = true
    if (history.location.state.isListOpened) history.back()
    else replace()
  }
}

/** The dashboard of a corporate; what is open or selected in it is in the URL (document 1 §2). */
export function DashboardScreen({ raw }: { raw: RawSearch }) {
  const { viewer, scope, index } = useCorporate()
  const { userId, corporate } = viewer
  const navigate = useNavigate({ from: '/dashboard/$index/' })
  const group = useMemo(() => readGroup(raw), [raw])
  const go = (change: (prev: RawSearch) => RawSearch, how: Pick<NavigateOptions, 'replace' | 'state'> = {}) =>
    void navigate({ search: change, resetScroll: false, ...how })
  const open = (next: Group) => go((prev) => ({ ...withoutGroup(prev), ...next }), { state: { isListOpened: true } })
  const turn = (page: number) =>
    go((prev) => ({ ...withoutGroup(prev), ...group, page: String(page) }), { replace: true, state: true })
  const close = useClosing(group, () => go(withoutGroup, { replace: true }))
  return (
    <div className="page" key={corporate.corporateId}>
      <CorporateHead scope={scope} name={corporate.corporateName}>
        <AttentionStrip userId={userId} scope={scope} index={index} menu={corporate.menu} />
      </CorporateHead>
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
        <EmployeesDialog key={JSON.stringify(group)} group={group} page={readPage(raw)} onPage={turn} onClose={close} />
      )}
    </div>
  )
}
