import { createFileRoute } from '@tanstack/react-router'
import { ChatScheduleScreen, schedulesOf } from '~/features/schedule/ChatScheduleScreen'
import { rights } from '~/lib/rules/rights'

export const Route = createFileRoute('/dashboard/$index/_guarded/chat-admin')({
  component: ChatScheduleScreen,
  staticData: { title: 'Pengaturan Jadwal Chat', right: rights.chatSchedule },
  loader: ({ context }) => {
    const { on, off } = schedulesOf(context.corporate)
    void context.queryClient.prefetchQuery(on)
    void context.queryClient.prefetchQuery(off)
  },
})
