import { createFileRoute } from '@tanstack/react-router'
import { ComingScreen } from '~/features/shell/ComingScreen'
import { rights } from '~/lib/rights'

export const Route = createFileRoute('/dashboard/$index/_guarded/es-admin-query')({
  component: ComingScreen,
  staticData: { title: 'Kueri Executive Search', right: rights.executiveSearch },
})
