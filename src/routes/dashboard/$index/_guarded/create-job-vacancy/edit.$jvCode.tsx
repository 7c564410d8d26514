import { createFileRoute } from '@tanstack/react-router'
import { EditVacancyScreen } from '~/features/vacancies/EditVacancyScreen'
import { listParams } from '~/features/vacancies/listParams'
import { formReads, vacancyReads } from '~/features/vacancies/queries'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/edit/$jvCode')({
  staticData: { title: 'Edit Lowongan', flag: 'edit' },
  // What the list showed, for the way back.
  validateSearch: listParams,
  loader: async ({ context, params }) => {
    const [choices, vacancy] = await Promise.all([
      formReads(context.queryClient, context.corporate),
      vacancyReads(context.queryClient, context.corporate, params.jvCode),
    ])
    return { ...choices, vacancy }
  },
  // A form is loaded once: what is typed in it stays.
  shouldReload: false,
  gcTime: 0,
  component: EditVacancyScreen,
})
