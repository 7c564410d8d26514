import { createFileRoute } from '@tanstack/react-router'
import type { ApplicantWhere } from '~/api/contract/applicantFilters'
import { ApplicantsScreen } from '~/features/recruitment/ApplicantsScreen'
import { applicantSearch } from '~/features/recruitment/applicantSearch'
import { rights } from '~/lib/rights'
import { searchParams } from '~/search/params'
import { startSearch } from '~/search/startSearch'

export const Route = createFileRoute('/dashboard/$index/_guarded/recruitment')({
  staticData: { title: 'Cari Pelamar', right: rights.applicantSearch },
  validateSearch: searchParams<ApplicantWhere>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    startSearch(context.queryClient, applicantSearch, deps, { corporateId: context.corporate.corporateId })
  },
  component: ApplicantsScreen,
})
