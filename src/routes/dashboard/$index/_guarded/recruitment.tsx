import { createFileRoute } from '@tanstack/react-router'
import { ComingScreen } from '~/features/shell/ComingScreen'
import { rights } from '~/lib/rights'

export const Route = createFileRoute('/dashboard/$index/_guarded/recruitment')({
  component: ComingScreen,
  staticData: { title: 'Cari Pelamar', right: rights.applicantSearch },
})
