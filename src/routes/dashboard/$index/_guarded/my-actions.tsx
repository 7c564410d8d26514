import { createFileRoute } from '@tanstack/react-router'
import { undoAction } from '~/features/stage/undoAction'
import { lazyComponent } from '~/ui/lazyComponent'
import { PendingScreen } from '~/ui/states/PendingScreen'

const MyActions = lazyComponent(
  async () => (await import('~/features/my-actions/MyActions')).MyActions,
  () => <PendingScreen />,
)

/** The user's actions in this browser; requests nothing that the menu does not permit. */
export const Route = createFileRoute('/dashboard/$index/_guarded/my-actions')({
  staticData: { title: 'Tindakan saya' },
  component: () => <MyActions undoMove={undoAction} />,
})
