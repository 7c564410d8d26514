import { createFileRoute } from '@tanstack/react-router'
import type { LonglistParams } from '~/features/longlist/longlist'
import { userForm } from '~/features/longlist/longlist'
import { UserScreen } from '~/features/longlist/UserScreen'
import { idInPath } from '~/lib/ids'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'

export const Route = createFileRoute('/dashboard/$index/_guarded/es-longlist/form/$muc03Id')({
  component: function LonglistUser() {
    return <UserScreen muc03Id={Route.useParams().muc03Id} />
  },
  params: idInPath('muc03Id'),
  staticData: { title: 'User Longlist', right: rights.executiveSearch },
  // State of the list, for the back link.
  validateSearch: rawParams<LonglistParams>(),
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(userForm(params.muc03Id, context.corporate)),
})
