import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SearchScreen } from '~/search/SearchScreen'
import { applicantSearch } from './applicantSearch'

const route = getRouteApi('/dashboard/$index/_guarded/recruitment')

/** The screen of document 2 §2.1. */
export function ApplicantsScreen() {
  const { corporate, account } = route.useRouteContext()
  const { index } = route.useParams()
  const navigate = route.useNavigate()
  const viewer = useMemo(() => ({ userId: account.userId, corporate }), [account.userId, corporate])
  return (
    <SearchScreen
      key={corporate.corporateId}
      search={applicantSearch}
      raw={route.useSearch()}
      navigate={(search) => void navigate({ search })}
      viewer={viewer}
    >
      <Link to="/dashboard/$index/recruitmentmatching" params={{ index }}>
        Matching
      </Link>
    </SearchScreen>
  )
}
