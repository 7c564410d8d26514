import { createFileRoute } from '@tanstack/react-router'
import { NewVacancyScreen } from '~/features/vacancies/NewVacancyScreen'
import { formReads } from '~/features/vacancies/queries'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/add')({
  staticData: { title: 'Buat Lowongan Baru', flag: 'add' },
  loader: ({ context }) => formReads(context.queryClient, context.corporate),
  // A form is loaded once: what is typed in it stays.
  shouldReload: false,
  gcTime: 0,
  component: NewVacancyScreen,
})
