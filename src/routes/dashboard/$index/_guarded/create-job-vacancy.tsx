import { createFileRoute } from '@tanstack/react-router'
import { ComingScreen } from '~/features/shell/ComingScreen'

export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy')({
  component: ComingScreen,
  staticData: { title: 'Lowongan Kerja' },
})
