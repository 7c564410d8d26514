import { createFileRoute } from '@tanstack/react-router'
import { vacancyList } from '~/features/vacancies/vacancyList'
import type { ListParams } from '~/features/vacancies/vacancyListUrl'
import { VacancyListScreen } from '~/features/vacancies/VacancyListScreen'
import { rawParams } from '~/lib/url/searchParams'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/')({
  validateSearch: rawParams<ListParams>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchList(context, vacancyList(context.may), deps),
  component: function Vacancies() {
    const loaded = Route.useLoaderData()
    const { may } = Route.useRouteContext()
    return <VacancyListScreen loaded={loaded} may={may} />
  },
})
