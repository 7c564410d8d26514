import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SearchScreen } from '~/search/SearchScreen'
import { talentSearch } from './talentSearch'

const route = getRouteApi('/dashboard/$index/_guarded/talentsearch')

/** The talent search screen (document 1 §2). */
export function TalentsScreen() {
  const { corporate, account } = route.useRouteContext()
  const navigate = route.useNavigate()
  const viewer = useMemo(() => ({ userId: account.userId, corporate }), [account.userId, corporate])
  return (
    <SearchScreen
      key={corporate.corporateId}
      search={talentSearch}
      raw={route.useSearch()}
      navigate={(search) => void navigate({ search })}
      viewer={viewer}
    />
  )
}
