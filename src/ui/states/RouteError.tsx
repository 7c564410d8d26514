import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { texts } from '~/lib/texts/texts'
import { isOutdated, useLoaded, recoveryAction } from '~/ui/lazyComponent'
import { StatePanel } from './StatePanel'

/** A screen whose data or files could not be loaded: the error and a retry, or a reload of an outdated build. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { name, message, detail } = error as Error & { detail?: string }
  const isCall = name === 'ApiError'
  const isOld = useLoaded<boolean>(async (show) => {
    if (!isCall) show(await isOutdated())
  })
  const { text, label, run } = recoveryAction(isOld === true, isCall ? message : texts.failed, () => {
    reset()
    void router.invalidate()
  })
  return (
    <StatePanel
      whole
      urgent
      drawing="error"
      title="Halaman tidak dapat dibuka"
      message={text}
      detail={detail ?? message}
      action={<Button onClick={run}>{label}</Button>}
    />
  )
}
