import { createFileRoute } from '@tanstack/react-router'
import { talentFilters, type TalentWhere } from '~/api/contract/filters'
import { talents } from '~/api/contract/talents'
import { TalentsScreen } from '~/features/talents/TalentsScreen'
import { talentSearch } from '~/features/talents/talentSearch'
import { rights } from '~/lib/rights'
import { searchParams } from '~/search/params'
import { queryOf } from '~/search/query'
import { startReadings } from '~/search/readings'
import { rowsOf } from '~/search/rows'

export const Route = createFileRoute('/dashboard/$index/_guarded/talentsearch')({
  staticData: { title: 'Cari Talenta', right: rights.talentSearch },
  validateSearch: searchParams<TalentWhere>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const scope = { corporateId: context.corporate.corporateId }
    startReadings(context.queryClient, talentSearch, scope)
    // The table shows its own skeleton and its own error; the frame need not wait.
    void context.queryClient.prefetchQuery(rowsOf(talents, queryOf(talentFilters, deps), scope))
  },
  component: TalentsScreen,
})
