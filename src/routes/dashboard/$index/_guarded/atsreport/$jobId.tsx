import { createFileRoute } from '@tanstack/react-router'
import { hideIdentities } from '~/features/stage/blind/blindReview'
import { reviewOf } from '~/features/stage/blind/blindState'
import { prefetchStage } from '~/features/stage/pipeline/prefetchStage'
import { StageScreen } from '~/features/stage/StageScreen'
import { readStage, type StageSearch } from '~/features/stage/model/stageState'
import { idInPath } from '~/lib/ids'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'

export const Route = createFileRoute('/dashboard/$index/_guarded/atsreport/$jobId')({
  params: idInPath('jobId'),
  staticData: { title: 'Tahap Seleksi', right: rights.atsReport },
  validateSearch: rawParams<StageSearch>(),
  shouldReload: true,
  loader: ({ context, params, location }) => {
    const writer = { userId: context.account.userId, corporateId: context.corporate.corporateId }
    hideIdentities(writer)
    const read = readStage(
      params.jobId,
      // An address may ask by names that are hidden.
      reviewOf(writer, params.jobId).get().isOn,
    )
    prefetchStage(context.queryClient, context.corporate, params, read(location.search))
  },
  component: function Stage() {
    return <StageScreen jobId={Route.useParams().jobId} />
  },
})
