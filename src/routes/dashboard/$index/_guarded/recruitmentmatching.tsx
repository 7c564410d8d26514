import { createFileRoute } from '@tanstack/react-router'
import type { MatchingFilters } from '~/api/contract/recruitment/applicantFilters'
import { matchingSearch } from '~/features/recruitment/matchingSearch'
import { rights } from '~/lib/rules/rights'
import { ListScreen } from '~/list/ListScreen'
import { searchParams } from '~/list/listUrl'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/recruitmentmatching')({
  staticData: { title: 'Matching', right: rights.applicantSearch, section: '/dashboard/$index/recruitment' },
  validateSearch: searchParams<MatchingFilters>(),
  shouldReload: true,
  loader: ({ context, location }) => prefetchList(context, matchingSearch, location.search),
  component: () => <ListScreen list={matchingSearch} />,
})
