import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { BackLink } from '~/ui/BackLink'
import { type Group, readGroup, readPage } from './employees'
import { EmployeeList } from './EmployeeList'
import { useGroupTitle } from './useGroupTitle'

const route = getRouteApi('/dashboard/$index/_guarded/employees')

/** The employees behind a figure as a page of their own, which its address names (document 1 §2). */
export function EmployeesScreen() {
  const raw = route.useSearch()
  const group = useMemo(() => readGroup(raw), [raw])
  // The loader sent away whoever names no group.
  return group ? <GroupPage key={JSON.stringify(group)} group={group} page={readPage(raw)} /> : null
}

function GroupPage({ group, page }: { group: Group; page: number }) {
  const { corporate, account } = route.useRouteContext()
  const { index } = route.useParams()
  const navigate = route.useNavigate()
  const scope = useMemo(() => ({ corporateId: corporate.corporateId }), [corporate.corporateId])
  const title = useGroupTitle(group, scope)
  return (
    <div className="page">
      <BackLink to="/dashboard/$index" params={{ index }}>
        Dasbor
      </BackLink>
      <h1>Karyawan: {title}</h1>
      <section className="card" aria-label={title}>
        <EmployeeList
          group={group}
          title={title}
          page={page}
          scope={scope}
          userId={account.userId}
          onPage={(next) => void navigate({ search: (prev) => ({ ...prev, page: next }), resetScroll: false })}
        />
      </section>
    </div>
  )
}
