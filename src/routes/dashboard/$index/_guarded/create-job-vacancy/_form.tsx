import { createFileRoute } from '@tanstack/react-router'
import type { ListParams } from '~/features/vacancies/vacancies'
import { formReads } from '~/features/vacancies/queries'
import { VacancyFormScreen } from '~/features/vacancies/VacancyFormScreen'
import { rawParams } from '~/lib/url/searchParams'

/** Holds the form of a vacancy at both of its addresses, so that it stays when a new one gets its code. */
export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/_form')({
  // What the list showed, for the way back.
  validateSearch: rawParams<ListParams>(),
  loader: ({ context }) => formReads(context.queryClient, context.corporate),
  component: function Form() {
    const { may } = Route.useRouteContext()
    return <VacancyFormScreen lists={Route.useLoaderData()} mayEdit={may.edit} raw={Route.useSearch()} />
  },
})
