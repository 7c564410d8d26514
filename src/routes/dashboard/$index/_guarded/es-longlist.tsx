import { createFileRoute } from '@tanstack/react-router'
import { ComingScreen } from '~/features/shell/ComingScreen'
import { rights } from '~/lib/rights'

export const Route = createFileRoute('/dashboard/$index/_guarded/es-longlist')({
  component: ComingScreen,
  staticData: { title: 'Executive Search Longlist', right: rights.executiveSearch },
})
