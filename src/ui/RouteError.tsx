import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { texts } from '~/lib/texts'
import { ErrorPanel } from './StatePanel'

/** A screen whose data could not be had: what happened, and trying again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { name, message, detail } = error as Error & { detail?: string }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorPanel message={name === 'ApiError' ? message : texts.failed} detail={detail ?? message} retry={retry} />
}
