import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazyComponent } from '~/ui/lazyComponent'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { RouteError } from '~/ui/states/RouteError'

// The error waits for its frame: drawn without it first, its unfolded details would be closed again by the frame.
const BareFrame = lazyComponent(
  async () => (await import('./frame/BareFrame')).BareFrame,
  () => <PendingScreen />,
)

/** A whole page whose data could not be loaded. */
export function PageError(props: ErrorComponentProps) {
  return (
    <BareFrame>
      <RouteError {...props} />
    </BareFrame>
  )
}
