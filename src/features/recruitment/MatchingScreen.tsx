import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SearchScreen } from '~/search/SearchScreen'
import { matchingSearch } from './matchingSearch'

const route = getRouteApi('/dashboard/$index/_guarded/recruitmentmatching')

/** The screen of document 2 §2.4. */
export function MatchingScreen() {
  const { corporate, account } = route.useRouteContext()
  const navigate = route.useNavigate()
  const viewer = useMemo(() => ({ userId: account.userId, corporate }), [account.userId, corporate])
  return (
    <SearchScreen
      key={corporate.corporateId}
      search={matchingSearch}
      raw={route.useSearch()}
      navigate={(search) => void navigate({ search })}
      viewer={viewer}
    />
  )
}
