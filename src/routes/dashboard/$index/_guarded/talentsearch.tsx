import { createFileRoute } from '@tanstack/react-router'
import type { TalentWhere } from '~/api/contract/filters'
import { TalentsScreen } from '~/features/talents/TalentsScreen'
import { talentSearch } from '~/features/talents/talentSearch'
import { rights } from '~/lib/rights'
import { searchParams } from '~/search/params'
import { startSearch } from '~/search/startSearch'

export const Route = createFileRoute('/dashboard/$index/_guarded/talentsearch')({
  staticData: { title: 'Cari Talenta', right: rights.talentSearch },
  validateSearch: searchParams<TalentWhere>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    startSearch(context.queryClient, talentSearch, deps, { corporateId: context.corporate.corporateId })
  },
  component: TalentsScreen,
})
