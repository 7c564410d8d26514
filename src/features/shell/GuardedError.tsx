import type { ErrorComponentProps } from '@tanstack/react-router'
import { RouteError } from '~/ui/RouteError'
import { NoAccess } from '~/ui/NoAccess'
import { NoAccessError } from './access'

/** A screen that may not be entered, or whose data could not be had. */
export function GuardedError(props: ErrorComponentProps) {
  return props.error instanceof NoAccessError ? <NoAccess /> : <RouteError {...props} />
}
