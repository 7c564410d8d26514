import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy/_form/add')({
  staticData: { title: 'Buat Lowongan Baru', flag: 'add' },
  component: () => null,
})
