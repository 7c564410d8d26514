import { createFileRoute } from '@tanstack/react-router'
import type { TalentFilters } from '~/api/contract/filters'
import { talentSearch } from '~/features/talents/talentSearch'
import { rights } from '~/lib/rules/rights'
import { ListScreen } from '~/list/ListScreen'
import { searchParams } from '~/list/listUrl'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/talentsearch')({
  staticData: { title: 'Cari Talenta', right: rights.talentSearch },
  validateSearch: searchParams<TalentFilters>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchList(context, talentSearch, deps),
  component: function Talents() {
    const loaded = Route.useLoaderData()
    return <ListScreen list={talentSearch} loaded={loaded} />
  },
})
