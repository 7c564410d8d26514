import { createFileRoute } from '@tanstack/react-router'
import type { MatchingFilters } from '~/api/contract/recruitment/applicantFilters'
import { matchingSearch } from '~/features/recruitment/matchingSearch'
import { rights } from '~/lib/rules/rights'
import { ListScreen } from '~/list/ListScreen'
import { searchParams } from '~/list/listUrl'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/recruitmentmatching')({
  staticData: { title: 'Matching', right: rights.applicantSearch },
  validateSearch: searchParams<MatchingFilters>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchList(context, matchingSearch, deps),
  component: function Matching() {
    const loaded = Route.useLoaderData()
    return <ListScreen list={matchingSearch} loaded={loaded} />
  },
})
