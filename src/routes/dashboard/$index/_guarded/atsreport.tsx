import { createFileRoute } from '@tanstack/react-router'
import { ComingScreen } from '~/features/shell/ComingScreen'
import { rights } from '~/lib/rights'

export const Route = createFileRoute('/dashboard/$index/_guarded/atsreport')({
  component: ComingScreen,
  staticData: { title: 'ATS Report', right: rights.atsReport },
})
