import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazily } from '~/ui/lazily'
import { RouteError } from '~/ui/RouteError'
import { NoAccessError } from './access'

const NoAccess = lazily(async () => (await import('./NoAccess')).NoAccess)

/** A screen that may not be entered, or whose data could not be loaded. */
export function GuardedError(props: ErrorComponentProps) {
  return props.error instanceof NoAccessError ? <NoAccess missing={props.error.missing} /> : <RouteError {...props} />
}
