import { createFileRoute } from '@tanstack/react-router'
import type { CandidateWhere } from '~/api/contract/candidateFilters'
import { candidateSearch } from '~/features/executive/candidateSearch'
import { CandidatesScreen } from '~/features/executive/CandidatesScreen'
import { rights } from '~/lib/rights'
import { searchParams } from '~/search/params'
import { startSearch } from '~/search/startSearch'

export const Route = createFileRoute('/dashboard/$index/_guarded/es-admin-query')({
  staticData: { title: 'Kueri Executive Search', right: rights.executiveSearch },
  validateSearch: searchParams<CandidateWhere>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    startSearch(context.queryClient, candidateSearch, deps, { corporateId: context.corporate.corporateId })
  },
  component: CandidatesScreen,
})
