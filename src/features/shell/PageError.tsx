import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazyComponent } from '~/ui/lazyComponent'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { RouteError } from '~/ui/states/RouteError'

// The error is rendered with its frame only: a frame that loads later would remount it and fold its details.
const BareFrame = lazyComponent(
  async () => (await import('./frame/BareFrame')).BareFrame,
  () => <PendingScreen />,
)

/** Error state of a whole page. */
export function PageError(props: ErrorComponentProps) {
  return (
    <BareFrame>
      <RouteError {...props} />
    </BareFrame>
  )
}
