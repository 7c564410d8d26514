import { createFileRoute } from '@tanstack/react-router'
import { InfographicScreen } from '~/features/infographic/InfographicScreen'
import { infographicUrl, prefetchInfographic } from '~/features/infographic/queries'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'

export const Route = createFileRoute('/dashboard/$index/_guarded/infographic')({
  staticData: { title: 'Infografik', right: rights.dashboard },
  validateSearch: rawParams<{ province?: string }>(),
  shouldReload: true,
  loader: ({ context, location }) =>
    prefetchInfographic(
      context.queryClient,
      { corporateId: context.corporate.corporateId },
      infographicUrl.read(location.search),
    ),
  component: InfographicScreen,
})
