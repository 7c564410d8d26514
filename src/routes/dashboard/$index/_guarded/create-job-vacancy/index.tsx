import { createFileRoute } from '@tanstack/react-router'
import { vacancyList, VacancyListScreen } from '~/features/vacancies/VacancyListScreen'
import type { ListParams } from '~/features/vacancies/vacancies'
import { rawParams } from '~/lib/url/searchParams'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/')({
  staticData: { flag: 'view' },
  validateSearch: rawParams<ListParams>(),
  shouldReload: true,
  loader: ({ context, location }) => prefetchList(context, vacancyList(context.may), location.search),
  component: function Vacancies() {
    const { may } = Route.useRouteContext()
    return <VacancyListScreen may={may} />
  },
})
