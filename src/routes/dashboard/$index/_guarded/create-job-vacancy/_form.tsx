import { createFileRoute } from '@tanstack/react-router'
import type { ListParams } from '~/features/vacancies/vacancies'
import { loadFormLists } from '~/features/vacancies/queries'
import { VacancyFormScreen } from '~/features/vacancies/VacancyFormScreen'
import { rawParams } from '~/lib/url/searchParams'

/** Layout route of the vacancy form for both of its URLs, so that it stays mounted when a new vacancy gets its code. */
export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/_form')({
  // State of the list, for the back link.
  validateSearch: rawParams<ListParams>(),
  loader: ({ context }) => loadFormLists(context.queryClient, context.corporate),
  component: function Form() {
    const { may } = Route.useRouteContext()
    return <VacancyFormScreen lists={Route.useLoaderData()} may={may} />
  },
})
