import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { vacanciesQuery } from '~/features/ats/queries'
import { AtsReport } from '~/features/ats/AtsReport'
import { rights } from '~/lib/rights'

export const Route = createFileRoute('/dashboard/$index/_guarded/atsreport/')({
  staticData: { title: 'ATS Report', right: rights.atsReport },
  validateSearch: ({ keyword }: { keyword?: string } & SearchSchemaInput): { keyword?: string } =>
    typeof keyword === 'string' ? { keyword: keyword.slice(0, 100) } : {},
  loader: ({ context: { queryClient, corporate } }) => {
    // Whoever comes back from a stage sees what it has become.
    void queryClient.prefetchQuery({ ...vacanciesQuery(corporate.corporateId), staleTime: 0 })
  },
  component: AtsReport,
})
