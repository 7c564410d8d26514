import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCorporate } from '~/components/corporate'
import { PageHead } from '~/components/pages/PageHead'
import { ListGrid } from '~/list/ListGrid'
import type { ListState } from '~/list/listUrl'
import { BackLink } from '~/ui/links/BackLink'
import { employeeList } from './employeeList'
import type { Group } from './employees'
import { useGroupTitle } from '~/features/dashboard/useGroupTitle'

const nothing = () => {}

/** The employees behind a figure as a page of their own, which its address names (document 1 §2). */
export function EmployeesScreen({ state }: { state: ListState<Group> }) {
  const { scope, index } = useCorporate()
  const navigate = useNavigate({ from: '/dashboard/$index/employees' })
  const title = useGroupTitle(state.filters, scope)
  const list = useMemo(() => employeeList(title), [title])
  return (
    <div className="page">
      <PageHead
        parent={
          <BackLink to="/dashboard/$index" params={{ index }}>
            Dasbor
          </BackLink>
        }
        title={`Karyawan: ${title}`}
        isNamed
      />
      <section className="card" aria-label={title}>
        <ListGrid
          list={list}
          state={state}
          setState={({ page }) => void navigate({ search: (prev) => ({ ...prev, page }), resetScroll: false })}
          onFailure={nothing}
        />
      </section>
    </div>
  )
}
