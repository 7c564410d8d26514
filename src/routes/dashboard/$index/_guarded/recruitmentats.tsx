import { createFileRoute } from '@tanstack/react-router'
import { ComingScreen } from '~/features/shell/ComingScreen'
import { rights } from '~/lib/rights'

export const Route = createFileRoute('/dashboard/$index/_guarded/recruitmentats')({
  component: ComingScreen,
  staticData: { title: 'Pelacakan Pelamar', right: rights.tracking },
})
