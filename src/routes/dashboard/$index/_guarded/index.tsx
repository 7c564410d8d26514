import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '~/features/dashboard/DashboardScreen'
import { type DashboardParams, groupUrl, prefetchDashboard } from '~/features/dashboard/queries'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'
import type { PinnableSearches } from '~/list/saved/PinnedSearches'

/** The searches whose saved filters can be pinned. */
const searches: PinnableSearches = {
  searchTalents: {
    right: rights.talentSearch,
    to: '/dashboard/$index/talentsearch',
    load: async (check) => check((await import('~/features/talents/talentSearch')).talentSearch),
  },
  searchApplicants: {
    right: rights.applicantSearch,
    to: '/dashboard/$index/recruitment',
    load: async (check) => check((await import('~/features/recruitment/applicantSearch')).applicantSearch),
  },
  searchTrackedApplicants: {
    right: rights.tracking,
    to: '/dashboard/$index/recruitmentats',
    load: async (check) => check((await import('~/features/recruitment/trackingSearch')).trackingSearch),
  },
  searchEsCandidates: {
    right: rights.executiveSearch,
    to: '/dashboard/$index/es-admin-query',
    load: async (check) => check((await import('~/features/executive/candidateSearch')).candidateSearch),
  },
}

export const Route = createFileRoute('/dashboard/$index/_guarded/')({
  staticData: { title: 'Dasbor', right: rights.dashboard },
  validateSearch: rawParams<DashboardParams>(),
  shouldReload: true,
  loader: ({ context: { queryClient, corporate }, location }) =>
    prefetchDashboard(queryClient, { corporateId: corporate.corporateId }, groupUrl.read(location.search)),
  component: () => <DashboardScreen searches={searches} />,
})
