import { createFileRoute } from '@tanstack/react-router'
import type { MatchingWhere } from '~/api/contract/applicantFilters'
import { MatchingScreen } from '~/features/recruitment/MatchingScreen'
import { matchingSearch } from '~/features/recruitment/matchingSearch'
import { rights } from '~/lib/rights'
import { searchParams } from '~/search/params'
import { startSearch } from '~/search/startSearch'

export const Route = createFileRoute('/dashboard/$index/_guarded/recruitmentmatching')({
  staticData: { title: 'Matching', right: rights.applicantSearch },
  validateSearch: searchParams<MatchingWhere>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    startSearch(context.queryClient, matchingSearch, deps, { corporateId: context.corporate.corporateId })
  },
  component: MatchingScreen,
})
