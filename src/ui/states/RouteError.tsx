import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { texts } from '~/lib/texts/texts'
import { useLoaded } from '~/ui/lazyComponent'
import { onceOnline, partFailure, PartFailure, recovery } from '~/ui/part'
import { StatePanel } from './StatePanel'
import { fieldsOf } from '~/lib/fields'

/** A screen whose data or files could not be loaded: the error and a retry, or a reload of an outdated build. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { name, detail } = fieldsOf(error)
  const message = error instanceof Error ? error.message : texts.failed
  const isCall = name === 'ApiError'
  const found = useLoaded<PartFailure>(async (show) => {
    if (!isCall) show(await partFailure())
  })
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const onOnline = useEffectEvent(retry)
  useLayoutEffect(() => (isCall ? undefined : onceOnline(() => onOnline())), [isCall])
  const failure = found?.needsReload ? found : new PartFailure(isCall ? message : texts.failed, false)
  const { label, run } = recovery(failure, retry)
  return (
    <StatePanel
      whole
      urgent
      drawing="error"
      title="Halaman tidak dapat dibuka"
      message={failure.message}
      detail={typeof detail === 'string' ? detail : message}
      action={<Button onClick={run}>{label}</Button>}
    />
  )
}
