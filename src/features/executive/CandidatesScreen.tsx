import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { detailOf } from '~/api/errors'
import { adminTexts } from '~/lib/adminTexts'
import { SearchScreen } from '~/search/SearchScreen'
import { alert } from '~/ui/dialogs'
import { candidateLists } from './candidateLists'
import { candidateSearch } from './candidateSearch'

const route = getRouteApi('/dashboard/$index/_guarded/es-admin-query')

/** The screen of the executive search's admin query (document 3 §2). */
export function CandidatesScreen() {
  const { corporate, account } = route.useRouteContext()
  const navigate = route.useNavigate()
  const viewer = useMemo(() => ({ userId: account.userId, corporate }), [account.userId, corporate])
  const { error } = useQuery({ ...candidateLists(corporate), retryOnMount: false })
  useEffect(() => {
    if (error) void alert(adminTexts.candidates.listsFailed(detailOf(error) ?? error.message))
  }, [error])
  return (
    <SearchScreen
      key={corporate.corporateId}
      search={candidateSearch}
      raw={route.useSearch()}
      navigate={(search) => void navigate({ search })}
      viewer={viewer}
    />
  )
}
