import { useNavigate } from '@tanstack/react-router'
import { useCorporate } from '~/components/corporate'
import { PageHead } from '~/components/pages/PageHead'
import { ListGrid } from '~/list/ListGrid'
import { useUrlState } from '~/lib/url/urlState'
import { BackLink } from '~/ui/links/BackLink'
import { type Group, groupUrl, PAGE_SIZE } from '~/features/dashboard/queries'
import { useEmployeeList } from './useEmployeeList'

const nothing = () => {}

/** The employees behind a figure on their own page; the group is in the URL (document 1 §2). */
export function EmployeesScreen() {
  const { group, page } = useUrlState(groupUrl.read)
  // The loader has redirected URLs that name no group.
  return group && <Employees key={JSON.stringify(group)} group={group} page={page} />
}

function Employees({ group, page }: { group: Group; page: number }) {
  const { index } = useCorporate()
  const navigate = useNavigate({ from: '/dashboard/$index/employees' })
  const list = useEmployeeList(group)
  return (
    <div className="page" data-wide>
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
          state={{ filters: group, page, size: PAGE_SIZE }}
          setState={(next) => void navigate({ search: groupUrl.write({ group, page: next.page }), resetScroll: false })}
          onFailure={nothing}
        />
      </section>
    </div>
  )
}
