import { createFileRoute } from '@tanstack/react-router'
import { loadVacancy } from '~/features/vacancies/queries'
import { idInPath } from '~/lib/ids'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/_form/edit/$jvCode')({
  params: idInPath('jvCode'),
  staticData: { title: 'Edit Lowongan', flag: 'edit' },
  loader: async ({ context, params }) => ({
    vacancy: await loadVacancy(context.queryClient, context.corporate, params.jvCode),
  }),
  // Loaded once, so that typed values stay.
  shouldReload: false,
  gcTime: 0,
  component: () => null,
})
