import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazyComponent } from '~/ui/lazyComponent'
import { RouteError } from '~/ui/states/RouteError'
import { NoAccessError } from './access'

const NoAccess = lazyComponent(async () => (await import('./NoAccess')).NoAccess)

/** Error state of a screen: missing right, or failed loading. */
export function GuardedError(props: ErrorComponentProps) {
  return props.error instanceof NoAccessError ? <NoAccess missing={props.error.missing} /> : <RouteError {...props} />
}
