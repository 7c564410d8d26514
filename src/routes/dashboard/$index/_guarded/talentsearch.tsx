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
  shouldReload: true,
  loader: ({ context, location }) => prefetchList(context, talentSearch, location.search),
  component: () => <ListScreen list={talentSearch} />,
})
