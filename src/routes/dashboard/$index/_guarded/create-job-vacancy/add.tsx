import { createFileRoute } from '@tanstack/react-router'
import { NoAccessError } from '~/features/shell/access'
import { GuardedError } from '~/features/shell/GuardedError'
import { NewVacancyScreen } from '~/features/vacancies/NewVacancyScreen'
import { formReads } from '~/features/vacancies/queries'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/add')({
  staticData: { title: 'Buat Lowongan Baru' },
  beforeLoad: ({ context }) => {
    if (!context.may.add) throw new NoAccessError()
  },
  loader: ({ context }) => formReads(context.queryClient, context.corporate),
  // A form is loaded once: what is typed in it stays.
  shouldReload: false,
  gcTime: 0,
  component: NewVacancyScreen,
  errorComponent: GuardedError,
})
