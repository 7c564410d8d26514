import { createFileRoute } from '@tanstack/react-router'
import { AtsReport } from '~/features/report/AtsReport'
import type { ReportState } from '~/features/report/reportView'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'
import { vacanciesQuery } from '~/components/vacancies/pipelineQueries'

export const Route = createFileRoute('/dashboard/$index/_guarded/atsreport/')({
  staticData: { title: 'ATS Report', right: rights.atsReport },
  validateSearch: rawParams<Partial<ReportState>>(),
  loader: ({ context: { queryClient, corporate } }) => {
    void queryClient.prefetchQuery(vacanciesQuery(corporate.corporateId))
  },
  component: AtsReport,
})
