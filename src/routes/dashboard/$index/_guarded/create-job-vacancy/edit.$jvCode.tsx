import { createFileRoute } from '@tanstack/react-router'
import { NoAccessError } from '~/features/shell/access'
import { GuardedError } from '~/features/shell/GuardedError'
import { EditVacancyScreen } from '~/features/vacancies/EditVacancyScreen'
import { formReads, vacancyReads } from '~/features/vacancies/queries'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/edit/$jvCode')({
  staticData: { title: 'Edit Lowongan' },
  beforeLoad: ({ context }) => {
    if (!context.may.edit) throw new NoAccessError()
  },
  loader: async ({ context, params }) => {
    const [choices, vacancy] = await Promise.all([
      formReads(context.queryClient, context.corporate),
      vacancyReads(context.queryClient, params.jvCode),
    ])
    return { ...choices, ...vacancy }
  },
  // A form is loaded once: what is typed in it stays.
  shouldReload: false,
  gcTime: 0,
  component: EditVacancyScreen,
  errorComponent: GuardedError,
})
