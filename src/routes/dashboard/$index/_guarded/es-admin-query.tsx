import { createFileRoute } from '@tanstack/react-router'
import type { CandidateFilters } from '~/api/contract/recruitment/candidateFilters'
import { candidateSearch } from '~/features/executive/candidateSearch'
import { useListsAlert } from '~/features/executive/candidateLists'
import { rights } from '~/lib/rules/rights'
import { ListScreen } from '~/list/ListScreen'
import { searchParams } from '~/list/listUrl'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/es-admin-query')({
  staticData: { title: 'Pencarian Executive Search', right: rights.executiveSearch },
  validateSearch: searchParams<CandidateFilters>(),
  shouldReload: true,
  loader: ({ context, location }) => prefetchList(context, candidateSearch, location.search),
  component: function Candidates() {
    useListsAlert()
    return <ListScreen list={candidateSearch} />
  },
})
