import { createFileRoute } from '@tanstack/react-router'
import { type LonglistParams, longlistQueryOf, pageOfLonglist } from '~/features/longlist/longlistQuery'
import { LonglistScreen } from '~/features/longlist/LonglistScreen'
import { rights } from '~/lib/rights'
import { rawParams } from '~/lib/searchParams'

export const Route = createFileRoute('/dashboard/$index/_guarded/es-longlist/')({
  component: LonglistScreen,
  staticData: { title: 'Executive Search Longlist', right: rights.executiveSearch },
  validateSearch: rawParams<LonglistParams>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(pageOfLonglist(longlistQueryOf(deps), context.corporate)),
})
