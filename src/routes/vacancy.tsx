import { createFileRoute } from '@tanstack/react-router'
import { VacancyPending } from '~/features/publicVacancy/VacancyPending'
import { VacancyScreen } from '~/features/publicVacancy/VacancyScreen'
import { prefetchVacancy } from '~/features/publicVacancy/vacancyQueries'
import { vacancySearch } from '~/features/publicVacancy/vacancySearch'

/** The public page of a vacancy (document 1 §2). */
export const Route = createFileRoute('/vacancy')({
  validateSearch: vacancySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => prefetchVacancy(context.queryClient, deps, false, cause),
  component: VacancyScreen,
  pendingComponent: VacancyPending,
  pendingMs: 0,
  pendingMinMs: 0,
  staticData: { title: 'Lowongan' },
})
