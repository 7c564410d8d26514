import type { ErrorComponentProps } from '@tanstack/react-router'
import { RouteError } from './RouteError'

/** A whole page whose data could not be had: nothing stands around it. */
export function PageError(props: ErrorComponentProps) {
  return (
    <main>
      <RouteError {...props} />
    </main>
  )
}
