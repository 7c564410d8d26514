import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazily } from '~/ui/lazily'
import { RouteError } from '~/ui/RouteError'

const BareFrame = lazily(
  async () => (await import('./BareFrame')).BareFrame,
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
