import { useNavigate } from '@tanstack/react-router'
import { useCorporate } from '~/components/corporate'
import { PageHead } from '~/components/pages/PageHead'
import { ListGrid } from '~/list/ListGrid'
import type { ListState } from '~/list/listUrl'
import { BackLink } from '~/ui/links/BackLink'
import type { Group } from '~/features/dashboard/queries'
import { useEmployeeList } from './useEmployeeList'

const nothing = () => {}

/** The employees behind a figure on their own page; the group is in the URL (document 1 §2). */
export function EmployeesScreen({ state }: { state: ListState<Group> }) {
  const { index } = useCorporate()
  const navigate = useNavigate({ from: '/dashboard/$index/employees' })
  const list = useEmployeeList(state.filters)
  return (
    <div className="page">
      <PageHead
        parent={
          <BackLink to="/dashboard/$index" params={{ index }}>
            Dasbor
          </BackLink>
        }
        title={`Karyawan: ${list.title}`}
        namesTab
      />
      <section className="card" aria-label={list.title}>
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
