import { createFileRoute } from '@tanstack/react-router'
import { ComingScreen } from '~/features/shell/ComingScreen'
import { rights } from '~/lib/rights'

export const Route = createFileRoute('/dashboard/$index/_guarded/chat-admin')({
  component: ComingScreen,
  staticData: { title: 'Pengaturan Jadwal Chat', right: rights.chatSchedule },
})
