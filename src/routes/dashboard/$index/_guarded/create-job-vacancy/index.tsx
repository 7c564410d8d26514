import { createFileRoute } from '@tanstack/react-router'
import { listParams } from '~/features/vacancies/listParams'
import { vacancyRows } from '~/features/vacancies/queries'
import { VacancyListScreen } from '~/features/vacancies/VacancyListScreen'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/')({
  validateSearch: listParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(vacancyRows(context.corporate, deps)),
  component: VacancyListScreen,
})
