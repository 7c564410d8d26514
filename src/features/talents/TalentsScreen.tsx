import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { talentFilters } from '~/api/contract/filters'
import { paramsOf, queryOf } from '~/search/query'
import { SearchScreen } from '~/search/SearchScreen'
import { talentSearch } from './talentSearch'

const route = getRouteApi('/dashboard/$index/_guarded/talentsearch')

/** The talent search screen (document 1 §2). */
export function TalentsScreen() {
  const { corporate, account } = route.useRouteContext()
  const params = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useMemo(() => queryOf(talentFilters, params), [params])
  const scope = useMemo(() => ({ corporateId: corporate.corporateId }), [corporate.corporateId])
  return (
    <SearchScreen
      key={scope.corporateId}
      search={talentSearch}
      asked={asked}
      // A link to a search names its corporate, so that it opens the same one for everybody.
      ask={(query) => void navigate({ search: { ...paramsOf(query), c: scope.corporateId } })}
      scope={scope}
      userId={account.userId}
    />
  )
}
