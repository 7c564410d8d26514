import { createFileRoute } from '@tanstack/react-router'
import { startStage } from '~/features/ats/startStage'
import { StageScreen } from '~/features/ats/StageScreen'
import type { StageSearch } from '~/features/ats/stageParams'
import { rights } from '~/lib/rights'
import { rawParams } from '~/lib/searchParams'

export const Route = createFileRoute('/dashboard/$index/_guarded/atsreport/$jobId')({
  staticData: { title: 'Tahap Seleksi', right: rights.atsReport },
  validateSearch: rawParams<StageSearch>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => startStage(context.queryClient, context.corporate, params, deps),
  component: StageScreen,
})
