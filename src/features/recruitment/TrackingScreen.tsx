import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SearchScreen } from '~/search/SearchScreen'
import { trackingSearch } from './trackingSearch'

const route = getRouteApi('/dashboard/$index/_guarded/recruitmentats')

/** The screen of document 2 §2.2. */
export function TrackingScreen() {
  const { corporate, account } = route.useRouteContext()
  const navigate = route.useNavigate()
  const viewer = useMemo(() => ({ userId: account.userId, corporate }), [account.userId, corporate])
  return (
    <SearchScreen
      key={corporate.corporateId}
      search={trackingSearch}
      raw={route.useSearch()}
      navigate={(search) => void navigate({ search })}
      viewer={viewer}
    />
  )
}
