import { createFileRoute } from '@tanstack/react-router'
import type { CandidateFilters } from '~/api/contract/recruitment/candidateFilters'
import { candidateSearch } from '~/features/executive/candidateSearch'
import { useListsAlert } from '~/features/executive/useListsAlert'
import { rights } from '~/lib/rules/rights'
import { ListScreen } from '~/list/ListScreen'
import { searchParams } from '~/list/listUrl'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/es-admin-query')({
  staticData: { title: 'Pencarian Executive Search', right: rights.executiveSearch },
  validateSearch: searchParams<CandidateFilters>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchList(context, candidateSearch, deps),
  component: function Candidates() {
    useListsAlert()
    const loaded = Route.useLoaderData()
    return <ListScreen list={candidateSearch} loaded={loaded} />
  },
})
