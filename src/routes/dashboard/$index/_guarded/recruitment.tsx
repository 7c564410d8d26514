import { Button } from '@mantine/core'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ApplicantFilters } from '~/api/contract/recruitment/applicantFilters'
import { applicantSearch } from '~/features/recruitment/applicantSearch'
import { rights } from '~/lib/rules/rights'
import { ListScreen } from '~/list/ListScreen'
import { searchParams } from '~/list/listUrl'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/recruitment')({
  staticData: { title: 'Cari Pelamar', right: rights.applicantSearch },
  validateSearch: searchParams<ApplicantFilters>(),
  shouldReload: true,
  loader: ({ context, location }) => prefetchList(context, applicantSearch, location.search),
  component: () => (
    <ListScreen list={applicantSearch}>
      <Button
        variant="default"
        size="xs"
        renderRoot={(props) => (
          <Link from="/dashboard/$index/recruitment" to="/dashboard/$index/recruitmentmatching" {...props} />
        )}
      >
        Matching
      </Button>
    </ListScreen>
  ),
})
