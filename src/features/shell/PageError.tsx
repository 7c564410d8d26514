import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazyComponent } from '~/ui/lazyComponent'
import { RouteError } from '~/ui/states/RouteError'

const BareFrame = lazyComponent(
  async () => (await import('./frame/BareFrame')).BareFrame,
  ({ children }) => <main>{children}</main>,
)

/** A whole page whose data could not be loaded. */
export function PageError(props: ErrorComponentProps) {
  return (
    <BareFrame>
      <RouteError {...props} />
    </BareFrame>
  )
}
